package org.hullwright.export.vassal;

/** The trait of VASSAL that writes something on a piece. */
final class Labels {

	private static final String SMALL = "13";
	private static final String MEDIUM = "18";
	private static final String LARGE = "30";
	private static final String LARGEST = "64";
	private static final String BOLD = "1";

	private Labels() {}

	/** Below a piece, on a dark ground. */
	static String below(String name) {
		return label(SMALL, "20,24,30", "255,255,255", "b", "t", "c", name);
	}

	/** Above a piece, on a light ground. */
	static String above(String name) {
		return label(MEDIUM, "255,255,255", "40,46,56", "t", "b", "c", name);
	}

	/** Where there is nothing else. */
	static String alone(String name) {
		return label(LARGE, "", "40,46,56", "c", "c", "c", name);
	}

	/** To the right of a point. */
	static String line(String name) {
		return label(LARGEST, "", "40,46,56", "c", "c", "l", name);
	}

	/** What a text is within an expression of VASSAL. */
	static String quoted(String text) {
		return text.replaceAll("[\"\\\\]", "'");
	}

	private static String label(String size, String ground, String colour, String side, String aligned, String justified,
			String name) {
		return "label;"
				+ Sequence.of(';', "", "", size, ground, colour, side, "0", "c", "0", aligned, justified, "$pieceName$", "Dialog", BOLD,
						"0",
						name, "", "false");
	}
}
