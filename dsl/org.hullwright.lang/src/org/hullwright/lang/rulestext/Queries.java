package org.hullwright.lang.rulestext;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Component;
import org.hullwright.model.DistanceExpression;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.Kind;
import org.hullwright.model.ListExpression;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Queryable;
import org.hullwright.model.Ray;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Says what is looked for: "each Room in the Facility that has a Fire". */
final class Queries {

	private static final String NUMBER = "number";
	private static final String OTHER = "other ";
	private static final Pattern OTHERS = Pattern.compile("is not (you|this [A-Z]\\w*( [A-Z]\\w*)*)");
	private static final Pattern PART = Pattern.compile("the (\\S+) of it( .*)?+");
	private static final Pattern PREPOSITION = Pattern.compile(".* (of|in|on|at|to|with|from|by|for|into|through|next to|towards) it");

	private final Wording wording;

	Queries(Wording wording) {
		this.wording = wording;
	}

	/**
	 * What a query is about, in parts that go with any article.
	 *
	 * @param head one of them: "Room"
	 * @param heads several of them: "Rooms"
	 * @param where what all of them have in common: " in the Facility"
	 * @param one what more is asked of one of them: " that has a Fire"
	 * @param many the same for several: " that have a Fire"
	 */
	record Subject(String head, String heads, String where, String one, String many) {

		/** "a Room in the Facility that has a Fire". */
		String any() {
			return English.indefinite(head) + where + one;
		}

		/** The same with a word before it: "each Room in the Facility". */
		String with(String word) {
			return word + ' ' + head + where + one;
		}

		/** "no Room in the Facility that has a Fire". */
		String none() {
			return with("no");
		}

		/** Whether more than its name tells which one it is. */
		boolean isTold() {
			return !where.isEmpty() || !one.isEmpty();
		}

		/** "Rooms in the Facility that have a Fire". */
		String several() {
			return heads + where + many;
		}
	}

	/** What is found. */
	String result(Query query, Scope scope) {
		Subject subject = subject(query, scope);
		return switch (query.getQuantifier()) {
			case EACH -> subject.with("each") + order(query, scope);
			case EACH_HIGHEST, EACH_LOWEST -> subject.with("each");
			case NUMBER_OF -> "the number of " + subject.several();
			case FIRST -> subject.with("the first");
			case LAST -> subject.with("the last");
			case RANDOM -> subject.with("a random");
			case HIGHEST -> subject.with("the") + withMost(query, scope);
			case LOWEST -> subject.with("the") + withLeast(query, scope);
			case TOTAL -> "the total " + quality(query, scope) + " of all " + subject.several();
			case SOME, NONE -> "whether " + wording.clauses().text(query, scope);
		};
	}

	/**
	 * Whether it matters which of several things is found. Copies of a component are all alike, and where all but one thing are looked at,
	 * as at the ends of a path, there is usually one left.
	 */
	boolean isPickedFromSeveral(Query query) {
		boolean picks = switch (query.getQuantifier()) {
			case FIRST, LAST, RANDOM, HIGHEST, LOWEST -> true;
			default -> false;
		};
		return picks && !(query.getSubject() instanceof Component) && !(query instanceof NumberQuery)
				&& wording.clauses().conjuncts(query.getCondition()).stream()
						.noneMatch(part -> part instanceof BinaryExpression binary && binary.getOperator() == BinaryOperator.EQUAL
								&& binary.isNegated());
	}

	/** Any one of what is looked for: "a Card in your hand", "one of your loaded Weapons". */
	String one(Query query, Scope scope) {
		Subject subject = subject(query, scope);
		String among = " among ";
		return subject.where().startsWith(among) && query.getSubject() instanceof Kind && !(query.getSource() instanceof ListExpression)
				? "one of " + subject.where().substring(among.length()) + subject.one()
				: subject.any();
	}

	/** All of them, one by one: "each Room in the Facility", or by their names where these are written: "both Engine 1 and Engine 3". */
	String every(Query query, Scope scope) {
		if (query.getCondition() != null || !(query.getSource() instanceof ListExpression list) || list.getValues().size() < 2) {
			return subject(query, scope).with("each");
		}
		return (list.getValues().size() == 2 ? "both " : "each of ") + wording.nouns().of(list, scope);
	}

	/** What the thing is called in what follows the query. */
	Scope after(Query query, Scope scope) {
		return scope.lookingAt(query, "that " + (query instanceof NumberQuery ? NUMBER : head(query.getSubject())));
	}

	/** What a query is about. */
	Subject subject(Query query, Scope scope) {
		if (query instanceof NumberQuery range) {
			return numbers(range, scope);
		}
		String head = head(query.getSubject());
		String heads = heads(query.getSubject());
		String where = "";
		if (query.getSource() instanceof Ray ray) {
			where = wording.nouns().along(ray, scope);
		} else if (query.getSource() != null) {
			Optional<Subject> named = namedGroup(query.getSource(), head, heads, scope);
			head = named.map(Subject::head).orElse(head);
			heads = named.map(Subject::heads).orElse(heads);
			where = named.map(Subject::where).orElseGet(() -> where(query, scope));
		}
		return selected(query, head, heads, where + extreme(query, scope), scope);
	}

	/**
	 * What the things that are looked for lie in or on.
	 *
	 * @param isPlace whether they lie in it
	 * @param noun "that Room", "you"
	 */
	record Holder(boolean isPlace, String noun) {}

	/** Empty where they are not said to be in or on something. */
	Optional<Holder> holder(Query query, Scope scope) {
		Expression source = query.getSource();
		if (source == null || source instanceof Ray || source instanceof ListExpression) {
			return Optional.empty();
		}
		String preposition = preposition(source);
		String noun = wording.nouns().of(source, scope);
		return (preposition.equals("in") || preposition.equals("on")) && where(query, scope).equals(' ' + preposition + ' ' + noun)
				? Optional.of(new Holder(preposition.equals("in"), noun))
				: Optional.empty();
	}

	/** " in your hand"; of what lies in a zone that is called like it: " of yours". */
	private String where(Query query, Scope scope) {
		Expression source = query.getSource();
		if (source instanceof FeatureAccess access && access.getFeature() instanceof Zone zone && zone.getTitle() == null
				&& isCalledLike(zone, heads(query.getSubject()))) {
			String owner = wording.nouns().of(access.getTarget(), scope);
			return owner.equals(English.YOU) ? " of yours" : " of " + owner;
		}
		return English.located(' ' + preposition(source) + ' ', wording.nouns().of(source, scope));
	}

	/** Whether a zone has the name of what lies in it. */
	static boolean isCalledLike(Zone zone, String heads) {
		return zone.getName() != null && zone.getName().equalsIgnoreCase(Marks.plain(heads));
	}

	/** " with the highest fear", of those that several may have in common. */
	private String extreme(Query query, Scope scope) {
		return switch (query.getQuantifier()) {
			case EACH_HIGHEST -> withMost(query, scope);
			case EACH_LOWEST -> withLeast(query, scope);
			default -> "";
		};
	}

	private String withMost(Query query, Scope scope) {
		return (query.getKey() instanceof DistanceExpression ? " with the greatest " : " with the highest ") + quality(query, scope);
	}

	private String withLeast(Query query, Scope scope) {
		return (query.getKey() instanceof DistanceExpression ? " with the shortest " : " with the lowest ") + quality(query, scope);
	}

	/** By what things are compared, behind a word that goes with it: "number of Cards in its hand". */
	private String quality(Query query, Scope scope) {
		return key(query, scope).replaceFirst("^the ", "");
	}

	/** "number from 0 to 7", "number among 3, 4 and 5". */
	private Subject numbers(NumberQuery query, Scope scope) {
		String where = query.getSource() != null
				? " among " + wording.nouns().of(query.getSource(), scope)
				: " from " + wording.nouns().of(query.getLower(), scope) + " to " + wording.nouns().of(query.getUpper(), scope);
		return selected(query, NUMBER, English.plural(NUMBER), where, scope);
	}

	private Subject selected(Query query, String head, String heads, String where, Scope scope) {
		if (query.getCondition() == null) {
			return new Subject(head, heads, where, "", "");
		}
		Scope within = scope.lookingAt(query, English.IT);
		List<Clause> all = wording.clauses().conjuncts(query.getCondition()).stream().map(part -> wording.clauses().of(part, within))
				.toList();
		List<Clause> parts = all.stream().filter(part -> !isOther(part)).toList();
		String other = parts.size() < all.size() && !head.startsWith(OTHER) ? OTHER : "";
		String relative = isPerson(query) ? "who" : "that";
		return new Subject(other + head, other + heads, where, asked(parts, relative, false), asked(parts, relative, true));
	}

	/** "is not you", "is not this Room": any but the one that is spoken of. */
	private static boolean isOther(Clause part) {
		return part.subject().equals(English.IT) && OTHERS.matcher(Marks.plain(part.predicate())).matches();
	}

	/** What is said of the thing itself first, then everything else. */
	private static String asked(List<Clause> parts, String relative, boolean many) {
		List<String> own = parts.stream().filter(part -> part.subject().equals(English.IT))
				.map(part -> many ? English.many(part.predicate()) : part.predicate())
				.map(predicate -> relative.equals("who") ? predicate.replace(" in its ", " in their ") : predicate).toList();
		List<Clause> others = parts.stream().filter(part -> !part.subject().equals(English.IT)).toList();
		String that = own.isEmpty() ? "" : ' ' + relative + ' ' + English.together(own, "and", UnaryOperator.identity());
		if (others.isEmpty()) {
			return that;
		}
		String more = others.size() == 1 ? related(others.getFirst(), relative) : where(others);
		return that + (own.isEmpty() ? " " : " and ") + more;
	}

	/** What is said of something of a thing: "whose door is open", "that you can use". */
	private static String related(Clause clause, String relative) {
		String text = clause.text();
		Matcher part = PART.matcher(clause.subject());
		if (clause.subject().startsWith("its ")) {
			return "whose " + clause.subject().substring("its ".length()) + ' ' + clause.predicate();
		}
		if (part.matches()) {
			return "whose " + part.group(1) + Optional.ofNullable(part.group(2)).orElse("") + ' ' + clause.predicate();
		}
		return text.endsWith(" it") && !clause.subject().isEmpty() && !PREPOSITION.matcher(text).matches()
				? (relative.equals("who") ? "whom " : "that ") + text.substring(0, text.length() - " it".length())
				: where(List.of(clause));
	}

	private static String where(List<Clause> clauses) {
		return "where " + English.list(clauses.stream().map(Clause::text).toList(), "and");
	}

	/** In which order things come that have one. */
	String order(Query query, Scope scope) {
		return query.getKey() == null || query.getQuantifier() != Quantifier.EACH
				? ""
				: " in order of " + key(query, scope) + end(query.isDescending()) + query.getTieBreaks().stream()
						.map(tie -> ", then of " + key(query, tie.getKey(), scope) + end(tie.isDescending())).collect(Collectors.joining());
	}

	private static String end(boolean descending) {
		return descending ? ", highest first" : ", lowest first";
	}

	/** How a place is spoken of: in a zone or a Room, on anything else, among the things of a list. */
	String preposition(Expression place) {
		return switch (wording.types().of(place).present()) {
			case Type.PieceType piece -> within(piece.kind());
			case Type.SortType sort -> within(sort.kind());
			case Type.ListType list when place instanceof ListExpression written && written.getValues().stream().anyMatch(this::isZone) ->
				"in";
			case Type.ListType list when isSupply(place) -> "in";
			case Type.ListType list -> "among";
			default -> "in";
		};
	}

	private static boolean isSupply(Expression place) {
		return place instanceof NameReference name && name.getTarget() instanceof Property property
				&& property.getNature() == PropertyNature.BUILT_IN;
	}

	private boolean isZone(Expression place) {
		return wording.types().of(place).present() instanceof Type.ZoneType;
	}

	private String within(Kind kind) {
		Kinds kinds = wording.types().kinds();
		return kinds.isBelow(kind, "tile") || kinds.isBelow(kind, Kinds.SPACE) ? "in" : "on";
	}

	private String head(@Nullable Queryable subject) {
		return switch (subject) {
			case Component component -> wording.names().component(component);
			case Kind kind -> wording.names().kind(kind);
			case Enumeration enumeration -> wording.names().enumeration(enumeration);
			case EnumerationLiteral word -> wording.names().word(word);
			case null, default -> Nouns.MISSING;
		};
	}

	/** Several of them; a word is the same however often it stands in a list. */
	private String heads(@Nullable Queryable subject) {
		return switch (subject) {
			case EnumerationLiteral word -> head(word);
			case Component component -> wording.names().components(component);
			case null, default -> English.plural(head(subject));
		};
	}

	/** A list whose phrase says what is in it, as "the other Characters in your Room", needs no kind before it. */
	private Optional<Subject> namedGroup(Expression source, String head, String heads, Scope scope) {
		boolean member = source instanceof FeatureAccess || source instanceof SelfProperty || source instanceof NameReference;
		if (!member || !(wording.types().of(source).present() instanceof Type.ListType)) {
			return Optional.empty();
		}
		String group = wording.nouns().of(source, scope);
		String several = Marks.plain(heads);
		int at = group.toLowerCase(Locale.ROOT).indexOf(several.toLowerCase(Locale.ROOT));
		String before = at < 0 ? "" : group.substring(0, at);
		if (at < 0 || !Marks.plain(before).equals(before) || !before.matches("(the |all )?+([a-z]+ )*+") || before.startsWith("your ")) {
			return Optional.empty();
		}
		String which = before.replaceFirst("^(the|all) ", "");
		return Optional.of(new Subject(which + head, which + heads, group.substring(at + several.length()), "", ""));
	}

	private boolean isPerson(Query query) {
		Kinds kinds = wording.types().kinds();
		return wording.types().elementOf(query) instanceof Type.PieceType(Kind kind)
				&& Names.PEOPLE.stream().anyMatch(people -> kinds.isBelow(kind, people));
	}

	private String key(Query query, Scope scope) {
		return key(query, query.getKey(), scope);
	}

	private String key(Query query, Expression written, Scope scope) {
		String key = wording.nouns().of(written, scope.lookingAt(query, English.IT));
		return key.startsWith("its ") ? key.substring("its ".length()) : key;
	}
}
