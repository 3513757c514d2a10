package org.hullwright.lang.rulestext;

import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Absent;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Component;
import org.hullwright.model.Conditional;
import org.hullwright.model.Deck;
import org.hullwright.model.DistanceExpression;
import org.hullwright.model.Enclosing;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.ExtremeNumber;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.It;
import org.hullwright.model.KindMember;
import org.hullwright.model.KindTest;
import org.hullwright.model.ListExpression;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.OfferTest;
import org.hullwright.model.PrintedEdge;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Property;
import org.hullwright.model.Query;
import org.hullwright.model.Ray;
import org.hullwright.model.Readable;
import org.hullwright.model.RollExpression;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.Side;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.This;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.TurnedWord;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.Variable;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.Type;

/** Says values: "your hand", "the number of Rooms in the Facility", "3". */
final class Nouns {

	/** For what is not written yet. */
	static final String MISSING = "…";

	private final Wording wording;

	Nouns(Wording wording) {
		this.wording = wording;
	}

	/** A value in words. */
	String of(@Nullable Expression value, Scope scope) {
		return switch (value) {
			case null -> MISSING;
			case NumberLiteral number -> number(number.getValue());
			case TruthLiteral truth -> truth.isYes() ? "yes" : "no";
			case TextLiteral text -> '“' + wording.names().translated(String.valueOf(text.getValue())) + '”';
			case Absent absent -> "none";
			case NameReference name -> named(name.getTarget(), scope);
			case FeatureAccess access when access.getTarget() instanceof This && access.getFeature() instanceof Property printed
					&& scope.known().containsKey(printed) ->
				String.valueOf(scope.known().get(printed));
			case FeatureAccess access -> member(of(access.getTarget(), scope), access.getFeature());
			case SelfProperty own when own.getFeature() instanceof Property printed && scope.it().startsWith("this ")
					&& scope.known().containsKey(printed) ->
				String.valueOf(scope.known().get(printed));
			case SelfProperty own -> member(scope.it(), own.getFeature());
			case It it -> scope.it();
			case This owner -> scope.owner().isEmpty() ? "this " + wording.names().kind(owner.getKind()) : scope.owner();
			case FunctionCall call -> wording.calls().result(call, scope);
			case ProceedExpression proceed -> "what it would be otherwise";
			case Query query -> wording.queries().result(query, scope);
			case Enclosing around -> English.possessive(of(around.getTarget(), scope)) + ' ' + wording.names().kind(around.getKind());
			case RollExpression roll -> "a roll of " + of(roll.getDie(), scope);
			case Ray ray -> "the spaces" + along(ray, scope);
			case TurnedWord opposite when opposite.getSteps() == null -> "the opposite of " + of(opposite.getWord(), scope);
			case TurnedWord turned -> of(turned.getWord(), scope) + " turned by " + of(turned.getSteps(), scope);
			case PrintedEdge edge -> of(edge.getEdges(), scope) + " towards " + of(edge.getDirection(), scope);
			case ExtremeNumber extreme -> "the " + (extreme.isLowest() ? "lowest of " : "highest of ") + of(extreme.getNumbers(), scope);
			case DistanceExpression distance -> "the distance from " + of(distance.getFrom(), scope) + " to " + of(distance.getTo(), scope);
			case Conditional choice -> of(choice.getValue(), scope) + " if " + wording.clauses().text(choice.getCondition(), scope)
					+ ", otherwise " + of(choice.getOtherwise(), scope);
			case ListExpression list when list.getValues().isEmpty() -> "nothing";
			case ListExpression list -> English.list(list.getValues().stream().map(each -> of(each, scope)).toList(), "and");
			case UnaryExpression unary -> of(unary, scope);
			case BinaryExpression binary -> of(binary, scope);
			case KindTest test -> "whether " + wording.clauses().text(test, scope);
			case OfferTest offer -> "whether " + wording.clauses().text(offer, scope);
			case CanExpression can -> "whether " + wording.clauses().text(can, scope);
			default -> throw new IllegalArgumentException("No words for " + value.eClass().getName());
		};
	}

	/** " from your Room towards north". */
	String along(Ray ray, Scope scope) {
		return " from " + of(ray.getOrigin(), scope) + " towards " + of(ray.getDirection(), scope);
	}

	/** A member of something in words: "your hand". */
	String member(String owner, @Nullable KindMember member) {
		return switch (member) {
			case null -> MISSING;
			case Property property -> wording.names().phrase(property).map(phrase -> belonging(phrase, owner))
					.orElseGet(() -> English.possessive(owner) + ' ' + English.words(property.getName()));
			case Zone zone when zone.getTitle() != null ->
				English.possessive(owner) + ' '
						+ Marks.element(wording.names().translated(zone.getTitle()), wording.names().identity(zone));
			case Zone zone when zone instanceof Deck ->
				English.possessive(owner) + ' ' + English.singular(English.words(zone.getName())) + " deck";
			default -> English.possessive(owner) + ' ' + English.words(member.getName());
		};
	}

	/** What a name stands for. */
	String named(@Nullable Readable readable, Scope scope) {
		if (readable == null || readable.eIsProxy()) {
			return MISSING;
		}
		String known = scope.known().get(readable);
		if (known != null) {
			return known;
		}
		return switch (readable) {
			case Component component -> wording.names().thing(component);
			case EnumerationLiteral word -> wording.names().word(word);
			case Side side -> wording.names().side(side);
			case Property property -> wording.names().phrase(property).map(phrase -> belonging(phrase, ""))
					.orElseGet(() -> "the " + English.words(property.getName()));
			case Variable variable -> "the " + English.words(variable.getName());
			case Readable other -> wording.names().place(other);
		};
	}

	/** What is said of a thing that a name was given to: "that Room", or by its name where the type tells nothing. */
	String again(Readable variable, Type type) {
		return kindOf(type).map(kind -> "that " + kind).orElseGet(() -> "the " + English.words(variable.getName()));
	}

	private Optional<String> kindOf(Type type) {
		return switch (type.present()) {
			case Type.PieceType piece -> Optional.of(wording.names().kind(piece.kind()));
			case Type.SortType sort -> Optional.of(wording.names().kind(sort.kind()));
			default -> Optional.empty();
		};
	}

	private static String belonging(String phrase, String owner) {
		return Templates.hasGap(phrase)
				? Templates.fill(phrase, name -> owner)
				: owner.isEmpty() || phrase.startsWith("the ") ? phrase : English.possessive(owner) + ' ' + phrase;
	}

	private String of(UnaryExpression unary, Scope scope) {
		return switch (unary.getOperator()) {
			case NOT, EXISTS -> "whether " + wording.clauses().text(unary, scope);
			case NEGATE -> "−" + of(unary.getOperand(), scope);
			case THE -> of(unary.getOperand(), scope);
		};
	}

	private String of(BinaryExpression binary, Scope scope) {
		OptionalInt known = Constants.numberOf(binary);
		return known.isPresent() ? number(known.getAsInt()) : unknown(binary, scope);
	}

	private static String number(int number) {
		return number < 0 ? "−" + -(long) number : Integer.toString(number);
	}

	private String unknown(BinaryExpression binary, Scope scope) {
		return switch (binary.getOperator()) {
			case ADD -> sides(binary, " + ", scope);
			case SUBTRACT -> sides(binary, " − ", scope);
			case MULTIPLY -> sides(binary, " × ", scope);
			case DIVIDE -> sides(binary, " divided by ", scope);
			case REMAINDER -> "the rest of " + sides(binary, " divided by ", scope);
			case STARTING_WITH -> sides(binary, ", starting with ", scope);
			case STARTING_AFTER -> sides(binary, ", starting after ", scope);
			case OR, AND, EQUAL, LESS, AT_MOST, GREATER, AT_LEAST, IN, HAS, SHOWS, KNOWS ->
				"whether " + wording.clauses().text(binary, scope);
		};
	}

	private String sides(BinaryExpression binary, String between, Scope scope) {
		return of(binary.getLeft(), scope) + between + of(binary.getRight(), scope);
	}
}
