package org.hullwright.lang.issue;

import static org.eclipse.xtext.diagnostics.Severity.ERROR;
import static org.eclipse.xtext.diagnostics.Severity.INFO;
import static org.eclipse.xtext.diagnostics.Severity.WARNING;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.xtext.diagnostics.Severity;

/**
 * Everything that can be wrong with a pack. The name of a constant is the code of the issue, the name of its page ({@link Explanation}) and
 * what fixes and tests refer to it by. The places in braces are filled in order.
 */
public enum IssueCode {

	// Text and names
	SYNTAX(ERROR, "{problem}"),
	UNKNOWN_NAME(ERROR, "There is no {what} called {name}.{suggestion}"),
	UNKNOWN_MEMBER(ERROR, "{owner} has no {what} called {name}.{suggestion}"),
	DUPLICATE_NAME(ERROR, "{name} is declared twice in this pack: here and in {other}."),
	DIRECTION_TURNED(WARNING,
			"Here is {sign}, a sign that nobody sees: it shows what follows in another direction, so that it can look like something else."),
	AMBIGUOUS_NAME(ERROR, "{name} is declared by {packs}. Write {examples}."),

	CHECK_FAILED(ERROR, "Hullwright could not check this ({problem}). That is a fault of Hullwright, not of the pack."),

	// Packs
	MANIFEST_MISSING(ERROR, "No file of the pack {pack} tells its version: add details in braces after its name."),
	MANIFEST_TWICE(ERROR, "Two files describe the pack {pack}; one of them is enough."),
	FOREIGN_FILE(ERROR, "This file says it belongs to {pack}, but it lies in the folder of {owner}."),
	FILE_UNREADABLE(ERROR, "{file} cannot be read: {reason}"),
	FILE_TOO_LARGE(ERROR, "{file} is larger than {limit} and is not read."),
	FILE_NOT_UTF8(ERROR,
			"{file} is not written in UTF-8, as Hull is: byte {number} of line {line} is no character of it. It is read as {encoding}; have it written in UTF-8."),
	REQUIRED_PACK_MISSING(ERROR, "There is no pack {name} here. There are: {known}. Put its folder beside that of this pack."),
	REQUIRED_PACK_VERSION(ERROR, "{name} is here in version {version}, but {wanted} is required."),
	COMPANION_MISSING(INFO, "There is no pack {name} here, so this file is left out. There are: {known}."),
	MANIFEST_LEFT_OUT(ERROR,
			"This file describes the pack, so it cannot be left out where there is no {name}. Say that at the head of another file."),
	REPORTED_ALWAYS(ERROR, "{name} is an error: with it the pack cannot be played, so it is always reported."),
	REQUIRED_PACK_CIRCULAR(ERROR, "{name} requires {pack} in its turn."),

	GIVEN_TWICE(ERROR, "“{word}” is given twice, but only one can count."),
	VERSION_TOO_LARGE(ERROR, "{version} has a number of more than 9 digits, and not every program can compare those."),

	// Kinds
	KIND_CIRCULAR(ERROR, "{name} is its own ancestor."),
	KIND_TOO_DEEP(ERROR, "{name} and the kinds above it are more than {most}. Let it be a kind further up."),
	MEMBER_TWICE(ERROR, "{kind} already has a member called {name}, {where}."),
	DERIVED_FROM_ITSELF(ERROR, "{name} is computed from itself{through}, so it never has a value."),
	DERIVED_WITHOUT_VALUE(ERROR, "{name} is derived, so it needs = and how it is computed."),

	// Types
	TYPE_MISMATCH(ERROR, "{wanted} is wanted here, but this is {given}."),
	MAY_BE_ABSENT(ERROR, "This may be none. Ask for it with “if {asked} as found”, or take it for granted with “{granted}”."),
	WHICH_COPY(ERROR,
			"There are several copies of {name}. Say which one is meant, as in “(the first {name} in x)”; in a loop, “for each {name} one”, it is “one”."),
	ROLL_IS_NO_NUMBER(ERROR, "A roll is no number, it has one: “{roll}'s number”."),
	NEVER_EQUAL(ERROR, "{one} is never {other}.{suggestion}"),
	NEVER_ABSENT(WARNING, "This is never none."),
	FINDS_NOTHING(ERROR, "“as {name}” needs something to find: a “there is a” query or a value that may be none."),
	NOT_CHANGEABLE(ERROR, "Only state and tracks can be changed, but this is {given}, which stays as it is."),
	NOT_TO_BE_HIDDEN(ERROR, "{what} cannot be hidden{why}."),
	NO_SECRET(ERROR, "Everybody sees {name}, so it can be neither revealed nor hidden."),
	NOT_A_FUNCTION(ERROR, "{name} gives nothing, so it has no value. Perform it with “do”."),
	NO_SUBJECT(ERROR, "“{word}” means nothing here: the text belongs to no component and stands in no query."),
	NOT_THIS_KIND(ERROR, "The text belongs to {owner}, not to {kind}."),
	DIVISION_BY_ZERO(ERROR, "Nothing can be divided by 0."),
	NUMBER_OUT_OF_BOUNDS(ERROR, "{number} is not between {lower} and {upper}."),

	// Calls
	ARGUMENT_UNKNOWN(ERROR, "{name} takes nothing with “{preposition}”.{parameters}"),
	ARGUMENT_MISSING(ERROR, "{name} needs “{preposition}” with {type} behind it."),
	ARGUMENT_TWICE(ERROR, "“{preposition}” is given twice."),

	// Texts
	TRANSLATION_OF_NOTHING(WARNING, "No text of the game reads like this, so this translation is never seen.{suggestion}"),
	TRANSLATION_TWICE(WARNING, "This text is already translated into {language}{where}."),
	TRANSLATION_GAPS(ERROR, "The translation must have the same names in braces as the original: {gaps}."),

	// Components
	PROPERTY_TWICE(ERROR, "{name} is given twice."),
	PROPERTY_MISSING(ERROR, "{component} needs {properties}.{why}"),
	PROPERTY_NOT_PRINTABLE(ERROR, "{name} is {nature}; a component gives printed values and, outside of its sides, state to start with."),
	PROPERTY_WITHOUT_VALUE(ERROR, "{name} needs a value: {type}."),
	PROPERTY_WITH_VALUES(ERROR, "{name} takes one value."),
	SLOT_TWICE(ERROR, "{name} is filled twice."),
	UNIQUE_TWICE(WARNING, "{property} {value} is taken by {other}{where}: no two may have the same."),
	UNIQUE_UNFIT(ERROR, "Only what is printed can be unique, but {name} is {nature}."),
	SERIES_UNFIT(ERROR,
			"A series goes through the words of “values”, the components of a kind, or numbers from one to another that are written as digits."),
	SERIES_TOO_LARGE(ERROR,
			"With {series} the series of this pack make more than {most} components, or components that say too much together."),
	SERIES_TWICE(ERROR, "{name} is made twice: there is another component of this name. Let the series be of a kind of its own."),
	SIDE_UNKNOWN(ERROR, "No {kind} has a side called {name}.{suggestion}"),

	// Pictures
	PICTURE_MISSING(ERROR, "There is no picture {file} in the folder of the pack.{suggestion}"),
	PICTURE_OUTSIDE(ERROR,
			"{file} is not in the folder of the pack. Put the picture there and name its way from there, as in \"pictures/rat.png\"."),
	PICTURE_UNREADABLE(ERROR, "{file} cannot be shown: {reason}."),
	PICTURE_TOO_LARGE(ERROR, "{file} has {size}, more than the {limit} that make sense on a card."),
	PICTURES_TOO_LARGE(ERROR,
			"With {file} the pictures of this pack have more than {limit} together. Save them smaller, or let several components show the same one."),
	PICTURE_UNSAFE(ERROR, "{file} {deed}. A picture must be nothing but shapes and words."),
	ICON_UNKNOWN(ERROR, "There is no icon {name}.{suggestion}"),
	DESIGN_SETTING_UNKNOWN(ERROR, "Designs have no setting {name}.{suggestion}"),
	DESIGN_SETTING_VALUE(ERROR, "{name} takes {values}."),
	DESIGN_EDGE_UNKNOWN(ERROR, "A box stands at top, bottom, left, right or middle, or at four numbers, not at {name}.{suggestion}"),
	DESIGN_OF_UNPRINTED(ERROR,
			"Of {name} only the icon and the accent can be said, and of a track whether it is printed. Designs are for kinds and components."),
	TYPEFACE_UNKNOWN(ERROR, "There is no typeface {name}.{suggestion}"),
	TYPEFACE_UNREADABLE(ERROR, "{file} cannot be used as a typeface: {reason}."),
	DESIGN_TYPE_SMALL(WARNING, "Writing of {size} points is too small to read in print; 6.5 is the least."),
	DESIGN_LEAVES_OUT(INFO, "This design shows {properties} nowhere. A box with “printed” shows all that no other box does."),
	DEFAULT_UNPRINTED(INFO,
			"Nothing is printed on {component}, as it has the default, and {property} on {other}. Write {entry} to print that as well."),
	SHOWS_NOTHING(WARNING, "This says nothing of how {name} looks."),
	PICTURE_UNUSED(INFO, "Nothing shows {files}."),

	// Spelling
	WORD_UNKNOWN(INFO, "The dictionary has no word {word}, and nothing in the pack is called so.", "language"),

	// Decks, bags and other zones
	CONTENT_UNFIT(ERROR, "{zone} is for {content}, but this is {given}."),
	CONTENT_UNSURE(ERROR,
			"This is a {given} and may be no {content}, but only that belongs there. Ask first, as in “if {thing} is a {content}”."),
	COMPOSITION_EXCEEDS_COPIES(ERROR, "{wanted} of {name} wanted, the game has {available}."),

	// Dice, tracks and boards
	RANGE_EMPTY(ERROR, "{lower} to {upper} is empty."),
	START_OUT_OF_RANGE(ERROR, "{number} is not between {lower} and {upper}."),
	TRACK_SPACE_TWICE(ERROR, "{track} says twice what happens at {number}, but only one of it can."),
	BOARD_CHARACTER(ERROR, "“{character}” stands in the picture of the board. Every space is a letter or a digit."),
	BOARD_OFF_GRID(ERROR,
			"{letter} stands at character {character} of row {row}, where no space can be. In a row, letters are 4, 6, 8 or more characters apart, and always an even number; so are those of other rows."),
	LETTER_TWICE(ERROR, "The letter {letter} is explained twice."),
	LETTER_UNUSED(ERROR, "The letter {letter} does not occur in the picture."),
	LETTER_NOT_UNIQUE(ERROR, "The letter {letter} names one space, but it occurs {times} times in the picture."),
	SPACES_TOGETHER(WARNING, "{one} and {other} are both at row {row}, column {column}, so only one of them can be seen."),
	PATH_TO_ITSELF(WARNING, "{path} leads from {space} to where it begins."),
	PATH_TWICE(INFO, "{path} and {other} both lie between {one} and {end}."),
	BOARD_EMPTY(WARNING, "{name} has no space, so nothing can ever be on it."),
	DIRECTION_COUNT(ERROR, "Three directions are needed: level, falling and rising. Here are {number}."),
	DIRECTIONS_OF_SQUARES(ERROR, "Paths between squares do not fall and rise. Name the directions only: “directions {words}”."),
	GRID_SIZE(ERROR, "A grid has at least one space and at most {limit}. This one would have {number}."),
	SPACE_OFF_GRID(ERROR,
			"{name} lies at row {row}, column {column}, which is no place of the grid, and no path leads there. The nearest place of the grid is “at {place}”."),
	EDGE_COUNT(WARNING,
			"{name} prints {number} {property}, but there are {wanted} directions: one value is needed for each of them, clockwise from up."),
	CIRCLE_SIZE(ERROR, "{words} has {number} words, but {board} needs {wanted}, clockwise from up."),
	NO_DIRECTION(ERROR, "{words} is no circle of directions: no board says “directions {name}”."),
	NO_EDGES(ERROR, "{what} has no edges. Only a list that is printed on a piece says what it shows towards a direction."),
	NOTHING_TURNS(ERROR, "How far a step turns is not known: no board says “directions”, with the words for them."),

	// The course of a game
	NOBODY_PLAYS(ERROR, "Nobody can play a game with {number} players: it is for 1 or more."),
	GAME_TWICE(ERROR, "This pack has another game, {name}."),
	GIVE_OUTSIDE_FUNCTION(ERROR, "Only a procedure with “gives” can give something."),
	VALUE_RETURNED(ERROR, "What is returned goes to its supply, but this is {given}. To give a value, write “give”."),
	GIVE_MISSING(ERROR, "{name} can end without giving {type}."),
	PROCEED_OUTSIDE_INSTEAD(ERROR, "“proceed” is only known in what a rule does “instead of” something."),
	PROCEED_GIVES_NOTHING(ERROR, "What is replaced here gives nothing, so “proceed” has no value. Write it as a sentence of its own."),
	PROCEED_RESULT_LOST(WARNING,
			"What {name} gives here is lost, for the “give” behind it counts instead. Calculate with it, as in “give proceed + 1”, or name it, as in “let usual be proceed”."),
	UNREACHABLE_EFFECT(ERROR, "This can never happen: what stands before it ends it."),
	RANDOM_WHILE_ASKING(ERROR, "Chance must not be part of {place}, which is looked at any number of times. Name it with “let” first."),
	WHERE_TAKES_ALL(ERROR,
			"“where” takes all that follows, so what comes after “{word}” is part of what is looked for. Put that first, or the question in parentheses."),
	TIE_UNDECIDED(ERROR,
			"“{key}” is the same for all, so it decides nothing among those that are equal. If it is one more value, put the question before the comma in parentheses."),
	WORD_NOWHERE(ERROR, "Say in which list {word} is looked for, as in “number of {example} in its colours”."),
	SOURCE_UNFIT(ERROR, "Nothing can be looked for in {given}."),
	DESTINATION_UNFIT(ERROR, "Pieces go to a place or onto a piece, but this is {given}."),
	PLACEHOLDER_MALFORMED(WARNING, "“{gap}” is shown as it is written: in braces stand a name and what it has, as in “{actor's health}”."),
	PLACEHOLDER_IN_CONSTANT(WARNING,
			"“{gap}” is shown as it is written, for this text is a value and always the same. Names in braces are filled in where something is told or asked, as in say “{example}”."),
	PLACEHOLDER_UNKNOWN(ERROR, "There is nothing called {name} here.{suggestion}"),
	CHAPTER_EMPTY(WARNING, "“{title}” says nothing yet."),
	CHAPTER_VALUE_UNTOLD(ERROR,
			"“{gap}” is known only while a game is played. A chapter can name things, and tell what is printed and numbers that never change."),
	CHAPTER_SHOWS_NOTHING(ERROR, "Nothing of {name} can be shown: show components, all of a kind, or what a procedure or phase says."),
	TERM_TWICE(WARNING, "“{term}” is explained twice, first in line {line}; the glossary says the first only."),
	TEXT_OUTDATED(WARNING,
			"The rules are no longer those that the text was written for. Write {number} when the text of {name} is right again."),
	TEXT_MISSING(WARNING, "{name} has no text that this could be for."),

	// Expansions
	EXPANSIONS_CLASH(ERROR,
			"{one} and {other} may be on together and both replace {thing}{others}. Say which comes later, or that they exclude each other: {way}."),
	CHANGED_TWICE(ERROR, "{name} replaces {thing} twice."),
	EXPANSION_CIRCULAR(ERROR, "{name} requires itself{through}."),
	EXPANSION_ORDER_CIRCULAR(ERROR, "{name} would have to come after itself{through}."),
	EXPANSION_NEVER(ERROR, "{name} can never be on: {reason}."),
	EXPANSION_VERSION(ERROR, "{pack} is here in version {version}, but {wanted} of {name} is required."),
	MODE_NEVER(ERROR, "{name} excludes itself, so it can never be on."),
	EXPANSIONS_APART(ERROR, "These cannot be on together: {reason}."),
	NOT_DERIVED(ERROR, "{name} is {nature}; only how a derived value is computed can be changed like this."),
	OPEN_UNFIT(ERROR, "{name} is {nature}; only a derived value can be left open with three dots."),
	STEP_ELSEWHERE(ERROR, "{step} and {anchor} are not steps of the same procedure."),
	STEP_NOT_THERE(ERROR, "{step} is there only with {expansion}, which {name} does not require."),
	BOARD_NOT_THERE(ERROR, "{board} is there only with {expansion}, which {name} does not require."),
	SIDE_WITHOUT_PLACE(ERROR,
			"{side} lacks what rules name that also apply with it: {places}. Name spaces or paths of it so, let other rules act instead of those, or let them ask first, as in “{question}”."),
	PLACE_NOT_IN_PLAY(ERROR,
			"There is no {place} on {board}, which is the board in play {when}. Say this in an expansion that lays the other side, or ask first: “{question}”."),
	SIDE_OTHER_KIND(ERROR,
			"{place} is a {kind} on {board}, but a {other} on {side}. What rules ask of it on one side would not be there on the other."),
	SIDE_OTHER_DIRECTIONS(WARNING,
			"{side} does not name its directions with {words}, so rules that look “towards” one of them find no neighbour there."),
	NOTHING_CHANGED(ERROR, "This changes nothing of {name}."),
	NO_TITLE(ERROR, "{name} has no title that could be another one."),
	REMOVAL_COUNTED(ERROR, "Only all copies can be out of the game. Say from which place some of them are taken."),

	// What nothing is done with
	VALUE_UNREAD(WARNING, "No rule asks for {name}."),
	VALUE_UNCHANGED(WARNING, "No rule changes {name}, so it always stays as it starts."),
	DIE_UNROLLED(WARNING, "No rule rolls {name}."),
	PROCEDURE_UNPERFORMED(WARNING, "Nothing performs {name}."),
	EFFECT_UNRESOLVED(WARNING, "No rule resolves {name}, so what components say for it never happens."),
	ELEMENT_UNREACHABLE(WARNING, "{name} never comes into the game: {reason}."),
	ZONE_UNFILLED(WARNING, "Nothing is ever in {name}: it starts empty, and no rule puts anything there."),
	PLACES_UNFILLED(WARNING,
			"{component} is to be {chosen}, and rules look into its {places}, but nothing is ever there. Say what there is, as in “{example} contains …”."),
	KIND_EMPTY(WARNING, "There is no {name} in this pack."),

	ZONE_UNDRAWN(WARNING, "Nothing is ever drawn from {name}, so what lies in it never comes into play."),
	EFFECT_UNFILLED(WARNING, "No component says anything for {name}, so resolving it does nothing."),

	// What can never make a difference
	CONDITION_NEVER(WARNING, "This is never true{reason}."),
	CONDITION_ALWAYS(WARNING, "This is always true{reason}."),
	NEVER_IN_THERE(WARNING, "{zone} is for {content}, so no {kind} is ever in it."),
	LIST_TOO_WIDE(WARNING,
			"“{list}” is declared as a list of {declared}, so {thing} is looked for among its things, and not on them; but all of them are of the kind {content}. To look on them, declare it as “list of {kind}”."),
	NEVER_ON_IT(WARNING, "No {thing} ever lies on {owner} itself, but in its {places}: write “{form}”."),
	VALUE_CLAMPED(WARNING, "{name} only goes from {lower} to {upper}, so this always makes it {number}."),
	LOOP_ENDLESS(WARNING, "This goes on for ever: it asks nothing, and nothing in it can end it."),
	OPTION_TWICE(WARNING, "Another option is called \"{label}\" as well, so nobody can tell them apart."),
	EFFECT_IDLE(WARNING, "This does nothing: {reason}."),
	LET_IN_LET(ERROR,
			"{name} is known here already and keeps its value; this names another one, forgotten at the end of its block. Count with “number of”, add up with “total”, or change a state."),
	NUMBER_TOO_LARGE(ERROR, "This makes {number}, but numbers only go from {lower} to {upper}."),

	// Tests and experiments
	EXPECTED_MEASURE(ERROR, "This measures {what}, so what is expected reads like “{form}”."),
	MEASURE_TWICE(ERROR, "{title} is measured twice in this experiment."),
	AGENTS_COUNT(ERROR,
			"Programs are named for {agents} seats, but the number of players is {players}. Name one for all seats, or one for each."),
	TEST_EXPECTS_NOTHING(ERROR, "This test expects nothing, so it cannot fail."),
	RECORDED_GAME_MISSING(ERROR, "There is no recorded game {file} in the folder of the pack.{suggestion}"),
	PLAY_IN_RECORDED_GAME(ERROR,
			"A recorded game goes on by itself after “when”, until somebody is asked for whom no answer is prepared; so “play” has no place here."),
	TRYOUT_TWICE(ERROR, "This pack says more than once how any {kind} is tried, but only one of them can be done."),
	TEST_ONLY(ERROR, "“{word}” is only known in tests."),
	OFFERED_AMONG_OTHERS(ERROR, "What is offered is expected by itself: “expect ... {words}”, for each option once."),
	COVERS_MALFORMED(ERROR, "{name} is no number of a rule. It looks like RET-NOISE-08.");

	private static final int LONGEST_VALUE = 1000; // characters; what is longer is no help in a message, and may be of megabytes

	/** Beside the codes, which are made before anything static of this class. */
	private static final class Places {

		static final Pattern PLACE = Pattern.compile("\\{(\\w+)\\}");
	}

	private final Severity severity;
	private final String template;
	private final List<String> places;
	private final List<String> names;

	/** @param further names of what the message does not say, but quick fixes need */
	IssueCode(Severity severity, String template, String... further) {
		this.severity = severity;
		this.template = template;
		this.places = Places.PLACE.matcher(template).results().map(place -> place.group(1)).toList();
		this.names = Stream.concat(places.stream(), Arrays.stream(further)).toList();
		if (Arrays.stream(further).anyMatch(places::contains)) {
			throw new IllegalArgumentException(template + " names something twice");
		}
	}

	/** The severity unless a user has chosen another. */
	public Severity severity() {
		return severity;
	}

	/** The issues that a pack may want to be reported otherwise. */
	public static Stream<IssueCode> settable() {
		return Arrays.stream(values()).filter(code -> code.severity() != ERROR);
	}

	/** The message with its named places still open. */
	public String template() {
		return template;
	}

	/** Names of what is told of each issue: of the places of its message in their order, and of what is told besides. */
	public List<String> names() {
		return names;
	}

	/**
	 * The message with its places filled in the order in which they stand. What is very long is cut off.
	 *
	 * @param values for the places, or for all names
	 * @throws IllegalArgumentException when there are more or fewer
	 */
	public String message(Object... values) {
		if (values.length != places.size() && values.length != names.size()) {
			throw new IllegalArgumentException(this + " wants " + names + ", not " + values.length + " values");
		}
		var filled = Arrays.asList(values).iterator();
		return Places.PLACE.matcher(template).replaceAll(place -> Matcher.quoteReplacement(cut(String.valueOf(filled.next()))));
	}

	private static String cut(String value) {
		return value.length() <= LONGEST_VALUE ? value : value.substring(0, LONGEST_VALUE) + "…";
	}

	/** The issue of that code; empty for codes that are not Hull's. */
	public static Optional<IssueCode> of(String code) {
		return Arrays.stream(values()).filter(issue -> issue.name().equals(code)).findFirst();
	}
}
