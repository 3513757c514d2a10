package org.hullwright.lang.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.fixture.Shape;
import org.hullwright.model.Procedure;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each sentence on the page about the language. */
class EffectParsingTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			place Noise in c                      | PlaceEffect(component=NameReference(target=Noise) destination=NameReference(target=c))
			place 3 of Adult on c                 | PlaceEffect(count=NumberLiteral(value=3) component=NameReference(target=Adult) destination=NameReference(target=c))
			move x to y                           | MoveEffect(moved=NameReference(target=x) destination=NameReference(target=y))
			move together for each y p x to z     | MoveEffect(givers=Query(name=p subject=y) moved=NameReference(target=x) destination=NameReference(target=z))
			move x to bottom of y                 | MoveEffect(moved=NameReference(target=x) position=bottom destination=NameReference(target=y))
			draw 5 from x to y                    | DrawEffect(count=NumberLiteral(value=5) source=NameReference(target=x) destination=NameReference(target=y))
			draw from x as c { stop } else { }    | DrawEffect(name=c source=NameReference(target=x) body=Block(effects=[StopEffect]) otherwise=Block)
			shuffle x                             | ShuffleEffect(zone=NameReference(target=x))
			discard x                             | LeaveEffect(moved=NameReference(target=x))
			return x                              | LeaveEffect(leaving=return moved=NameReference(target=x))
			remove each card in x                 | LeaveEffect(leaving=remove moved=Query(subject=card source=NameReference(target=x)))
			flip x                                | TurnEffect(turned=NameReference(target=x))
			turn x to back                        | TurnEffect(turned=NameReference(target=x) side=back)
			set x's p to 3                        | SetEffect(target=FeatureAccess(target=NameReference(target=x) feature=p) value=NumberLiteral(value=3))
			increase x's p by 3                   | AdjustEffect(target=FeatureAccess(target=NameReference(target=x) feature=p) amount=NumberLiteral(value=3))
			decrease Round by 1                   | AdjustEffect(lowering=true target=NameReference(target=Round) amount=NumberLiteral(value=1))
			choose by p "?" { option "x" when b { } } else { } | ChooseEffect(prompt=? decider=NameReference(target=p) options=[ChoiceOption(label=x condition=NameReference(target=b) body=Block)] otherwise=Block)
			choose by p for each card c in x "{c}" { }         | ChooseEffect(decider=NameReference(target=p) options=[ChoiceOption(label={c} query=Query(name=c subject=card source=NameReference(target=x)) body=Block)])
			for each room { }                     | ForEachEffect(query=Query(subject=room) body=Block)
			repeat 3 times { }                    | RepeatEffect(times=NumberLiteral(value=3) body=Block)
			while p { }                           | RepeatEffect(condition=NameReference(target=p) body=Block)
			if p { } else if b { } else { }       | IfEffect(condition=NameReference(target=p) body=Block otherwise=Block(effects=[IfEffect(condition=NameReference(target=b) body=Block otherwise=Block)]))
			if first card in x as c { }           | IfEffect(name=c condition=Query(quantifier=first subject=card source=NameReference(target=x)) body=Block)
			let x be 3                            | LetEffect(name=x value=NumberLiteral(value=3))
			do Attack by x on y                   | DoEffect(procedure=Attack arguments=[Argument(preposition=by value=NameReference(target=x)), Argument(preposition=on value=NameReference(target=y))])
			resolve use of room1 by x             | ResolveEffect(slot=use target=NameReference(target=room1) arguments=[Argument(preposition=by value=NameReference(target=x))])
			give 2                                | GiveEffect(value=NumberLiteral(value=2))
			stop                                  | StopEffect
			end game "Lost"                       | EndGameEffect(reason=Lost)
			say "{x}"                             | SayEffect(text={x})
			require p                             | RequireEffect(condition=NameReference(target=p))
			proceed                               | ProceedEffect
			step Movement "Movement" { stop }     | Step(name=Movement title=Movement body=Block(effects=[StopEffect]))
			expect p                              | ExpectEffect(condition=NameReference(target=p))
			answer p, "b"                         | AnswerEffect(answers=[NameReference(target=p), TextLiteral(value=b)])
			answer "b" by p when offered          | AnswerEffect(answers=[TextLiteral(value=b)] decider=NameReference(target=p) standing=true)
			wait 60 seconds                       | WaitEffect(seconds=NumberLiteral(value=60))
			answer "b" when offered               | AnswerEffect(answers=[TextLiteral(value=b)] standing=true)
			expect "b" is not offered             | ExpectEffect(condition=OfferTest(option=TextLiteral(value=b) negated=true))
			expect end of game "b"                | EndExpectation(reason=b)
			expect no end of game                 | EndExpectation(negated=true)
			play 2 rounds                         | PlayEffect(rounds=NumberLiteral(value=2))
			rig Luck to 1, hazard                 | RigEffect(source=NameReference(target=Luck) outcomes=[NumberLiteral(value=1), NameReference(target=hazard)])
			""")
	void sentences(String text, String shape) {
		Hull hull = Hull.read("procedure P { " + text + " }");
		assertFalse(hull.file().getParseResult().hasSyntaxErrors(), text);
		var effects = ((Procedure) hull.content().getDeclarations().getFirst()).getBody().getEffects();
		assertEquals(1, effects.size());
		assertEquals(shape, Shape.of(effects.getFirst()));
	}
}
