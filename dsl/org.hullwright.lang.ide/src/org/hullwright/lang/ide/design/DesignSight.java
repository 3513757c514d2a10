package org.hullwright.lang.ide.design;

import java.net.URI;

/**
 * From where an author looks at designs.
 *
 * @param document that the author is in
 * @param caret where in that, in characters from its start, so that it is known what is drawn
 * @param theme the name of the pack in whose looks cards are shown; empty text for none
 */
public record DesignSight(URI document, int caret, String theme) {}
