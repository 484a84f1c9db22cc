"""Parts that the pictures of the assets are put together from."""
