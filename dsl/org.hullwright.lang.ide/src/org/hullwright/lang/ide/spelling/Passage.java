package org.hullwright.lang.ide.spelling;

/**
 * Something that people write for people.
 *
 * @param text as it stands in the file
 * @param offset of its first character
 * @param line of its first character, counted from 1
 * @param language it is written in
 * @param isName whether it names something, so that its words are words of the pack
 */
record Passage(String text, int offset, int line, String language, boolean isName) {}
