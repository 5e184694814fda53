"""The lesson maker: steps of a match are marked and get a sentence each; out comes a link."""
