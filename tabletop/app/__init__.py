"""What pages and tables share while the program runs: services, routes, background jobs, toasts."""
