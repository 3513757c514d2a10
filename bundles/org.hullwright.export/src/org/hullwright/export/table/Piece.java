package org.hullwright.export.table;

/**
 * A copy of a component.
 *
 * @param component identity of what it is a copy of
 * @param copy which one, from 1
 */
public record Piece(String component, int copy) {

	/** The component that a copy of an identity is of. */
	public static String componentOf(String identity) {
		return identity.substring(0, Math.max(0, identity.lastIndexOf('#')));
	}

	/** What tells it from all others; stays when there come to be more copies. */
	public String identity() {
		return component + "#" + copy;
	}
}
