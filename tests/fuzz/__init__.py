"""Whatever comes in: targets for a fuzzer that coverage guides (``make fuzz``), and inputs it has kept."""
