package org.hullwright.export.vassal;

/** The trait of VASSAL that writes something on a piece. */
final class Labels {

	private static final String SMALL = "13";
	private static final String LARGE = "20";
	private static final String BOLD = "1";

	private Labels() {}

	/** Below a piece, on a dark ground. */
	static String below(String name) {
		return label(SMALL, "20,24,30", "255,255,255", "b", "t", name);
	}

	/** Where there is nothing else. */
	static String alone(String name) {
		return label(LARGE, "", "40,46,56", "c", "c", name);
	}

	private static String label(String size, String ground, String colour, String side, String aligned, String name) {
		return "label;"
				+ Sequence.of(';', "", "", size, ground, colour, side, "0", "c", "0", aligned, "c", "$pieceName$", "Dialog", BOLD, "0",
						name, "", "false");
	}
}
