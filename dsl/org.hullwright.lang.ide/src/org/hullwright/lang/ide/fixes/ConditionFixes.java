package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.AnswerEffect;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.HullPackage;
import org.hullwright.model.IfEffect;
import org.hullwright.model.ListExpression;
import org.hullwright.model.Query;
import org.hullwright.model.TieBreak;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.types.Type;

/** Mends conditions: those that are decided, those that ask what need not be asked, and those that ask something else than they seem to. */
class ConditionFixes {

	private final ConditionSimplification decision;

	@Inject
	ConditionFixes(ConditionSimplification decision) {
		this.decision = decision;
	}

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider suggested = ConditionFixes::asSuggested;
		return Map.of(
				IssueCode.CONDITION_ALWAYS, diagnostic -> decision.actions(diagnostic.place(), true).stream(),
				IssueCode.CONDITION_NEVER, diagnostic -> decision.actions(diagnostic.place(), false).stream(),
				IssueCode.NEVER_ABSENT, this::taken,
				IssueCode.FINDS_NOTHING, ConditionFixes::withoutName,
				IssueCode.WHERE_TAKES_ALL, ConditionFixes::inParentheses,
				IssueCode.TIE_UNDECIDED, ConditionFixes::otherValue,
				IssueCode.NEVER_EQUAL, suggested.or(ConditionFixes::isInThere),
				IssueCode.NEVER_ON_IT, ConditionFixes::inItsZone);
	}

	private Stream<CodeAction> taken(Diagnostic diagnostic) {
		var asked = (UnaryExpression) diagnostic.place();
		return asked.getOperator() == UnaryOperator.THE
				? Stream.of(CodeAction.safe("Leave out “the”",
						new Edit().replace(asked, unparenthesized(asked, Parts.written(asked.getOperand())))))
				: decision.actions(asked, true).stream();
	}

	/** Parentheses around the whole stay when something binds tighter behind them. */
	private static String unparenthesized(UnaryExpression asked, String operand) {
		boolean simple = operand.matches("\\w+") || operand.startsWith("(");
		return Parts.written(asked).startsWith("(") && !simple ? "(" + operand + ")" : operand;
	}

	private static Stream<CodeAction> withoutName(Diagnostic diagnostic) {
		var asking = (IfEffect) diagnostic.place();
		return Parts.rangeOf(asking, HullPackage.Literals.NAMED__NAME).stream()
				.flatMap(name -> Parts.wordBefore(asking, name.offset()).stream()
						.map(as -> CodeAction.of("Leave out the name",
								new Edit().remove(diagnostic.file(), new TextRange(as.offset(), name.end() - as.offset())))));
	}

	/** The question ends before the word that joins what is not part of it. */
	private static Stream<CodeAction> inParentheses(Diagnostic diagnostic) {
		if (!(diagnostic.place().eContainer() instanceof BinaryExpression joined) || !(joined.eContainer() instanceof Query query)) {
			return Stream.of();
		}
		return Stream.of(CodeAction.of("Put the question in parentheses", new Edit()
				.insert(diagnostic.file(), Parts.rangeOf(query).offset(), "(")
				.insert(diagnostic.file(), Parts.rangeOf(joined.getLeft()).end(), ")")));
	}

	/** In a list the comma may have been meant to begin the next value. */
	private static Stream<CodeAction> otherValue(Diagnostic diagnostic) {
		if (!(diagnostic.place().eContainer() instanceof TieBreak tie) || !(tie.eContainer() instanceof Query query)) {
			return Stream.of();
		}
		int at = query.getTieBreaks().indexOf(tie);
		EObject before = at == 0 ? query.getKey() : query.getTieBreaks().get(at - 1);
		int end = at == 0
				? Parts.rangeOf(query, HullPackage.Literals.QUERY__DESCENDING).orElse(Parts.rangeOf(before)).end()
				: Parts.rangeOf(before).end();
		CodeAction without = CodeAction.of("Take “" + Parts.written(tie) + "” out of the order",
				new Edit().remove(diagnostic.file(), new TextRange(end, Parts.rangeOf(tie).end() - end)));
		return isInList(query)
				? Stream.of(CodeAction.of("Put the question in parentheses",
						new Edit().insert(diagnostic.file(), Parts.rangeOf(query).offset(), "(").insert(diagnostic.file(), end, ")")),
						without)
				: Stream.of(without);
	}

	/** What stands alone in parentheses would be a list with one more value. */
	private static boolean isInList(Query query) {
		return query.eContainer() instanceof ListExpression || query.eContainer() instanceof AnswerEffect
				|| Parts.written(query).startsWith("(");
	}

	private static Stream<CodeAction> asSuggested(Diagnostic diagnostic) {
		return diagnostic.allTold("suggestion").stream().filter(condition -> !condition.isEmpty())
				.map(condition -> CodeAction.of("Change to “" + condition + "”", new Edit().replace(diagnostic.place(), condition)));
	}

	/** How the zone of the piece is written comes with the issue. */
	private static Stream<CodeAction> inItsZone(Diagnostic diagnostic) {
		return Stream.of(CodeAction.of("Change to “" + diagnostic.told("form") + "”",
				new Edit().replace(diagnostic.place(), diagnostic.told("form"))));
	}

	/** A piece is never a place, but it may be in one. */
	private static Stream<CodeAction> isInThere(Diagnostic diagnostic) {
		return Optional.of(diagnostic.place()).filter(BinaryExpression.class::isInstance).map(BinaryExpression.class::cast)
				.filter(comparison -> comparison.getOperator() == BinaryOperator.EQUAL
						&& isPiece(diagnostic.types().of(comparison.getLeft()))
						&& holds(diagnostic.types().of(comparison.getRight())))
				.map(comparison -> CodeAction.of("Ask whether it is in there", new Edit().replace(comparison,
						Parts.written(comparison.getLeft()) + (comparison.isNegated() ? " is not in " : " is in ")
								+ Parts.written(comparison.getRight()))))
				.stream();
	}

	private static boolean isPiece(Type type) {
		return type instanceof Type.PieceType || type instanceof Type.SortType sort && sort.unique();
	}

	private static boolean holds(Type type) {
		return isPiece(type) || type instanceof Type.ZoneType || type instanceof Type.BoardType || type instanceof Type.ListType;
	}
}
