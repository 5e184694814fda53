"""One adapter a game; `adapter.adapter_of` loads the one that is played."""
