package org.hullwright.lang.ide.answer;

/**
 * Something that performs, or is performed.
 *
 * @param name what it is called
 * @param detail what it belongs to; may be empty
 * @param kind picks the icon
 * @param place where its name stands; ask there for who performs it, and what it performs
 * @param range all of it
 */
public record CallItem(String name, String detail, ElementKind kind, TextLocation place, TextRange range) {}
