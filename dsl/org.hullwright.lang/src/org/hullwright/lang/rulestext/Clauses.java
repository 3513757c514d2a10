package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Absent;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Component;
import org.hullwright.model.Enclosing;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.KindTest;
import org.hullwright.model.ListExpression;
import org.hullwright.model.Mode;
import org.hullwright.model.NameReference;
import org.hullwright.model.OfferTest;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Property;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.Type;

/** Says what must hold: "you have a Larva", "there is no Intruder in this Room". */
final class Clauses {

	private static final String NUMBER_OF = "the number of ";
	/** "Rooms explored by you". */
	private static final Pattern DONE_BY_YOU = Pattern.compile("(.+) (\\w+) by " + English.YOU);
	private static final Pattern DENIAL = Pattern.compile("\\b(not|no|cannot)\\b");
	private static final Pattern RELATIVE = Pattern.compile(" (?:who|that) (.*)", Pattern.DOTALL);
	private static final Set<String> VERBS = Set.of("is", "has", "can", "was", "may", "will", "must");

	private final Wording wording;

	Clauses(Wording wording) {
		this.wording = wording;
	}

	/** A condition as a statement. */
	String text(Expression condition, Scope scope) {
		return of(condition, scope).text();
	}

	/** How a condition stands. */
	String stated(Expression condition, boolean holds, Scope scope) {
		return of(condition, !holds, scope).text();
	}

	Clause of(Expression condition, Scope scope) {
		return of(condition, false, scope);
	}

	private Clause of(@Nullable Expression condition, boolean not, Scope scope) {
		return switch (condition) {
			case null -> Clause.of(Nouns.MISSING);
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.NOT -> of(unary.getOperand(), !not, scope);
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.EXISTS -> exists(unary.getOperand(), not, scope);
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.THE -> of(unary.getOperand(), not, scope);
			case BinaryExpression binary -> of(binary, not != binary.isNegated(), scope);
			case Query query when query.getQuantifier() == Quantifier.SOME || query.getQuantifier() == Quantifier.NONE ->
				found(query, not != (query.getQuantifier() == Quantifier.NONE), scope);
			case KindTest test -> turned(
					new Clause(wording.nouns().of(test.getTarget(), scope),
							"is " + English.indefinite(wording.names().kind(test.getKind()))),
					not != test.isNegated());
			case OfferTest offer ->
				turned(new Clause(wording.nouns().of(offer.getOption(), scope), "is offered"), not != offer.isNegated());
			case CanExpression can -> turned(wording.calls().of(can, scope), not);
			case FunctionCall call -> turned(wording.calls().holds(call, scope), not);
			case ProceedExpression proceed -> Clause.of(not ? "it would not be so otherwise" : "it would be so otherwise");
			case FeatureAccess access -> turned(member(wording.nouns().of(access.getTarget(), scope), access.getFeature()), not);
			case SelfProperty own -> turned(member(scope.it(), own.getFeature()), not);
			case NameReference name -> turned(named(name, scope), not);
			case TruthLiteral truth -> Clause.of(truth.isYes() != not ? "always" : "never");
			default -> turned(new Clause(wording.nouns().of(condition, scope), "is so"), not);
		};
	}

	private Clause of(BinaryExpression binary, boolean not, Scope scope) {
		return switch (binary.getOperator()) {
			case AND, OR -> joined(binary, not, scope);
			case EQUAL -> equal(binary, not, scope);
			case LESS -> compared(binary, not ? BinaryOperator.AT_LEAST : BinaryOperator.LESS, scope);
			case AT_MOST -> compared(binary, not ? BinaryOperator.GREATER : BinaryOperator.AT_MOST, scope);
			case GREATER -> compared(binary, not ? BinaryOperator.AT_MOST : BinaryOperator.GREATER, scope);
			case AT_LEAST -> compared(binary, not ? BinaryOperator.LESS : BinaryOperator.AT_LEAST, scope);
			case IN -> turned(within(binary, scope), not);
			case HAS -> has(binary, not, scope);
			case SHOWS -> turned(
					new Clause(wording.nouns().of(binary.getLeft(), scope), "shows " + wording.nouns().of(binary.getRight(), scope)), not);
			case KNOWS -> turned(
					new Clause(wording.nouns().of(binary.getLeft(), scope), "knows " + wording.nouns().of(binary.getRight(), scope)), not);
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, STARTING_WITH, STARTING_AFTER ->
				turned(new Clause(wording.nouns().of(binary, scope), "is so"), not);
		};
	}

	private static Clause turned(Clause clause, boolean not) {
		return not ? clause.negated() : clause;
	}

	/** Several conditions that must all hold. */
	String all(List<Expression> conditions, Scope scope) {
		return conditions.size() == 1 ? text(conditions.getFirst(), scope) : joined(conditions, true, false, scope).text();
	}

	private Clause joined(BinaryExpression binary, boolean not, Scope scope) {
		var parts = new ArrayList<Expression>();
		collect(binary, binary.getOperator(), parts);
		return joined(parts, (binary.getOperator() == BinaryOperator.AND) != not, not, scope);
	}

	/** Several conditions; what they say of the same thing needs that thing only once. */
	private Clause joined(List<Expression> parts, boolean all, boolean not, Scope scope) {
		String word = all ? "and" : "or";
		List<Clause> clauses = parts.stream().map(part -> of(part, not, scope)).toList();
		String subject = clauses.getFirst().subject();
		boolean mixed = parts.stream().anyMatch(part -> isJoined(part));
		if (!mixed && !subject.isEmpty() && clauses.stream().allMatch(clause -> clause.subject().equals(subject))) {
			return new Clause(subject, English.together(clauses.stream().map(Clause::predicate).toList(), word,
					predicate -> subject.equals(English.YOU) ? English.many(predicate) : predicate));
		}
		if (!mixed && saySame(clauses)) {
			String predicate = clauses.getFirst().predicate();
			return new Clause(English.list(clauses.stream().map(Clause::subject).toList(), word),
					all ? English.many(predicate) : predicate);
		}
		if (!mixed) {
			return Clause.of(English.list(clauses.stream().map(Clause::text).toList(), word));
		}
		var texts = new ArrayList<String>();
		for (int index = 0; index < parts.size(); index++) {
			Clause clause = clauses.get(index);
			texts.add(isJoined(parts.get(index)) ? clause.led(all ? "either" : "both") : clause.text());
		}
		return Clause.of(String.join(", " + word + ' ', texts));
	}

	/** Whether the same is said of several: "the ship or the Nest is destroyed". What none of them is would be less clear together. */
	private static boolean saySame(List<Clause> clauses) {
		String predicate = clauses.getFirst().predicate();
		return !DENIAL.matcher(predicate).find() && clauses.stream().allMatch(clause -> clause.predicate().equals(predicate))
				&& clauses.stream().map(Clause::subject).noneMatch(subject -> subject.isEmpty() || subject.equals(English.YOU));
	}

	/** The conditions that must all hold; one that is not made of others is the only one. */
	List<Expression> conjuncts(@Nullable Expression condition) {
		var parts = new ArrayList<Expression>();
		if (condition != null) {
			collect(condition, BinaryOperator.AND, parts);
		}
		return parts;
	}

	/** The conditions of which one must hold; one that is not made of others is the only one. */
	List<Expression> alternatives(Expression condition) {
		var parts = new ArrayList<Expression>();
		collect(condition, BinaryOperator.OR, parts);
		return parts;
	}

	private static void collect(Expression expression, BinaryOperator operator, List<Expression> parts) {
		if (expression instanceof BinaryExpression binary && binary.getOperator() == operator) {
			collect(binary.getLeft(), operator, parts);
			collect(binary.getRight(), operator, parts);
		} else {
			parts.add(expression);
		}
	}

	private static boolean isJoined(Expression expression) {
		Expression inner = expression instanceof UnaryExpression unary && unary.getOperator() == UnaryOperator.NOT
				? unary.getOperand()
				: expression;
		return inner instanceof BinaryExpression binary
				&& (binary.getOperator() == BinaryOperator.AND || binary.getOperator() == BinaryOperator.OR);
	}

	/** To be among several written things is to be one of them; zones have things in them. */
	private Clause within(BinaryExpression binary, Scope scope) {
		String thing = wording.nouns().of(binary.getLeft(), scope);
		String preposition = wording.queries().preposition(binary.getRight());
		if (binary.getRight() instanceof ListExpression list && !preposition.equals("in")) {
			return new Clause(thing,
					"is " + English.list(list.getValues().stream().map(each -> wording.nouns().of(each, scope)).toList(), "or"));
		}
		return new Clause(thing, "is " + preposition + ' ' + wording.nouns().of(binary.getRight(), scope));
	}

	/** What a die shows, where its number is asked for: "the Noise die" of "the number on the Noise die". */
	private Optional<String> rolled(Expression number, Scope scope) {
		return number instanceof FeatureAccess access && access.getFeature() instanceof Property
				&& wording.types().of(access.getTarget()).present() instanceof Type.RollType
						? Optional.of(wording.nouns().of(access.getTarget(), scope))
						: Optional.empty();
	}

	private Clause equal(BinaryExpression binary, boolean not, Scope scope) {
		Expression left = binary.getLeft();
		if (binary.getRight() instanceof Absent) {
			return exists(left, !not, scope);
		}
		if (binary.getRight() instanceof TruthLiteral truth) {
			return of(left, truth.isYes() == not, scope);
		}
		if (left instanceof Query query && query.getQuantifier() == Quantifier.NUMBER_OF
				&& Constants.numberOf(binary.getRight()).isPresent()) {
			return counted(query, not ? "not exactly " : "exactly ", binary.getRight(), scope);
		}
		String value = wording.nouns().of(binary.getRight(), scope);
		Optional<String> die = rolled(left, scope);
		if (die.isPresent()) {
			return turned(new Clause(die.get(), "shows " + value), not);
		}
		OptionalInt number = known(value);
		if (number.isPresent()) {
			return amounts(left, number.getAsInt(), not, scope);
		}
		return turned(new Clause(wording.nouns().of(left, scope), "is " + value), not);
	}

	private Clause compared(BinaryExpression binary, BinaryOperator operator, Scope scope) {
		if (binary.getLeft() instanceof Query query && query.getQuantifier() == Quantifier.NUMBER_OF) {
			if (operator == BinaryOperator.GREATER && Constants.numberOf(binary.getRight()).orElse(1) == 0) {
				return found(query, false, scope);
			}
			return counted(query, switch (operator) {
				case LESS -> "fewer than ";
				case AT_MOST -> "at most ";
				case GREATER -> "more than ";
				default -> "at least ";
			}, binary.getRight(), scope);
		}
		String noun = wording.nouns().of(binary.getLeft(), scope);
		String number = wording.nouns().of(binary.getRight(), scope);
		Optional<String> die = rolled(binary.getLeft(), scope);
		if (die.isPresent()) {
			return new Clause(die.get(), "shows " + against(operator, "less than ") + number);
		}
		OptionalInt limit = known(number);
		return limit.isPresent()
				? had(binary.getLeft(), noun, operator, limit.getAsInt(), scope)
				: new Clause(noun, be(noun) + against(operator, be(noun).equals("are ") ? "fewer than " : "less than ") + number);
	}

	/** A number that is written, or that stands on the component and is told as it is. */
	private static OptionalInt known(String number) {
		return number.matches("-?\\d{1,9}") ? OptionalInt.of(Integer.parseInt(number)) : OptionalInt.empty();
	}

	/** What somebody has so many of: "you have Light Wounds", "there are at least 2 Eggs in the Nest". */
	private Clause had(Expression value, String noun, BinaryOperator operator, int limit, Scope scope) {
		boolean any = operator == BinaryOperator.GREATER && limit == 0 || operator == BinaryOperator.AT_LEAST && limit == 1;
		boolean none = operator == BinaryOperator.AT_MOST && limit == 0 || operator == BinaryOperator.LESS && limit == 1;
		String owner = value instanceof FeatureAccess access ? wording.nouns().of(access.getTarget(), scope) : scope.it();
		boolean owned = (value instanceof FeatureAccess || value instanceof SelfProperty)
				&& noun.startsWith(English.possessive(owner) + ' ');
		String things = owned ? noun.substring(English.possessive(owner).length() + 1) : "";
		if (owned && English.isName(things) && (any || none)) {
			return new Clause(owner, any ? "has " + things : "has no " + things);
		}
		String count = against(operator, "fewer than ") + limit + ' ';
		if (owned && English.isName(things) && English.areSeveral(things)) {
			return new Clause(owner, "has " + count + (limit == 1 ? English.singular(things) : things));
		}
		if (noun.startsWith(NUMBER_OF) && noun.indexOf(',') < 0) {
			String counted = noun.substring(NUMBER_OF.length());
			Matcher done = DONE_BY_YOU.matcher(counted);
			if (done.matches() && English.isParticiple(done.group(2))) {
				return new Clause(English.YOU, "has " + done.group(2) + ' ' + (any ? "" : none ? "no " : count) + done.group(1));
			}
			return Clause.of(any ? "there are " + counted : none ? "there are no " + counted : "there are " + count + counted);
		}
		return new Clause(noun, be(noun) + against(operator, be(noun).equals("are ") ? "fewer than " : "less than ") + limit);
	}

	/** How many somebody has exactly: "you have no Light Wounds", "there are exactly 3 Weaknesses that are known". */
	private Clause amounts(Expression value, int number, boolean not, Scope scope) {
		String noun = wording.nouns().of(value, scope);
		if (number == 0) {
			Clause none = had(value, noun, not ? BinaryOperator.GREATER : BinaryOperator.AT_MOST, 0, scope);
			if (!none.subject().equals(noun)) {
				return none;
			}
		}
		return noun.startsWith(NUMBER_OF) && noun.indexOf(',') < 0 && number > 1
				? Clause.of("there are " + (not ? "not exactly " : "exactly ") + number + ' ' + noun.substring(NUMBER_OF.length()))
				: turned(new Clause(noun, "is " + number), not);
	}

	private static String be(String noun) {
		return English.areSeveral(noun) && !noun.startsWith(NUMBER_OF) ? "are " : "is ";
	}

	private static String against(BinaryOperator operator, String less) {
		return switch (operator) {
			case LESS -> less;
			case AT_MOST -> "at most ";
			case GREATER -> "more than ";
			default -> "at least ";
		};
	}

	private Clause counted(Query query, String howMany, Expression number, Scope scope) {
		Queries.Subject subject = wording.queries().subject(query, scope);
		boolean one = Constants.numberOf(number).orElse(0) == 1;
		Optional<String> owner = ownerOf(query, subject, scope);
		if (owner.isPresent()) {
			return new Clause(owner.get(), "has " + howMany + wording.nouns().of(number, scope) + ' '
					+ (one ? subject.head() + subject.one() : subject.heads() + subject.many()));
		}
		String what = one ? subject.head() + subject.where() + subject.one() : subject.several();
		return Clause.of((one ? "there is " : "there are ") + howMany + wording.nouns().of(number, scope) + ' ' + what);
	}

	/** "there is a Room with …" or "no Room is broken"; of what somebody has in a place of the same name: "you have a Wound". */
	private Clause found(Query query, boolean not, Scope scope) {
		Queries.Subject subject = wording.queries().subject(query, scope);
		Optional<String> owner = ownerOf(query, subject, scope);
		if (owner.isPresent()) {
			String rest = subject.head() + subject.one();
			return new Clause(owner.get(), not ? "has no " + rest : "has " + English.indefinite(rest));
		}
		Optional<String> holder = holderOf(query, subject, scope);
		if (holder.isPresent()) {
			String rest = subject.head() + subject.where() + subject.one();
			return new Clause(holder.get(), not ? "has no " + rest : "has " + English.indefinite(rest));
		}
		Matcher state = RELATIVE.matcher(subject.one());
		if (not && state.matches() && English.tellsState(state.group(1))) {
			return Clause.of("no " + subject.head() + subject.where() + ' ' + state.group(1));
		}
		return Clause.of(not ? "there is no " + subject.head() + subject.where() + subject.one() : "there is " + subject.any());
	}

	/** Whose place is looked into: "you have a Card in your hand". */
	private Optional<String> holderOf(Query query, Queries.Subject subject, Scope scope) {
		if (!(query.getSource() instanceof FeatureAccess access) || !(access.getFeature() instanceof Zone)) {
			return Optional.empty();
		}
		String owner = wording.nouns().of(access.getTarget(), scope);
		return subject.where().equals(" in " + wording.nouns().of(access, scope)) ? Optional.of(owner) : Optional.empty();
	}

	/** Who has what is looked for: the piece it lies on, or whose place is called like what lies there. */
	private Optional<String> ownerOf(Query query, Queries.Subject subject, Scope scope) {
		Expression source = query.getSource();
		if (source == null) {
			return Optional.empty();
		}
		if (wording.types().of(source).present() instanceof Type.PieceType
				&& (subject.where().startsWith(" on ") || subject.where().equals(" in it"))) {
			return Optional.of(wording.nouns().of(source, scope));
		}
		if (source instanceof FeatureAccess access && access.getFeature() instanceof Zone zone
				&& Queries.isCalledLike(zone, subject.heads())) {
			return Optional.of(wording.nouns().of(access.getTarget(), scope));
		}
		return Optional.empty();
	}

	private Clause has(BinaryExpression binary, boolean not, Scope scope) {
		if (binary.getRight() instanceof NameReference name && name.getTarget() instanceof Kind kind) {
			return has(binary.getLeft(), wording.names().kind(kind), English.indefinite(wording.names().kind(kind)), not, scope);
		}
		boolean component = binary.getRight() instanceof NameReference name && name.getTarget() instanceof Component;
		String thing = wording.nouns().of(binary.getRight(), scope);
		String bare = component ? wording.names().component((Component) ((NameReference) binary.getRight()).getTarget()) : thing;
		return has(binary.getLeft(), bare, thing, not, scope);
	}

	private Clause has(Expression holder, String bare, String thing, boolean not, Scope scope) {
		String owner = wording.nouns().of(holder, scope);
		Type type = wording.types().of(holder).present();
		if (holder instanceof FeatureAccess access && access.getFeature() instanceof Zone) {
			return new Clause(wording.nouns().of(access.getTarget(), scope),
					(not ? "has no " + bare : "has " + thing) + English.located(" in ", owner));
		}
		if (type instanceof Type.ZoneType || type instanceof Type.ListType || type instanceof Type.BoardType) {
			String where = English.located(' ' + wording.queries().preposition(holder) + ' ', owner);
			return !bare.equals(thing) && thing.equals("the " + bare)
					? turned(new Clause(thing, "is" + where), not)
					: Clause.of((not ? "there is no " + bare : "there is " + thing) + where);
		}
		return new Clause(owner, not ? "has no " + bare.replaceFirst("(?<=^.?)The ", "") : "has " + thing);
	}

	/** Whether something that may be absent is there. */
	Clause exists(Expression thing, Scope scope) {
		return exists(thing, false, scope);
	}

	private Clause exists(Expression thing, boolean not, Scope scope) {
		if (thing instanceof Enclosing around) {
			return turned(new Clause(wording.nouns().of(around.getTarget(), scope),
					"is in " + English.indefinite(wording.names().kind(around.getKind()))), not);
		}
		String noun = wording.nouns().of(thing, scope);
		if (thing instanceof Query) {
			return Clause.of((not ? "there is no " : "there is a ") + noun.replaceFirst("^(the|a|an) ", ""));
		}
		String owner = thing instanceof FeatureAccess access ? wording.nouns().of(access.getTarget(), scope) : scope.it();
		String possessive = English.possessive(owner) + ' ';
		if (!(thing instanceof NameReference) && noun.startsWith(possessive)) {
			String had = noun.substring(possessive.length());
			return new Clause(owner, not ? "has no " + had : "has " + English.indefinite(had));
		}
		String bare = noun.replaceFirst("^the ", "");
		return Clause.of(not ? "there is no " + bare : "there is " + (bare.equals(noun) ? noun : English.indefinite(bare)));
	}

	/** A property that is yes or no. */
	private Clause member(String owner, KindMember member) {
		if (!(member instanceof Property property)) {
			return Clause.of(Nouns.MISSING);
		}
		Optional<String> phrase = wording.names().phrase(property);
		if (phrase.isPresent()) {
			boolean tells = phrase.get().matches("\\S+s( .*)?|can(not)? .*|may .*|will .*");
			return Templates.hasGap(phrase.get())
					? Templates.state(phrase.get(), name -> owner)
					: new Clause(owner, tells ? phrase.get() : "is " + phrase.get());
		}
		return new Clause(owner, predicate(English.words(property.getName())));
	}

	private Clause named(NameReference name, Scope scope) {
		return switch (name.getTarget()) {
			case Mode mode when !mode.eIsProxy() -> new Clause(wording.names().place(mode), "is played");
			case Property property when !property.eIsProxy() ->
				wording.names().phrase(property).map(phrase -> Templates.state(phrase, gap -> Nouns.MISSING))
						.orElseGet(() -> stated(English.words(property.getName())));
			case null, default -> new Clause(wording.nouns().of(name, scope), "is so");
		};
	}

	/** "the shuttle is gone" of "shuttleIsGone". */
	private static Clause stated(String words) {
		int verb = English.verbIn(words);
		return verb < 0 ? new Clause('“' + words + '”', "holds") : new Clause("the " + words.substring(0, verb - 1), words.substring(verb));
	}

	/** "has slept", "owns", and "is alone" of "alone". */
	static String predicate(String words) {
		int end = words.indexOf(' ');
		String first = end < 0 ? words : words.substring(0, end);
		return VERBS.contains(first) || first.matches("[a-z]+[^s]s") ? words : "is " + words;
	}
}
