package org.hullwright.picture.card;

/** The unit in which components are drawn: a poker card is 360 of them wide. */
final class Lengths {

	/** Units in a millimetre. */
	static final double MILLIMETRE = 360.0 / 63;
	/** Units in a point of typography. */
	static final double POINT = MILLIMETRE * 25.4 / 72;

	private Lengths() {}
}
