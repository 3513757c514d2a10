package org.hullwright.lang.ide.answer;

/**
 * A sort of thing that an author may add to a pack.
 *
 * @param word what its declaration begins with
 * @param title what people call it
 * @param kind picks the icon
 * @param explanation what was written above its kind; may be empty
 */
public record Creatable(String word, String title, ElementKind kind, String explanation) {}
