"""Unit Triggers: when which ability of a unit fires, and who may know of what lies face-down."""
