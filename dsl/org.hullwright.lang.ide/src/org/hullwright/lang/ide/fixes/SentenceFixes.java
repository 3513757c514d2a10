package org.hullwright.lang.ide.fixes;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Block;
import org.hullwright.model.Effect;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HullPackage;
import org.hullwright.model.OfferTest;
import org.hullwright.model.PrimitiveType;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.Rule;
import org.hullwright.model.Test;
import org.hullwright.model.Timing;
import org.hullwright.model.types.EnclosingFunction;

/** Mends sentences that do nothing where they stand, or nothing at all. */
class SentenceFixes {

	private static final String WORDS_OF_RULES = "[A-Z]+(-[A-Z0-9]+)*-[0-9]+";

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider asked = SentenceFixes::asRequirement;
		CodeActionProvider capital = SentenceFixes::inCapitals;
		CodeActionProvider instead = SentenceFixes::asReplacement;
		var fixers = new HashMap<IssueCode, CodeActionProvider>();
		fixers.put(IssueCode.EFFECT_IDLE, SentenceFixes::withoutIdle);
		fixers.put(IssueCode.UNREACHABLE_EFFECT, SentenceFixes::withoutRest);
		fixers.put(IssueCode.PROCEED_OUTSIDE_INSTEAD, instead.or(SentenceFixes::withoutSentence));
		fixers.put(IssueCode.PROCEED_GIVES_NOTHING, SentenceFixes::asSentence);
		fixers.put(IssueCode.PROCEED_RESULT_LOST, SentenceFixes::calculated);
		fixers.put(IssueCode.TRYOUT_TWICE,
				diagnostic -> Stream.of(CodeAction.of("Remove this “try”", new Edit().remove(diagnostic.place()))));
		fixers.put(IssueCode.TEST_ONLY, asked.or(SentenceFixes::withoutSentence));
		fixers.put(IssueCode.PLAY_IN_RECORDED_GAME, SentenceFixes::withoutSentence);
		fixers.put(IssueCode.OFFERED_AMONG_OTHERS, SentenceFixes::eachForItself);
		fixers.put(IssueCode.COVERS_MALFORMED, capital.or(SentenceFixes::withoutRule));
		return Map.copyOf(fixers);
	}

	private static Stream<CodeAction> withoutIdle(Diagnostic diagnostic) {
		return diagnostic.around(Effect.class).stream().map(idle -> CodeAction.safe("Remove what does nothing", new Edit().remove(idle)));
	}

	private static Stream<CodeAction> withoutSentence(Diagnostic diagnostic) {
		return diagnostic.around(Effect.class).stream().map(sentence -> CodeAction.of("Remove this sentence", new Edit().remove(sentence)));
	}

	/** All that follows in the block is as unreachable as the first of it. */
	private static Stream<CodeAction> withoutRest(Diagnostic diagnostic) {
		return diagnostic.around(Effect.class).filter(first -> first.eContainer() instanceof Block).stream().map(first -> {
			var effects = ((Block) first.eContainer()).getEffects();
			int start = Parts.rangeOf(first).offset();
			return CodeAction.safe("Remove what never happens",
					new Edit().remove(diagnostic.file(), new TextRange(start, Parts.rangeOf(effects.getLast()).end() - start)));
		});
	}

	private static Stream<CodeAction> asReplacement(Diagnostic diagnostic) {
		return diagnostic.around(Rule.class).filter(rule -> rule.getTiming() != Timing.INSTEAD).stream()
				.flatMap(rule -> Parts.rangeOf(rule, HullPackage.Literals.RULE__TIMING).stream())
				.map(timing -> CodeAction.of("Let the rule act instead", new Edit().replace(diagnostic.file(), timing, "instead of")));
	}

	private static Stream<CodeAction> asSentence(Diagnostic diagnostic) {
		return diagnostic.around(Effect.class).stream()
				.map(sentence -> CodeAction.of("Proceed by a sentence of its own", new Edit().replace(sentence, "proceed")));
	}

	/** What is given right behind it is added, where it is a number; what it gives gets a name anyway. */
	private static Stream<CodeAction> calculated(Diagnostic diagnostic) {
		return diagnostic.around(ProceedEffect.class).stream().flatMap(proceed -> {
			CodeAction named = CodeAction.of("Name what it gives", new Edit().replace(proceed, "let usual be proceed"));
			boolean number = EnclosingFunction.of(proceed).map(Procedure::getResult)
					.filter(result -> result.getPrimitive() == PrimitiveType.NUMBER && !result.isList() && !result.isOptional())
					.isPresent();
			return number && next(proceed) instanceof GiveEffect give && give.getValue() != null
					? Stream.of(CodeAction.of("Add it to what is given", new Edit().remove(proceed).replace(give.getValue(),
							"proceed + " + (give.getValue() instanceof BinaryExpression
									? "(" + Parts.written(give.getValue()) + ")"
									: Parts.written(give.getValue())))),
							named)
					: Stream.of(named);
		});
	}

	private static @Nullable Effect next(Effect sentence) {
		var effects = ((Block) sentence.eContainer()).getEffects();
		int next = effects.indexOf(sentence) + 1;
		return next < effects.size() ? effects.get(next) : null;
	}

	private static Stream<CodeAction> asRequirement(Diagnostic diagnostic) {
		return diagnostic.place() instanceof ExpectEffect expected && expected.getCondition() != null
				? Stream.of(CodeAction.of("Require it", new Edit().replace(expected, "require " + Parts.written(expected.getCondition()))))
				: Stream.of();
	}

	/** What is joined by `and` becomes a sentence for each. */
	private static Stream<CodeAction> eachForItself(Diagnostic diagnostic) {
		Optional<ExpectEffect> expected = diagnostic.around(ExpectEffect.class);
		return expected.filter(sentence -> isOnlyJoined(sentence.getCondition())).stream()
				.map(sentence -> CodeAction.of("Expect each by itself", new Edit().replace(sentence, apart(sentence.getCondition()))));
	}

	private static boolean isOnlyJoined(Expression condition) {
		return condition instanceof BinaryExpression joined && joined.getOperator() == BinaryOperator.AND
				? isOnlyJoined(joined.getLeft()) && isOnlyJoined(joined.getRight())
				: condition instanceof OfferTest
						|| condition != null && condition.eContents().stream().noneMatch(OfferTest.class::isInstance);
	}

	private static String apart(Expression condition) {
		return condition instanceof BinaryExpression joined && joined.getOperator() == BinaryOperator.AND
				? apart(joined.getLeft()) + " " + apart(joined.getRight())
				: "expect " + Parts.written(condition);
	}

	private static Stream<CodeAction> inCapitals(Diagnostic diagnostic) {
		String mended = diagnostic.told("name").toUpperCase(Locale.ROOT);
		return mended.matches(WORDS_OF_RULES)
				? Stream.of(CodeAction.of("Change to “" + mended + "”", new Edit().replace(diagnostic.file(), diagnostic.range(), mended)))
				: Stream.of();
	}

	private static Stream<CodeAction> withoutRule(Diagnostic diagnostic) {
		int at = ((Test) diagnostic.place()).getCovers().indexOf(diagnostic.told("name"));
		return at < 0
				? Stream.of()
				: Stream.of(
						CodeAction.of("Remove this number",
								new Edit().removeListed(diagnostic.place(), HullPackage.Literals.TEST__COVERS, at)));
	}
}
