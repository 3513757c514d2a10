package org.hullwright.picture;

/**
 * A colour with opacity, independent of any windowing toolkit.
 *
 * @param red 0 to 255
 * @param green 0 to 255
 * @param blue 0 to 255
 * @param opacity 0 (invisible) to 255 (solid)
 */
public record Colour(int red, int green, int blue, int opacity) {

	private static final int CHANNEL = 0xFF;
	/** From this contrast on white writing is read as well as dark writing, and looks better on a colour. */
	private static final double ENOUGH = 4;
	/** What any surface reflects of its surroundings. */
	private static final double FLARE = 0.05;
	private static final Colour WHITE = of(0xFFFFFF);
	private static final Colour DARK = of(0x1B1D22);

	/** A solid colour from its usual notation, {@code 0xRRGGBB}. */
	public static Colour of(int rgb) {
		return new Colour(rgb >> 16 & CHANNEL, rgb >> 8 & CHANNEL, rgb & CHANNEL, CHANNEL);
	}

	/** @param share 0 (this colour) to 1 (the other one); opacity stays. */
	public Colour mixed(Colour other, double share) {
		return new Colour(between(red, other.red, share), between(green, other.green, share), between(blue, other.blue, share), opacity);
	}

	/** @param share of this colour's opacity that is left, 0 to 1 */
	public Colour faded(double share) {
		return new Colour(red, green, blue, (int) Math.round(opacity * share));
	}

	/** Perceived brightness, 0 to 1 (Rec. 601 weights). */
	public double luminance() {
		return (0.299 * red + 0.587 * green + 0.114 * blue) / CHANNEL;
	}

	/** Black or white, whichever is easier to read on this colour. */
	public Colour writing() {
		double white = contrast(WHITE);
		return white >= ENOUGH || white > contrast(DARK) ? WHITE : DARK;
	}

	/** How well one of two solid colours is read on the other, from 1 (not at all) to 21, as the web's guidelines count it. */
	public double contrast(Colour other) {
		double one = light() + FLARE;
		double two = other.light() + FLARE;
		return Math.max(one, two) / Math.min(one, two);
	}

	/** How much light this colour sends, 0 to 1. */
	private double light() {
		return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
	}

	private static double linear(int channel) {
		double share = (double) channel / CHANNEL;
		return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
	}

	/** {@code 0xRRGGBB}, without opacity. */
	public int rgb() {
		return red << 16 | green << 8 | blue;
	}

	private static int between(int from, int to, double share) {
		return (int) Math.round(from + (to - from) * share);
	}
}
