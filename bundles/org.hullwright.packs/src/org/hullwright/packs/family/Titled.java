package org.hullwright.packs.family;

import org.eclipse.jdt.annotation.Nullable;

/** Something that a pack declares, with what people read for it. */
public record Titled(String name, String title) {

	/** @param title null where it has none, and is called by its name */
	static Titled of(String name, @Nullable String title) {
		return new Titled(name, title == null ? name : title);
	}
}
