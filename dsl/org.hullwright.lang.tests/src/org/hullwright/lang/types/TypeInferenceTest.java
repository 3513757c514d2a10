package org.hullwright.lang.types;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.LetEffect;
import org.hullwright.model.types.TypeWords;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The type of each form of expression, in the words of the language. */
class TypeInferenceTest {

	private static final String PACK = """
			values Color { red, green }
			die Luck { 1, 2, red }
			track Round from 1 to 14
			mode Deadly
			kind locker is token { zone inside of item  reshuffling deck spoils of card }
			extend character { state health: number 0 to 6  state home: room or none  printed colors: list of Color  zone hand of card }
			extend card { printed strength: number = 1  printed color: Color or none  printed like: sort of card or none }
			room Kitchen
			corridor Pipe { side front { } side back { } }
			card Strike { copies: 20 }
			character Cook
			deck Cards of card
			zone Table
			board Ship { rows "A   B"  letter A is Bow }
			procedure Power of target: character gives number or none { give 2 }
			procedure Start gives room { give Kitchen }
			procedure Test by actor: character with chest: locker at place1: space {
				let value be %s
			}
			""";

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			1 + 2                                | number
			1 < 2                                | truth
			"a"                                  | text
			none                                 | none
			red                                  | Color
			Round                                | number 1 to 14
			Deadly                               | truth
			Luck                                 | die Luck
			roll Luck                            | roll of Luck
			(roll Luck)'s number                 | number
			Ship                                 | board
			Bow                                  | space
			Cards                                | zone of card
			Table                                | zone of piece
			Kitchen                              | sort of room
			Strike                               | sort of card
			Start                                | room
			(Power of actor)                     | number or none
			actor                                | character
			actor's health                       | number 0 to 6
			actor's home                         | room or none
			the actor's home                     | room
			actor's colors                       | list of Color
			actor's hand                         | zone of card
			actor's hand's strength              | list of number
			actor's hand's color                 | list of Color
			actor's sort                         | sort of character
			actor's owner                        | player or none
			actor's title                        | text
			actor is Cook                        | truth
			room around actor                    | room or none
			Cook's health                        | number 0 to 6
			chest's inside                       | zone of item
			chest's spoils's discards            | zone of card
			Cards's discards                     | zone of card
			place1's paths                       | list of path
			place1's paths's ends                | list of space
			place1's tile                        | tile or none
			distance from actor to chest         | number
			(Kitchen, Pipe)                      | list of sort of tile
			(actor, chest)                       | list of piece
			(if yes then 1 else none)            | number or none
			(if yes then actor else Cook)        | character
			each card in Cards                   | list of card
			each card in Cards starting with Strike | list of card
			each room in (Kitchen, Pipe)         | list of sort of room
			each Strike in Cards                 | list of card
			number of card in Cards              | number
			there is a card in Cards             | truth
			first card in Cards                  | card or none
			highest card in Cards by its strength | card or none
			total card in Cards by its strength  | number
			each card in Cards where it is Strike | list of card
			nonsense                             | unknown
			nonsense's colors                    | unknown
			actor's nonsense                     | unknown
			(Nonsense of actor)                  | unknown
			""")
	void every_expression_has_a_type(String expression, String type) {
		Hull hull = Hull.read(PACK.formatted(expression));
		LetEffect let = EcoreUtil2.getAllContentsOfType(hull.content(), LetEffect.class).getFirst();
		assertEquals(type, TypeWords.of(Hull.get(PackContext.class).typesAt(let).of(let.getValue())));
	}
}
