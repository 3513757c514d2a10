package org.hullwright.export.vassal;

/** The trait of VASSAL that tells all players what somebody has done by a command: VASSAL itself tells of what is dragged alone. */
final class Reports {

	private Reports() {}

	/**
	 * Tells of one command.
	 *
	 * @param letter that is pressed with Ctrl
	 * @param format of VASSAL
	 */
	static Trait of(String letter, String format) {
		return new Trait("report;" + Sequence.of(';', letter, format, "", "", "", "false"), "-1");
	}
}
