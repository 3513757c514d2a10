package org.hullwright.lang.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.fixture.Shape;
import org.hullwright.model.LetEffect;
import org.hullwright.model.Procedure;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each form of expression on the page about the language, and what binds more tightly than what. */
class ExpressionParsingTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			1                                  | NumberLiteral(value=1)
			-1                                 | UnaryExpression(operator=- operand=NumberLiteral(value=1))
			yes                                | TruthLiteral(yes=true)
			no                                 | TruthLiteral
			none                               | Absent
			"hello"                            | TextLiteral(value=hello)
			Fire                               | NameReference(target=Fire)
			base.Fire                          | NameReference(target=base.Fire)
			it                                 | It
			its hits                           | SelfProperty(feature=hits)
			this room                          | This(kind=room)
			x's hits                           | FeatureAccess(target=NameReference(target=x) feature=hits)
			x's owner's text                   | FeatureAccess(target=FeatureAccess(target=NameReference(target=x) feature=owner) feature=text)
			room around x                      | Enclosing(kind=room target=NameReference(target=x))
			proceed                            | ProceedExpression
			roll Luck                          | RollExpression(die=NameReference(target=Luck))
			distance from x to y               | DistanceExpression(from=NameReference(target=x) to=NameReference(target=y))
			()                                 | ListExpression
			(p, b)                             | ListExpression(values=[NameReference(target=p), NameReference(target=b)])
			(p)                                | NameReference(target=p)
			(Harm of x by y)                   | FunctionCall(function=Harm arguments=[Argument(preposition=of value=NameReference(target=x)), Argument(preposition=by value=NameReference(target=y))])
			(if p then b else c)               | Conditional(condition=NameReference(target=p) value=NameReference(target=b) otherwise=NameReference(target=c))
			can (use of x by y)                | CanExpression(slot=use target=NameReference(target=x) arguments=[Argument(preposition=by value=NameReference(target=y))])
			the p                              | UnaryExpression(operator=the operand=NameReference(target=p))
			there is p's owner                 | UnaryExpression(operator=is operand=FeatureAccess(target=NameReference(target=p) feature=owner))
			""")
	void values(String text, String shape) {
		assertEquals(shape, parsed(text));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			1 + 2 * 3       | BinaryExpression(operator=+ left=NumberLiteral(value=1) right=BinaryExpression(operator=* left=NumberLiteral(value=2) right=NumberLiteral(value=3)))
			3 - 2 - 1       | BinaryExpression(operator=- left=BinaryExpression(operator=- left=NumberLiteral(value=3) right=NumberLiteral(value=2)) right=NumberLiteral(value=1))
			7 mod 2 / 3     | BinaryExpression(operator=/ left=BinaryExpression(operator=mod left=NumberLiteral(value=7) right=NumberLiteral(value=2)) right=NumberLiteral(value=3))
			p or b and c    | BinaryExpression(left=NameReference(target=p) right=BinaryExpression(operator=and left=NameReference(target=b) right=NameReference(target=c)))
			not p and b     | BinaryExpression(operator=and left=UnaryExpression(operand=NameReference(target=p)) right=NameReference(target=b))
			not p = b       | UnaryExpression(operand=BinaryExpression(operator=is left=NameReference(target=p) right=NameReference(target=b)))
			p < b + 1       | BinaryExpression(operator=< left=NameReference(target=p) right=BinaryExpression(operator=+ left=NameReference(target=b) right=NumberLiteral(value=1)))
			""")
	void what_binds_more_tightly(String text, String shape) {
		assertEquals(shape, parsed(text));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			p is b          | BinaryExpression(operator=is left=NameReference(target=p) right=NameReference(target=b))
			p = b           | BinaryExpression(operator=is left=NameReference(target=p) right=NameReference(target=b))
			p is not b      | BinaryExpression(negated=true operator=is left=NameReference(target=p) right=NameReference(target=b))
			p is in b       | BinaryExpression(operator=in left=NameReference(target=p) right=NameReference(target=b))
			p is not in b   | BinaryExpression(negated=true operator=in left=NameReference(target=p) right=NameReference(target=b))
			p has b         | BinaryExpression(operator=has left=NameReference(target=p) right=NameReference(target=b))
			p has no b      | BinaryExpression(negated=true operator=has left=NameReference(target=p) right=NameReference(target=b))
			p has an item   | Query(quantifier=there is a subject=item source=NameReference(target=p))
			p shows b       | BinaryExpression(operator=shows left=NameReference(target=p) right=NameReference(target=b))
			p is a room     | KindTest(target=NameReference(target=p) kind=room)
			p is not an item | KindTest(target=NameReference(target=p) negated=true kind=item)
			p >= b          | BinaryExpression(operator=>= left=NameReference(target=p) right=NameReference(target=b))
			""")
	void comparisons(String text, String shape) {
		assertEquals(shape, parsed(text));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			each room                                | Query(subject=room)
			each room place1 in S                    | Query(name=place1 subject=room source=NameReference(target=S))
			each room in S where its p               | Query(subject=room source=NameReference(target=S) condition=SelfProperty(feature=p))
			each room ordered by its p descending    | Query(subject=room descending=true key=SelfProperty(feature=p))
			each player in S starting with x         | Query(subject=player source=BinaryExpression(operator=starting with left=NameReference(target=S) right=NameReference(target=x)))
			number of room in S                      | Query(quantifier=number of subject=room source=NameReference(target=S))
			there is a room in S                     | Query(quantifier=there is a subject=room source=NameReference(target=S))
			there is no room in S                    | Query(quantifier=there is no subject=room source=NameReference(target=S))
			first room in S                          | Query(quantifier=first subject=room source=NameReference(target=S))
			last room in S                           | Query(quantifier=last subject=room source=NameReference(target=S))
			random room in S                         | Query(quantifier=random subject=room source=NameReference(target=S))
			highest room in S by its p               | Query(quantifier=highest subject=room source=NameReference(target=S) key=SelfProperty(feature=p))
			lowest room in S by its p                | Query(quantifier=lowest subject=room source=NameReference(target=S) key=SelfProperty(feature=p))
			total room in S by its p                 | Query(quantifier=total subject=room source=NameReference(target=S) key=SelfProperty(feature=p))
			""")
	void queries(String text, String shape) {
		assertEquals(shape, parsed(text));
	}

	private static String parsed(String expression) {
		Hull hull = Hull.read("procedure P { let result be " + expression + " }");
		assertFalse(hull.file().getParseResult().hasSyntaxErrors(), expression);
		Procedure procedure = (Procedure) hull.content().getDeclarations().getFirst();
		return Shape.of(((LetEffect) procedure.getBody().getEffects().getFirst()).getValue());
	}
}
