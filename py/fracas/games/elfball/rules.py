"""The rules to read; each alternative rule of chapter 24 is a section."""

from fracas.kernel.contracts.rulebook import rules_reader

rules_text = rules_reader(__file__, listed="24")
