package org.hullwright.lang.rulestext;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.naming.Identity;
import org.hullwright.model.Board;
import org.hullwright.model.Chapter;
import org.hullwright.model.Component;
import org.hullwright.model.Die;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expansion;
import org.hullwright.model.Game;
import org.hullwright.model.Kind;
import org.hullwright.model.Mode;
import org.hullwright.model.Named;
import org.hullwright.model.Phrased;
import org.hullwright.model.Procedure;
import org.hullwright.model.Scenario;
import org.hullwright.model.Side;
import org.hullwright.model.Space;
import org.hullwright.model.Step;
import org.hullwright.model.Track;
import org.hullwright.model.Zone;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.series.Member;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Members;

/** What declared things are called, in the language that is wanted. */
final class Names {

	/** Kinds of the core library whose pieces are somebody. */
	static final List<String> PEOPLE = List.of(Kinds.CHARACTER, Kinds.PLAYER);

	private final Kinds kinds;
	private final Members members;
	private final Translations translations;

	Names(Kinds kinds, Members members, Translations translations) {
		this.kinds = kinds;
		this.members = members;
		this.translations = translations;
	}

	/** Into the language that is wanted. */
	Translations translations() {
		return translations;
	}

	/** A text of the author's in the language that is wanted. */
	String translated(String text) {
		return translations.of(text);
	}

	/** What the author says for the text of cards. */
	Optional<String> phrase(Phrased phrased) {
		return Optional.ofNullable(phrased.getPhrase()).filter(phrase -> !phrase.isBlank()).map(translations::of);
	}

	/** Whether the author wants nothing to be said of it: an empty phrase. */
	static boolean isSilent(@Nullable Phrased phrased) {
		return phrased != null && phrased.getPhrase() != null && phrased.getPhrase().isBlank();
	}

	/** "Action Card", marked. */
	String kind(@Nullable Kind kind) {
		return kind == null || kind.eIsProxy()
				? Nouns.MISSING
				: Marks.element(phrase(kind).orElseGet(() -> English.title(English.words(kind.getName()))), identity(kind));
	}

	/** The name of a component without an article, marked. */
	String component(@Nullable Component component) {
		return component == null || component.eIsProxy()
				? Nouns.MISSING
				: Marks.element(titled(component.getTitle(), component), identity(component));
	}

	/** Several of a component, marked: what the author says they are called, else its name with an s. */
	String components(Component component) {
		return members.pluralOf(component).map(several -> Marks.element(translations.of(several.getValue()), identity(component)))
				.orElseGet(() -> English.plural(component(component)));
	}

	/** A component as a thing: the only one there is, or any of several. */
	String thing(Component component) {
		return members.copiesOf(component) == 1 ? particular(component) : English.indefinite(component(component));
	}

	/** A component as the one that is meant. */
	String particular(Component component) {
		String name = component(component);
		if (isText(component)) {
			return '“' + name + '”';
		}
		boolean person = kinds.of(component).filter(kind -> PEOPLE.stream().anyMatch(people -> kinds.isBelow(kind, people))).isPresent();
		return person ? name : English.definite(name);
	}

	/** What is a text rather than a thing: "“Search” does not interrupt", but "the Flamethrower is broken". */
	boolean isText(Component component) {
		return kinds.of(component)
				.filter(kind -> kinds.isBelow(kind, "action") || kinds.isBelow(kind, "card") && !kinds.isBelow(kind, "item")).isPresent();
	}

	/** "Colour", marked. */
	String enumeration(Enumeration enumeration) {
		return enumeration.eIsProxy()
				? Nouns.MISSING
				: Marks.element(English.title(English.words(enumeration.getName())), identity(enumeration));
	}

	/** A word of an enumeration, marked. */
	String word(EnumerationLiteral word) {
		return Marks.word(word.getTitle() == null && !translations.has(word.getName())
				? English.words(word.getName())
				: titled(word.getTitle(), word), identity(word));
	}

	/** What else has a title, with an article. */
	String place(Named named) {
		return English.definite(Marks.element(title(named), identity(named)));
	}

	/** What else has a title, without an article and without marks. */
	String title(Named named) {
		return switch (named) {
			case Zone zone -> titled(zone.getTitle(), zone);
			case Board board -> titled(board.getTitle(), board);
			case Die die -> titled(die.getTitle(), die);
			case Track track -> titled(track.getTitle(), track);
			case Space space -> titled(space.getTitle(), space);
			case Procedure procedure -> titled(procedure.getTitle(), procedure);
			case Step step -> titled(step.getTitle(), step);
			case Mode mode -> titled(mode.getTitle(), mode);
			case Expansion expansion -> titled(expansion.getTitle(), expansion);
			case Scenario scenario -> titled(scenario.getTitle(), scenario);
			case Game game -> titled(game.getTitle(), game);
			case Chapter chapter -> translations.of(chapter.getTitle());
			default -> English.title(English.words(named.getName()));
		};
	}

	/** Empty text for what has none. */
	String identity(EObject named) {
		return Identity.find(named).orElse("");
	}

	private String identity(Component component) {
		return Expansions.packOf(component).isEmpty()
				? ""
				: kinds.of(component).filter(kind -> !kind.eIsProxy()).map(kind -> Identity.of(component, kind)).orElse("");
	}

	/** The name of a side. */
	String side(Side side) {
		return English.title(English.words(side.getName()));
	}

	private String titled(@Nullable String title, Named named) {
		return Member.titleOf(named, translations::of).orElseGet(() -> ownTitle(title, named));
	}

	private String ownTitle(@Nullable String title, Named named) {
		if (title != null && !title.isBlank()) {
			return translations.of(title);
		}
		String name = named.getName();
		return name != null && translations.has(name) ? translations.of(name) : English.title(English.words(name));
	}
}
