package org.hullwright.picture.scene;

/**
 * What something small is told apart by.
 *
 * @param icon name of an icon; empty for none, or one that is not there, where the letters are shown
 * @param letters at most two; empty for nothing but a colour
 * @param badge a letter in the corner of the icon, for what does not lie as at the start; mostly empty
 */
public record Emblem(String icon, String letters, String badge) {

	/** Nothing but a colour. */
	public static final Emblem NONE = letters("");

	/** At most two letters, and no icon. */
	public static Emblem letters(String letters) {
		return new Emblem("", letters, "");
	}

	/** An icon by its name. */
	public static Emblem icon(String name) {
		return new Emblem(name, "", "");
	}

	/** Whether there is nothing to draw. */
	public boolean isBlank() {
		return icon.isEmpty() && letters.isEmpty();
	}
}
