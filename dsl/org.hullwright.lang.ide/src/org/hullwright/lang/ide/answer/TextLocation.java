package org.hullwright.lang.ide.answer;

import java.net.URI;

/**
 * A stretch of some document.
 *
 * @param document a file, or {@link org.hullwright.lang.ide.HullLanguageService#LIBRARY}
 * @param range the name that is meant
 * @param line counted from 1
 * @param text the whole line, without the blanks around it
 */
public record TextLocation(URI document, TextRange range, int line, String text) {}
