package org.hullwright.lang.ide.design;

import java.net.URI;

/**
 * Where something of a design is written: a box, a side or all of it, whichever is the innermost around the offset.
 *
 * @param document the file, or {@link org.hullwright.lang.ide.HullLanguageService#LIBRARY}
 * @param offset in characters from its start
 */
public record DesignPlace(URI document, int offset) {}
