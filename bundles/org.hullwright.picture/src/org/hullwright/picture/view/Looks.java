package org.hullwright.picture.view;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.icons.IconLibrary;
import org.hullwright.picture.icon.IconChoice;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.Hue;

/**
 * Colours and icons for everything a pack declares, derived from its declarations. A pack may say better: a printed text named
 * {@code colour} ("red" or "#d63b3b") or {@code symbol} (two letters) on a kind is followed, and so is a side that is called like a colour.
 */
public final class Looks {

	/** By what name a property says a colour, which needs no further words. */
	static final String COLOUR = "colour";
	private static final String SYMBOL = "symbol";
	private static final int LETTERS = 2;
	private static final String HIDDEN = "?";
	private static final String FIGURE = "figure";
	/** The first colours are those of the seats. */
	private static final int BESIDE_SEATS = 5;
	private final World world;
	private final Map<Integer, PrintedLook> byKind = new HashMap<>();
	private final Map<Integer, Integer> orderInKind = new HashMap<>();
	private final Races races;
	private final @Nullable Integer colour;
	private final @Nullable Integer symbol;

	/** The looks of a pack. */
	public Looks(World world) {
		this.world = world;
		this.colour = printedText(COLOUR);
		this.symbol = printedText(SYMBOL);
		this.races = new Races(world, IntStream.range(0, world.sorts().size())
				.filter(design -> world.kinds().get(root(world.sorts().get(design).kind())).name().equals(FIGURE)).boxed().toList());
		Map<Integer, Integer> designs = new HashMap<>();
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			orderInKind.put(sort, designs.merge(root(world.sorts().get(sort).kind()), 1, Integer::sum) - 1);
		}
	}

	PrintedLook ofKind(int kind) {
		return byKind.computeIfAbsent(kind, number -> new PrintedLook(world, number));
	}

	/** The colour of a piece's design; of a player's figure that of the seat. */
	public Hue hue(GameSnapshot game, int piece) {
		if (!game.isKnown(piece)) {
			return new Hue.Numbered(BESIDE_SEATS);
		}
		Optional<Hue> said = saidOn(game, piece, colour).or(() -> game.side(piece)).flatMap(NamedColours::of).map(Hue.Named::new);
		int design = game.layout().sortOf(piece);
		return said.orElseGet(
				() -> new Hue.Numbered(BESIDE_SEATS + (game.isA(piece, FIGURE) ? 1 + races.of(design) : orderInKind.get(design))));
	}

	/** The colour of a seat, from 1. */
	public static Hue seat(int seat) {
		return new Hue.Numbered(seat - 1);
	}

	/** A word that is the name of a colour has that colour; other words are told apart by their order. */
	Hue hueOfWord(int word) {
		return NamedColours.of(world.words().get(word).name()).<Hue>map(Hue.Named::new)
				.orElseGet(() -> new Hue.Numbered(orderOfWord(word)));
	}

	private boolean isColour(int word) {
		return NamedColours.of(world.words().get(word).name()).isPresent();
	}

	/**
	 * The icon that the author has chosen, else the letters, else an icon that is called like it, else one by which its kind's designs are
	 * told apart.
	 */
	public Emblem emblem(GameSnapshot game, int piece) {
		if (!game.isKnown(piece)) {
			return Emblem.letters(HIDDEN);
		}
		int design = game.layout().sortOf(piece);
		String chosen = world.catalogue().icons().ofSort(design);
		if (chosen.isEmpty()) {
			Optional<String> letters = saidOn(game, piece, symbol).map(text -> text.substring(0, Math.min(LETTERS, text.length())))
					.filter(text -> !text.isBlank());
			if (letters.isPresent()) {
				return Emblem.letters(letters.get());
			}
		}
		return new Emblem(drawn(chosen, game.title(piece), orderInKind.get(design)), "", otherSide(game, piece));
	}

	/** Of a tile: the icon that the author has chosen, else one that is called like it; blank for one that has neither. */
	Emblem emblemOfTile(GameSnapshot game, int tile) {
		if (!game.isKnown(tile)) {
			return Emblem.NONE;
		}
		String chosen = world.catalogue().icons().ofSort(game.layout().sortOf(tile));
		return IconLibrary.complete().has(chosen)
				? Emblem.icon(chosen)
				: IconChoice.called(game.title(tile)).map(Emblem::icon).orElse(Emblem.NONE);
	}

	/** The colour of the group that a piece belongs to by a word that is printed on it; that of its design where none is. */
	public Hue groupHue(GameSnapshot game, int piece) {
		Integer group = ofKind(game.layout().kindOf(piece)).group();
		return Stream.ofNullable(group).flatMap(property -> game.printed(piece, property).stream()).findFirst().map(this::hueOfWord)
				.orElseGet(() -> hue(game, piece));
	}

	/** The icon that the author has chosen for a property; none where there is none to draw. */
	public Optional<Emblem> chosenFor(int property) {
		return Optional.of(world.catalogue().icons().ofProperty(property)).filter(IconLibrary.complete()::has).map(Emblem::icon);
	}

	/** The icon that the author has chosen for a zone; none where there is none to draw. */
	public Optional<Emblem> chosenForZone(int declaration) {
		return Optional.of(world.catalogue().icons().ofZone(declaration)).filter(IconLibrary.complete()::has).map(Emblem::icon);
	}

	/** Of a truth that is printed or that holds. */
	Emblem emblemOfProperty(int property) {
		return Emblem.icon(drawn(world.catalogue().icons().ofProperty(property), world.properties().get(property).called(), property));
	}

	/**
	 * Nothing for a colour without an icon, which is seen as such.
	 *
	 * @param shown the word in the language of the game
	 */
	Emblem emblemOfWord(int word, String shown) {
		String chosen = world.catalogue().icons().ofWord(word);
		return chosen.isEmpty() && isColour(word) ? Emblem.NONE : Emblem.icon(drawn(chosen, shown, orderOfWord(word)));
	}

	/** A file of the pack is no outline: then it is as if none were chosen. */
	private static String drawn(String chosen, String title, int number) {
		return IconLibrary.complete().has(chosen) ? chosen : IconChoice.called(title).orElseGet(() -> IconChoice.numbered(number));
	}

	/** The first letter of the side that a piece shows which does not lie as at the start; mostly empty. */
	private static String otherSide(GameSnapshot game, int piece) {
		return game.side(piece).filter(side -> game.sideNumber(piece) > 0).map(side -> side.substring(0, 1).toUpperCase(Locale.ROOT))
				.orElse("");
	}

	private int orderOfWord(int word) {
		String enumeration = world.words().get(word).enumeration();
		List<Integer> words = IntStream.range(0, world.words().size())
				.filter(other -> world.words().get(other).enumeration().equals(enumeration)).boxed().toList();
		return words.indexOf(word);
	}

	private Optional<String> saidOn(GameSnapshot game, int piece, @Nullable Integer property) {
		if (property == null || !game.properties(piece, Nature.PRINTED).contains(property)) {
			return Optional.empty();
		}
		return game.printed(piece, property).stream().findFirst().map(text -> game.shown(text, Display.TEXT));
	}

	private @Nullable Integer printedText(String name) {
		return IntStream.range(0, world.properties().size()).boxed().filter(number -> {
			World.Property property = world.properties().get(number);
			return property.name().equals(name) && property.nature() == Nature.PRINTED && property.display() == Display.TEXT
					&& !property.list();
		}).findFirst().orElse(null);
	}

	/** The kind just below the root that a kind descends from: designs are numbered apart in each of these families. */
	private int root(int kind) {
		int at = kind;
		while (at >= 0 && world.kinds().get(at).parent() >= 0 && world.kinds().get(world.kinds().get(at).parent()).parent() >= 0) {
			at = world.kinds().get(at).parent();
		}
		return at;
	}
}
