package org.hullwright.export.table;

/**
 * A copy of a component.
 *
 * @param component identity of what it is a copy of
 * @param copy which one, from 1
 */
public record Piece(String component, int copy) {

	/** What tells it from all others; stays when there come to be more copies. */
	public String identity() {
		return component + "#" + copy;
	}
}
