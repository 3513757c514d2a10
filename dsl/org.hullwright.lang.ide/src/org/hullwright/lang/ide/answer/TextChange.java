package org.hullwright.lang.ide.answer;

/**
 * A change of a text. Several changes never overlap, and their ranges all count in the text before any of them.
 *
 * @param range what is replaced
 * @param text  by what
 */
public record TextChange(TextRange range, String text) {
}
