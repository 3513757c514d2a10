package org.hullwright.engine.lower.symbol;

import org.eclipse.jdt.annotation.Nullable;

/** How things are called in front of people. */
public final class Titles {

	private Titles() {}

	/** The title, or else the name. */
	public static String of(@Nullable String title, @Nullable String name) {
		return title == null ? String.valueOf(name) : title;
	}
}
