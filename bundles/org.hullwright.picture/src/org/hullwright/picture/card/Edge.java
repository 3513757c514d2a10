package org.hullwright.picture.card;

/** What becomes of the paper of a component where it ends. */
public enum Edge {

	/** It lies on a table: rounded, with an outline and a shade. */
	LYING,
	/** It is cut out already: rounded, with an outline and nothing around it. */
	CUT,
	/** It will be cut: the paper reaches {@link #BLEED} beyond the corners, so that a cut that is a little off shows no white. */
	BLEEDING;

	/**
	 * How far paper reaches beyond a cut, as a share of the width of what is cut out; generous, whoever prints takes as much of it as
	 * wanted.
	 */
	public static final double BLEED = 0.12;
}
