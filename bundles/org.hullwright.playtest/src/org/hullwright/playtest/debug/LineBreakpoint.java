package org.hullwright.playtest.debug;

import java.nio.file.Path;

/**
 * Where games are to stand still: before the first sentence of a line, or else of the next line that has one.
 *
 * @param file absolute
 * @param line from 1
 */
public record LineBreakpoint(Path file, int line) {
}
