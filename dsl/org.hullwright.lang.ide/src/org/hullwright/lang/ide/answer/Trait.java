package org.hullwright.lang.ide.answer;

/**
 * Something that can be told of a declaration.
 *
 * @param group what it belongs to, as a heading
 * @param name what it is
 * @param value what is so; one line
 */
public record Trait(String group, String name, String value) {}
