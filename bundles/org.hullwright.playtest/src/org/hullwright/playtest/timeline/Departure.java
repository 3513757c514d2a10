package org.hullwright.playtest.timeline;

/**
 * The figure of a player has left the boards, whatever the rules call that.
 *
 * @param seat of the player, from 1
 * @param figure what it is called
 * @param said what the rules said of it last, for those who look; empty when they said nothing
 */
public record Departure(int seat, String figure, String said) {

	/** In a sentence. */
	public String told() {
		return figure + " is not on the board any more" + (said.isEmpty() ? "." : ": " + said);
	}
}
