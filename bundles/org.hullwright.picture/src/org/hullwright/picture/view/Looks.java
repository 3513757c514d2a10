package org.hullwright.picture.view;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.icon.IconChoice;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.Hue;

/**
 * Colours and letters for everything a pack declares, derived from its declarations. A pack may say better: a printed text named
 * {@code colour} ("red" or "#d63b3b") or {@code symbol} (two letters) on a kind is followed, and so is a side that is called like a colour.
 */
final class Looks {

	private static final String COLOUR = "colour";
	private static final String SYMBOL = "symbol";
	private static final int LETTERS = 2;
	private static final String HIDDEN = "?";
	/** The first colours are those of the seats. */
	private static final int BESIDE_SEATS = 5;
	private final World world;
	private final Map<Integer, PrintedLook> byKind = new HashMap<>();
	private final Map<Integer, Integer> orderInKind = new HashMap<>();
	private final @Nullable Integer colour;
	private final @Nullable Integer symbol;

	Looks(World world) {
		this.world = world;
		this.colour = printedText(COLOUR);
		this.symbol = printedText(SYMBOL);
		Map<Integer, Integer> designs = new HashMap<>();
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			orderInKind.put(sort, designs.merge(root(world.sorts().get(sort).kind()), 1, Integer::sum) - 1);
		}
	}

	PrintedLook ofKind(int kind) {
		return byKind.computeIfAbsent(kind, number -> new PrintedLook(world, number));
	}

	/** The colour of a piece's design; of a player's figure that of the seat. */
	Hue hue(GameSnapshot game, int piece) {
		if (!game.isKnown(piece)) {
			return new Hue.Numbered(BESIDE_SEATS);
		}
		Optional<Hue> said = saidOn(game, piece, colour).or(() -> game.side(piece)).flatMap(NamedColours::of).map(Hue.Named::new);
		return said.orElseGet(() -> new Hue.Numbered(BESIDE_SEATS + orderInKind.get(game.layout().sortOf(piece))));
	}

	static Hue seat(int seat) {
		return new Hue.Numbered(seat - 1);
	}

	/** A word that is the name of a colour has that colour; other words are told apart by their order. */
	Hue hueOfWord(int word) {
		return NamedColours.of(world.words().get(word).name()).<Hue>map(Hue.Named::new)
				.orElseGet(() -> new Hue.Numbered(orderOfWord(word)));
	}

	boolean isColour(int word) {
		return NamedColours.of(world.words().get(word).name()).isPresent();
	}

	/** The icon that the author has chosen, or one that is called like it; letters where there is none. */
	Emblem emblem(GameSnapshot game, int piece) {
		if (!game.isKnown(piece)) {
			return Emblem.letters(HIDDEN);
		}
		String chosen = world.catalogue().icons().ofSort(game.layout().sortOf(piece));
		String icon = chosen.isEmpty() ? IconChoice.called(game.title(piece)).orElse("") : chosen;
		return new Emblem(icon, initials(game, piece));
	}

	/** Of a truth that is printed or that holds. */
	Emblem emblemOfProperty(int property) {
		return new Emblem(world.catalogue().icons().ofProperty(property),
				Initials.of(world.properties().get(property).title()).substring(0, 1));
	}

	/** @param shown the word in the language of the game */
	Emblem emblemOfWord(int word, String shown) {
		return new Emblem(world.catalogue().icons().ofWord(word), Initials.of(shown));
	}

	private String initials(GameSnapshot game, int piece) {
		return saidOn(game, piece, symbol).map(text -> text.substring(0, Math.min(LETTERS, text.length()))).filter(text -> !text.isBlank())
				.orElseGet(() -> otherSide(game, piece).orElseGet(() -> Initials.of(game.title(piece))));
	}

	/** A piece that does not lie as at the start: its first letter, and that of the side it shows. */
	private static Optional<String> otherSide(GameSnapshot game, int piece) {
		return game.side(piece).filter(side -> game.sideNumber(piece) > 0)
				.map(side -> Initials.of(game.title(piece)).substring(0, 1) + side.substring(0, 1).toLowerCase(Locale.ROOT));
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
