package org.hullwright.picture.scene;

/** What a colour or a symbol on the board means. */
public record LegendEntry(String meaning, Emblem emblem, Hue hue, Sample sample) {

	/** What is explained. */
	public enum Sample {
		GROUP,
		MARK,
		PAWN,
		CREATURE,
		TOKEN
	}
}
