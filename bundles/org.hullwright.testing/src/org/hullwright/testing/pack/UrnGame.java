package org.hullwright.testing.pack;

/** A game of lots for one: three of ten are drawn, and the only one that is not blank wins. */
public final class UrnGame {

	/** The pack, which is called {@code urn}; what adds to it can put more lots into the deck {@code Lots}. */
	public static final String PACK = """
		pack urn "The Urn" { version 1.0.0 }
		kind lot is card { effect fate }
		lot Blank "Blank" { copies: 9 }
		lot Crown "Crown" { fate { for each player p { set p's won to yes } } }
		deck Lots of lot { contains 9 of Blank, Crown }
		procedure SetUp { shuffle Lots }
		phase Draw { draw 3 from Lots as drawn { resolve fate of drawn }  end game "drawn" }
		game Urn "The Urn" { players 1 to 1  setup SetUp  round Draw }
		""";

	private UrnGame() {}
}
