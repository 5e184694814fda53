"""The match screen: taps become intents, intents inputs, events and positions regions of the document."""
