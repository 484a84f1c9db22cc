"""The pictures of the assets, one function each, named as the asset."""
