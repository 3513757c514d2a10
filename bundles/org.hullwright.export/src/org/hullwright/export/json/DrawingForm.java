package org.hullwright.export.json;

import java.util.Locale;

/** The file format of the drawn pictures of components that go along with their data. */
public enum DrawingForm {

	/** No pictures are drawn. */
	NONE,
	/** Scalable; texts are in whatever sans-serif font the reader has, as wide as they were drawn. */
	SVG,
	/** Pixels, at 300 dots per inch. */
	PNG;

	@Override
	public String toString() {
		return name().toLowerCase(Locale.ROOT);
	}
}
