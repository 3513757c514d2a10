package org.hullwright.playtest.session;

import org.hullwright.engine.tree.Place;

/**
 * A part of the rules that led to something.
 *
 * @param words what is written there, or what it is called, in one line
 * @param place where that is
 */
public record Cause(String words, Place place) {}
