"""Dice and what became of them: a stream, two devices that agree, an audit, traces, tables of luck."""
