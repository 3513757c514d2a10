package org.hullwright.testing.pack;

/** A game of chance for one or two: a coin is tossed until heads come up, which wins, or somebody has had enough. */
public final class CoinGame {

	private CoinGame() {}

	/**
	 * The declarations of the game, without the head of a pack.
	 *
	 * @param enough a condition of Hull about {@code tosses}, on which tails ends the game
	 */
	public static String endingWhen(String enough) {
		return """
			die Penny { 0, 1 }
			state tosses: number = 0
			procedure SetUp { set tosses to 0 }
			phase Toss {
				increase tosses by 1
				let tossed be roll Penny
				if tossed's number = 1 { for each player p { set p's won to yes }  end game "heads" }
				if %s { end game "tails" }
			}
			game Coin { players 1 to 2  setup SetUp  round Toss }
			""".formatted(enough);
	}
}
