"""How much work is done from one pause to the next, counted by calls, as seconds differ from machine to machine."""


def most_at_once(monkeypatch, places, walks):
    """Return how often functions are called between two steps of a walk, where it is most.

    Args: places - pairs of a module and the name by which it calls such a function.
          walks - iterators to be walked through.
    """
    calls, most = 0, 0

    def counted(function):
        def call(*given, **named):
            nonlocal calls
            calls += 1
            return function(*given, **named)
        return call

    with monkeypatch.context() as patch:
        for module, name in places:
            patch.setattr(module, name, counted(getattr(module, name)))
        for walk in walks:
            calls = 0
            for _step in walk:
                most, calls = max(most, calls), 0
            most = max(most, calls)
    return most
