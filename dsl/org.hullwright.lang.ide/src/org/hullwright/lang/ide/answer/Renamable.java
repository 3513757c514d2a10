package org.hullwright.lang.ide.answer;

/**
 * Whether what is named at a place can get another name.
 *
 * @param word the name at that place
 * @param name as it is now
 * @param refusal why it cannot, in a sentence; empty text when it can
 */
public record Renamable(TextRange word, String name, String refusal) {}
