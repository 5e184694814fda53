"""What leaves the page: posts, codes, matches by link, positions put together by hand."""
