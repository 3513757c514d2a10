package org.hullwright.lang.ide.answer;

/**
 * From a word to what it means.
 *
 * @param word the word in the document that was asked about
 * @param target the declaration
 */
public record Link(TextRange word, TextLocation target) {}
