package org.hullwright.export.vassal;

/**
 * One of the layers that make a piece what it is.
 *
 * @param type what the layer does; never changes
 * @param state how it is at present
 */
record Trait(String type, String state) {}
