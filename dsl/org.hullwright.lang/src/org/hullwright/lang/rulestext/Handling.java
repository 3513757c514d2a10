package org.hullwright.lang.rulestext;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Component;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.KindMember;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.Position;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.RevealEffect;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.SetEffect;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.TurnEffect;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.types.Type;

/** Says what is done to things: placed, moved, drawn, taken away, shown, turned, changed. */
final class Handling {

	/** Begins what is so for longer. */
	static final String FROM_NOW_ON = "from now on, ";

	private static final String DISCARDS = "discards";
	private static final String HAND = "hand";

	private final Wording wording;

	Handling(Wording wording) {
		this.wording = wording;
	}

	Clause of(PlaceEffect place, Scope scope) {
		String count = place.getCount() == null ? "1" : wording.nouns().of(place.getCount(), scope);
		String what = place.getComponent() instanceof NameReference name && name.getTarget() instanceof Component component
				? counted(count, wording.names().component(component), wording.names().components(component))
				: count + " of " + wording.nouns().of(place.getComponent(), scope);
		String where = into(place.getDestination(), scope);
		if (limit(place, scope) instanceof String limit) {
			return Clause.of("place " + wording.names().components((Component) ((NameReference) place.getComponent()).getTarget()) + ' '
					+ where + " until there are " + limit);
		}
		return where.equals("on " + English.YOU) ? new Clause(English.YOU, "takes " + what) : Clause.of("place " + what + ' ' + where);
	}

	/** How many there are in the end, where as many are placed as are missing; null where another number is. */
	private @Nullable String limit(PlaceEffect place, Scope scope) {
		if (!(place.getCount() instanceof BinaryExpression missing) || missing.getOperator() != BinaryOperator.SUBTRACT
				|| !(missing.getRight() instanceof Query query) || query.getQuantifier() != Quantifier.NUMBER_OF
				|| query.getCondition() != null
				|| query.getSource() == null || !(place.getComponent() instanceof NameReference name)
				|| !(name.getTarget() instanceof Component) || name.getTarget() != query.getSubject()
				|| !wording.nouns().of(query.getSource(), scope).equals(wording.nouns().of(place.getDestination(), scope))) {
			return null;
		}
		String full = wording.nouns().of(missing.getLeft(), scope);
		return missing.getLeft() instanceof NumberLiteral ? full : "as many as " + full;
	}

	Clause of(MoveEffect move, Scope scope) {
		if (move.getGivers() == null) {
			return moved(move, scope);
		}
		return Clause.of("at the same time, for " + wording.queries().subject(move.getGivers(), scope).with("each") + ", "
				+ moved(move, wording.queries().after(move.getGivers(), scope)).instruction());
	}

	private Clause moved(MoveEffect move, Scope scope) {
		String what = handled(move.getMoved(), scope);
		if (move.getPosition() != Position.BOTTOM && isDiscards(move.getDestination())) {
			return Clause.of("discard " + what);
		}
		String where = wording.nouns().of(move.getDestination(), scope);
		return switch (move.getPosition()) {
			case TOP -> Clause.of("put " + what + " on top of " + where);
			case BOTTOM -> Clause.of("put " + what + " under " + where);
			case DEFAULT -> {
				String to = English.located("to ", where).replaceFirst("^(\\W?)in ", "$1into ").replaceFirst("^(\\W?)on ", "$1onto ");
				yield what.equals(English.YOU) ? new Clause(English.YOU, "moves " + to) : Clause.of("move " + what + ' ' + to);
			}
		};
	}

	/** What is moved: 1 of several that are all alike, or that lie in a hand, which has no order. */
	private String handled(Expression moved, Scope scope) {
		String what = wording.nouns().of(moved, scope);
		Expression named = moved instanceof UnaryExpression the && the.getOperator() == UnaryOperator.THE ? the.getOperand() : moved;
		boolean isAnyOne = named instanceof Query query && query.getQuantifier() == Quantifier.FIRST
				&& (query.getSubject() instanceof Component
						|| query.getSource() instanceof FeatureAccess access && HAND.equals(access.getFeature().getName()));
		return isAnyOne ? what.replaceFirst("^the first ", "1 ") : what;
	}

	String of(DrawEffect draw, Scope scope) {
		String to = draw.getDestination() == null ? "" : ' ' + into(draw.getDestination(), scope);
		return "draw " + pieces(draw, scope) + " from " + wording.nouns().of(draw.getSource(), scope)
				+ to.replaceFirst("^ in ", " into ").replaceFirst("^ on ", " onto ");
	}

	/** "2 Cards". */
	private String pieces(DrawEffect draw, Scope scope) {
		String count = draw.getCount() == null ? "1" : wording.nouns().of(draw.getCount(), scope);
		String what = wording.types().assignability().elementOf(wording.types().of(draw.getSource()))
				.filter(Type.PieceType.class::isInstance)
				.map(type -> wording.names().kind(((Type.PieceType) type).kind())).orElse("piece");
		return counted(count, what, English.plural(what));
	}

	/** A player who draws from what is theirs does so: "that Character draws 2 Cards from their action deck". */
	Clause drawn(DrawEffect draw, Scope scope) {
		if (!(draw.getSource() instanceof FeatureAccess source) || !(draw.getDestination() instanceof FeatureAccess destination)
				|| !HAND.equals(destination.getFeature().getName())) {
			return Clause.of(of(draw, scope));
		}
		String owner = wording.nouns().of(source.getTarget(), scope);
		String own = English.possessive(owner) + ' ';
		String deck = wording.nouns().of(source, scope);
		if (!owner.equals(wording.nouns().of(destination.getTarget(), scope)) || !deck.startsWith(own)) {
			return Clause.of(of(draw, scope));
		}
		String theirs = (owner.equals(English.YOU) ? own : "their ") + deck.substring(own.length());
		return new Clause(owner, "draws " + pieces(draw, scope) + " from " + theirs);
	}

	String of(LeaveEffect leave, Scope scope) {
		String what = handled(leave.getMoved(), scope);
		return switch (leave.getLeaving()) {
			case DISCARD -> "discard " + what;
			case RETURN -> removed(leave.getMoved(), scope).orElseGet(() -> "return " + what + " to the supply");
			case REMOVE -> "remove " + what + " from the game";
		};
	}

	/** What lies somewhere is said to be removed from there: "remove all Fire markers from that Room", "remove your Larva". */
	private Optional<String> removed(Expression moved, Scope scope) {
		Expression named = moved instanceof UnaryExpression the && the.getOperator() == UnaryOperator.THE ? the.getOperand() : moved;
		if (!(named instanceof Query query) || !(query.getSubject() instanceof Component component) || component.eIsProxy()
				|| query.getCondition() != null) {
			return Optional.empty();
		}
		return wording.queries().holder(query, scope).flatMap(holder -> switch (query.getQuantifier()) {
			case EACH -> Optional.of("remove " + all(component, holder));
			case FIRST -> Optional.of("remove 1 " + wording.names().component(component) + " from " + holder.noun());
			default -> Optional.empty();
		});
	}

	/** A place has any number of them; on somebody or something lies one. */
	private String all(Component component, Queries.Holder holder) {
		if (holder.isPlace()) {
			return "all " + wording.names().components(component) + " from " + holder.noun();
		}
		String name = wording.names().component(component);
		return holder.noun().equals(English.YOU)
				? English.possessive(holder.noun()) + ' ' + name
				: "the " + name + " from " + holder.noun();
	}

	Clause of(RevealEffect reveal, Scope scope) {
		String what = wording.nouns().of(reveal.getRevealed(), scope);
		if (reveal.getAudience() == null) {
			return Clause.of("reveal " + what);
		}
		String audience = wording.nouns().of(reveal.getAudience(), scope);
		return audience.equals(English.YOU) ? new Clause(audience, "looks at " + what) : Clause.of(audience + " looks at " + what);
	}

	String of(TurnEffect turn, Scope scope) {
		String what = wording.nouns().of(turn.getTurned(), scope);
		if (turn.getSteps() != null) {
			String steps = wording.nouns().of(turn.getSteps(), scope);
			String counted = steps.equals("1") ? "1 step" : steps + " steps";
			return "turn " + what + " clockwise by "
					+ (turn.getSteps() instanceof NumberLiteral ? counted : "as many steps as " + steps);
		}
		return turn.getSide() == null ? "flip " + what : "turn " + what + " to its " + Marks.word(English.words(turn.getSide())) + " side";
	}

	/** What is said to be so from now on, or what a value becomes. */
	String of(SetEffect set, Scope scope) {
		if (wording.types().of(set.getTarget()) instanceof Type.TruthType && set.getValue() instanceof TruthLiteral truth) {
			Clause holds = wording.clauses().of(set.getTarget(), scope);
			return truth.isYes() && English.tellsDone(holds.predicate())
					? "note that " + holds.text()
					: FROM_NOW_ON + (truth.isYes() ? holds : holds.negated()).text();
		}
		if (wording.types().of(set.getTarget()) instanceof Type.TruthType) {
			String holds = wording.clauses().text(set.getTarget(), scope);
			boolean turned = set.getValue() instanceof UnaryExpression not && not.getOperator() == UnaryOperator.NOT
					&& holds.equals(wording.clauses().text(not.getOperand(), scope));
			return turned
					? "reverse whether " + holds
					: "from now on, " + holds + " exactly if " + wording.clauses().text(set.getValue(), scope);
		}
		String noun = wording.nouns().of(set.getTarget(), scope);
		String value = wording.nouns().of(set.getValue(), scope);
		boolean itself = set.getTarget() instanceof FeatureAccess access && wording.nouns().of(access.getTarget(), scope).equals(noun);
		return itself ? FROM_NOW_ON + new Clause(noun, "is " + value).text() : "set " + noun + " to " + value;
	}

	String of(AdjustEffect adjust, Scope scope) {
		return (adjust.isLowering() ? "decrease " : "increase ") + wording.nouns().of(adjust.getTarget(), scope) + " by "
				+ wording.nouns().of(adjust.getAmount(), scope);
	}

	private String into(Expression place, Scope scope) {
		return English.located(wording.queries().preposition(place) + ' ', wording.nouns().of(place, scope));
	}

	/** A number before a noun; one that must be worked out stands in parentheses. */
	private static String counted(String number, String noun, String several) {
		return number.contains(" ") ? "as many " + several + " as " + number : number + ' ' + (number.equals("1") ? noun : several);
	}

	private static boolean isDiscards(@Nullable Expression place) {
		KindMember member = switch (place) {
			case FeatureAccess access -> access.getFeature();
			case SelfProperty own -> own.getFeature();
			case null, default -> null;
		};
		return member != null && DISCARDS.equals(member.getName());
	}
}
