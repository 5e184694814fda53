"""The possible aims of challenges, one module a game: their archive may come before a game, which they import late."""
