package org.hullwright.export.table;

/**
 * A number that each copy of a component has and that changes in the course of a game, such as its wounds.
 *
 * @param identity by kind and property: stays whatever else is added to the pack, and is the same for all components of the kind
 * @param title as people call it
 */
public record Counter(String identity, String title, int lowest, int highest, int start) {}
