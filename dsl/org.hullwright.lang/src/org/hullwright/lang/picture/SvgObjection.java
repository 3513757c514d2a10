package org.hullwright.lang.picture;

import org.hullwright.lang.picture.PictureFinding.Unreadable;
import org.hullwright.lang.picture.PictureFinding.Unsafe;

/** Ends the inspection of a drawing, which must not be drawn. */
final class SvgObjection extends Exception {

	private static final long serialVersionUID = 1L;
	private static final int LONGEST_QUOTE = 40; // characters of what a drawing says, which may be megabytes

	private final transient PictureFinding why;

	private SvgObjection(PictureFinding why) {
		super(null, null, false, false);
		this.why = why;
	}

	/** @param deed of the drawing, beginning with a verb */
	static SvgObjection unsafe(String deed) {
		return new SvgObjection(new Unsafe(deed));
	}

	/**
	 * The same of something at a place in the drawing.
	 *
	 * @param line of the file, from 1
	 * @param allowed a clause that says what is possible instead
	 */
	static SvgObjection unsafe(String deed, int line, String allowed) {
		return unsafe(deed + " in line " + line + ", but " + allowed);
	}

	/** @param reason a clause that goes on after a colon */
	static SvgObjection unreadable(String reason) {
		return new SvgObjection(new Unreadable(reason));
	}

	/** A name or value of the drawing as it can stand in a message. */
	static String quoted(String written) {
		String text = written.strip();
		String begin = text.substring(0, Math.min(text.length(), LONGEST_QUOTE)).replaceAll("\\s+", " ");
		return "“" + (text.length() > LONGEST_QUOTE ? begin + "…" : begin) + "”";
	}

	/** What is told of the drawing. */
	PictureFinding why() {
		return why;
	}
}
