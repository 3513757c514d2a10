package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What goes into a place is of the kind that the place is for, or has been asked to be. */
class FittingTest {

	private static final String TOOLS = """
			kind tool is token
			zone Shelf of tool
			zone Yard of token
			deck Pile of token
			extend character { state held: token or none  zone hand of token  zone belt of tool }
			""";

	@Test
	void what_may_be_something_else_is_asked_first() {
		reports(TOOLS + """
			procedure Store of thing: token by actor: character {
				move thing to Shelf
				//   ^ CONTENT_UNSURE: This is a token and may be no tool, but only that belongs there. Ask first, as in “if thing is a tool”.
				move each token in actor's hand to actor's belt
				//   ^ CONTENT_UNSURE: This is a token and may be no tool, but only that belongs there. Ask first, as in “if token is a tool”.
				draw from Pile to Shelf
				//        ^ CONTENT_UNSURE: This is a token and may be no tool, but only that belongs there. Ask first, as in “if token is a tool”.
				if thing is not a tool { move thing to Shelf }
				//                            ^ CONTENT_UNSURE: This is a token and may be no tool, but only that belongs there. Ask first, as in “if thing is a tool”.
				move thing to Yard
				move each tool in actor's hand to actor's belt
			}
			""");
	}

	@Test
	void every_way_of_asking_will_do() {
		isFine(TOOLS + """
			extend token { effect use by actor: character }
			token Hammer { use when this token is a tool { move this token to Shelf } }
			procedure Store of thing: token by actor: character {
				if thing is a tool and thing is in actor's hand { move thing to Shelf }
				if actor's held as held { if held is a tool { move held to actor's belt } }
				move each token in actor's hand where token is a tool to Shelf
				move each token t in actor's hand where it is a tool to Shelf
				for each token t in Yard where t is a tool { move t to Shelf }
				choose by actor { option "Keep" when thing is a tool { move thing to Shelf } for each token t in Pile where t is a tool { move t to Shelf } }
				draw from Pile as token { if token is a tool { move token to Shelf } }
				require thing is a tool
				move thing to Shelf
			}
			after moving thing: token to yard: character when thing is a tool { move thing to Shelf }
			""");
	}

	@Test
	void words_are_looked_for_in_lists_of_them() {
		reports(TOOLS + """
			values Colour { red, green }
			values Mood { calm, wild }
			extend tool { printed colours: list of Colour  state mood: Mood = calm }
			procedure Paint of thing: tool {
				repeat (number of red) times { move thing to Yard }
				//      ^ WORD_NOWHERE: Say in which list red is looked for, as in “number of red in its colours”.
				repeat (number of wild in thing's colours) times { move thing to Yard }
				//      ^ NEVER_EQUAL: Colour is never Mood.
				repeat (number of red in Yard) times { move thing to Yard }
				//      ^ NEVER_EQUAL: Token is never Colour.
				repeat (number of Colour in thing) times { move thing to Yard }
				//      ^ NEVER_EQUAL: Piece is never Colour.
				repeat (number of tool in thing's colours) times { move thing to Yard }
				//      ^ NEVER_EQUAL: Colour is never tool.
				repeat (number of red in thing's mood) times { move thing to Yard }
				//                       ^ SOURCE_UNFIT: Nothing can be looked for in Mood.
				repeat (number of blue in thing's colours) times { move thing to Yard }
				//                ^ UNKNOWN_NAME: There is no kind, component or word called blue.
				repeat (number of red in thing's colours) times { move thing to Yard }
				for each Colour c { if c is in thing's colours { move thing to Yard } }
			}
			""");
	}

	@Test
	void a_word_may_be_called_like_a_component() {
		isFine("""
			values Sign { Bell, fire }
			token Bell { copies: 2 }
			zone Shelf of token { contains 2 of Bell }
			extend room { printed signs: list of Sign }
			procedure Ring at site: room {
				repeat (number of Bell in site's signs) times { say "{site}" }
				repeat (number of Bell in Shelf) times { say "{site}" }
			}
			""");
	}

	@Test
	void a_component_is_of_its_own_kind_only() {
		reports(TOOLS + """
			token Coin { copies: 3 }
			procedure Pay {
				place Coin in Shelf
				//            ^ CONTENT_UNFIT: This is for tool, but this is token.
				move each Coin in Yard to Shelf
				//                        ^ CONTENT_UNFIT: This is for tool, but this is token.
			}
			zone Rack of tool { contains 2 of Coin }
			//                                ^ CONTENT_UNFIT: Rack is for tool, but this is token.
			zone Chest of tool { contains each token }
			//                                 ^ CONTENT_UNFIT: Chest is for tool, but this is token.
			""");
	}

	/** “Draft is for draftCard, but this is draftCard” would help nobody. */
	@Test
	void kinds_with_the_same_name_are_told_apart_by_their_packs() {
		reports("""
			// FILE one.hull
			pack one { version 1.0.0 }
			kind slip is card
			deck Draft of slip
			procedure Take of taken: slip { move taken to Draft }
			// FILE other.hull
			pack other { version 1.0.0 }
			kind slip is card
			slip Note "Note"
			// FILE both.hull
			pack both { version 1.0.0 requires one requires other }
			change zone Draft { contains Note }
			//                           ^ CONTENT_UNFIT: Draft is for slip of the pack one, but this is slip of the pack other.
			procedure Mix of note: other.slip {
				move note to Draft
				//           ^ CONTENT_UNFIT: This is for slip of the pack one, but this is slip of the pack other.
				do Take of note
				//         ^ TYPE_MISMATCH: Slip of the pack one is wanted here, but this is slip of the pack other.
			}
			""");
	}
}
