"""Card texts: what they mean, how they are said, and how a slip is told."""
