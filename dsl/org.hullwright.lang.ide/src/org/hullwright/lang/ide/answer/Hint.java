package org.hullwright.lang.ide.answer;

/**
 * A few words that an editor shows within a text though they are not written.
 *
 * @param offset where
 * @param text the words
 * @param reason what they mean, in a sentence
 */
public record Hint(int offset, String text, String reason) {}
