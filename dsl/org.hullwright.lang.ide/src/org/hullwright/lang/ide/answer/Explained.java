package org.hullwright.lang.ide.answer;

/**
 * What is known about a word.
 *
 * @param range the word
 * @param markdown a few lines
 */
public record Explained(TextRange range, String markdown) {}
