package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Block;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.ForEachEffect;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.SayEffect;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.types.Constants;

/**
 * Presuppositions: "choose an Item in your hand" says by itself that there has to be one. Conditions that ask for no more than that need
 * not be read.
 */
final class Presupposed {

	private static final Set<Quantifier> LEAVING = EnumSet.of(Quantifier.EACH, Quantifier.FIRST, Quantifier.LAST, Quantifier.RANDOM);

	private final Wording wording;
	private final List<Found> found = new ArrayList<>();
	private final List<ChoiceOption> options = new ArrayList<>();

	/** What is looked for by an instruction, where its names mean what the scope says. */
	private record Found(Query query, Scope scope) {}

	/** @param body whose first instruction presupposes something */
	Presupposed(Wording wording, Block body, Scope scope) {
		this.wording = wording;
		collect(body, scope);
	}

	private void collect(@Nullable Block body, Scope scope) {
		List<Effect> instructions = body == null
				? List.of()
				: body.getEffects().stream().filter(effect -> !(effect instanceof SayEffect)).toList();
		switch (instructions.isEmpty() ? null : instructions.getFirst()) {
			case ChooseEffect choose when choose.getDeciders() != null || choose.getOtherwise() != null -> { /* nothing has to be there */ }
			case ChooseEffect choose when choose.getOptions().size() == 1 -> {
				Query query = choose.getOptions().getFirst().getQuery();
				if (query != null) {
					found.add(new Found(query, scope));
					collect(choose.getOptions().getFirst().getBody(), wording.queries().after(query, scope));
				}
			}
			case ChooseEffect choose when instructions.size() == 1 -> options.addAll(choose.getOptions());
			case ForEachEffect loop when loop.getQuery() != null -> found.add(new Found(loop.getQuery(), scope));
			case LeaveEffect leave when instructions.size() == 1 && inner(leave.getMoved()) instanceof Query query
					&& LEAVING.contains(query.getQuantifier()) ->
				found.add(new Found(query, scope));
			case null, default -> { /* presupposes nothing */ }
		}
	}

	private static @Nullable Expression inner(@Nullable Expression expression) {
		return expression instanceof UnaryExpression unary && unary.getOperator() == UnaryOperator.THE ? unary.getOperand() : expression;
	}

	/** What is left of a condition; nothing where the instructions say all of it. */
	Optional<String> without(Expression condition, Scope scope) {
		List<Expression> all = wording.clauses().conjuncts(condition);
		List<Expression> told = all.stream().filter(part -> !says(part, scope)).toList();
		return told.isEmpty()
				? Optional.empty()
				: Optional.of(told.size() == all.size() ? wording.clauses().text(condition, scope) : wording.clauses().all(told, scope));
	}

	/** Whether the instructions say it themselves. */
	private boolean says(Expression condition, Scope scope) {
		return isAnyOption(condition, scope) || saysOne(condition, scope);
	}

	/** Where none of the options is possible without the condition, it is no more than that something can be chosen. */
	private boolean isAnyOption(Expression condition, Scope scope) {
		List<Expression> alternatives = wording.clauses().alternatives(condition);
		return !options.isEmpty() && options.stream()
				.allMatch(option -> alternatives.stream().anyMatch(part -> isConditionOf(option, part, scope)));
	}

	private boolean isConditionOf(ChoiceOption option, Expression part, Scope scope) {
		Query query = option.getQuery();
		if (query != null) {
			return part instanceof Query asked && asked.getQuantifier() == Quantifier.SOME
					&& wording.queries().subject(query, scope).equals(wording.queries().subject(asked, scope));
		}
		return wording.clauses().conjuncts(option.getCondition()).stream()
				.anyMatch(own -> wording.clauses().text(own, scope).equals(wording.clauses().text(part, scope)));
	}

	private boolean saysOne(Expression condition, Scope scope) {
		return switch (condition) {
			case Query query when query.getQuantifier() == Quantifier.SOME -> isFound(query, scope);
			case BinaryExpression binary when asksForAny(binary) && binary.getLeft() instanceof Query query
					&& query.getQuantifier() == Quantifier.NUMBER_OF ->
				isFound(query, scope);
			case BinaryExpression binary when binary.getOperator() == BinaryOperator.HAS && !binary.isNegated()
					&& binary.getRight() instanceof NameReference name ->
				found.stream().anyMatch(each -> isHad(binary.getLeft(), name, each, scope));
			default -> false;
		};
	}

	private static boolean asksForAny(BinaryExpression binary) {
		int least = Constants.numberOf(binary.getRight()).orElse(-1);
		return !binary.isNegated() && (binary.getOperator() == BinaryOperator.GREATER && least == 0
				|| binary.getOperator() == BinaryOperator.AT_LEAST && least == 1);
	}

	private boolean isFound(Query asked, Scope scope) {
		Queries.Subject wanted = wording.queries().subject(asked, scope);
		return found.stream().anyMatch(each -> wording.queries().subject(each.query(), each.scope()).equals(wanted));
	}

	private boolean isHad(Expression holder, NameReference thing, Found each, Scope scope) {
		Query query = each.query();
		return query.getCondition() == null && query.getSource() != null && query.getSubject() == thing.getTarget()
				&& wording.nouns().of(query.getSource(), each.scope()).equals(wording.nouns().of(holder, scope));
	}
}
