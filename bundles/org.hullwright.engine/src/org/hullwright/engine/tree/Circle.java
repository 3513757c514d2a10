package org.hullwright.engine.tree;

/** The words for the directions of a board, which are words in a row: after the last the first comes again. */
public record Circle(int first, int size) {}
