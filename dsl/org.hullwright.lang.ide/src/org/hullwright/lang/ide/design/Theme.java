package org.hullwright.lang.ide.design;

/**
 * A pack that says nothing but how things look.
 *
 * @param name by which it is required
 * @param title in words
 */
public record Theme(String name, String title) {}
