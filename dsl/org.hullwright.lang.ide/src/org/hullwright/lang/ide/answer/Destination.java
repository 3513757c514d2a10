package org.hullwright.lang.ide.answer;

/**
 * A place that a new element may start in.
 *
 * @param zone its name, as it is written
 * @param title what people call it
 * @param byItself whether the element is there without being put there, because the place takes all of its sort
 */
public record Destination(String zone, String title, boolean byItself) {}
