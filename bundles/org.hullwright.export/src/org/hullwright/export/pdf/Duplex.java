package org.hullwright.export.pdf;

import java.util.Locale;

/** Where the backs of components are printed. */
public enum Duplex {

	/** On the other side of each sheet, which the printer turns over its long edge, as one turns the page of a book. */
	LONG_EDGE,
	/** On the other side of each sheet, which the printer turns over its short edge, as one turns the page of a calendar. */
	SHORT_EDGE,
	/** Nowhere. What has two sides is printed side after side. */
	NONE;

	@Override
	public String toString() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}
}
