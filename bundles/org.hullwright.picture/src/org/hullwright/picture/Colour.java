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
	/** Above this luminance (0 to 1) dark writing is easier to read than white. */
	private static final double BRIGHT = 0.62;

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
		return luminance() > BRIGHT ? of(0x1B1D22) : of(0xFFFFFF);
	}

	/** {@code 0xRRGGBB}, without opacity. */
	public int rgb() {
		return red << 16 | green << 8 | blue;
	}

	private static int between(int from, int to, double share) {
		return (int) Math.round(from + (to - from) * share);
	}
}
