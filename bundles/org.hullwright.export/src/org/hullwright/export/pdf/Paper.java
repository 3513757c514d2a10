package org.hullwright.export.pdf;

/** What is printed on. */
public enum Paper {

	/** As in most of the world. */
	A4("A4", 210, 297),
	/** As in North America. */
	LETTER("Letter", 215.9, 279.4);

	private final String name;
	private final double width;
	private final double height;

	Paper(String name, double width, double height) {
		this.name = name;
		this.width = width;
		this.height = height;
	}

	/** In millimetres. */
	public double width() {
		return width;
	}

	/** In millimetres. */
	public double height() {
		return height;
	}

	@Override
	public String toString() {
		return name;
	}
}
