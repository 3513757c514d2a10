package org.hullwright.lang.ide.answer;

/**
 * A place where the same thing is named.
 *
 * @param range the name
 * @param role what happens there
 */
public record Occurrence(TextRange range, Role role) {

	/** What a name does where it stands. */
	public enum Role {
		DECLARES, REFERS
	}
}
