package org.hullwright.lang.ide.answer;

/**
 * A declaration somewhere in the packs.
 *
 * @param name what it is called
 * @param container what it is declared in, down to the pack
 * @param kind picks the icon
 * @param place where it is declared
 */
public record Symbol(String name, String container, ElementKind kind, TextLocation place) {}
