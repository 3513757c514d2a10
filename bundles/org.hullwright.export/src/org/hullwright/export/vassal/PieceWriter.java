package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Counter;
import org.hullwright.export.table.Table;
import org.hullwright.export.vassal.Sizes.Size;
import org.hullwright.export.vassal.TableMaps.Position;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;

/**
 * Writes pieces: marked with what they are, masked where they have a back, with a layer for each side where they have sides, and turnable
 * where they are tiles.
 */
final class PieceWriter {

	/** The prototype of what can be turned on the table. */
	static final String TILE = "Tile";
	/** The prototype of what is long, and lies along a path. */
	static final String STRIP = "Strip";
	/** Who has turned a thing face down sees its front with a small back in a corner, so that a drawn card can be read in the hand. */
	private static final String INSET = "I";
	/** Selected and moved as usual. */
	private static final String NEVER_IN_STACK = "immob;" + Sequence.of(';', "", "N", "R", "");

	/** What is turned up in a hand is nobody else's business. */
	private static final String TURNED = "{CurrentMap.startsWith(\"" + TableMaps.handOf("")
			+ "\")?\"\":location+\": \"+newPieceName+\" *\"}";

	private static final Position IN_SLOT = new Position("null", new Point(0, 0));
	private static final String UNMASKED = "null;";
	/** Masked by nobody who plays; the second part lets anybody unmask it, which else only who masked it may. */
	private static final String FACE_DOWN = "nobody;true|0";

	private final Backs backs;
	private final TableArt art;
	private final Images images;
	private final PieceNumbers numbers;
	private final Turning turning;
	private final Set<String> persons;
	private final List<String> sides;
	private final Homes homes;
	private final boolean isOnBoards;

	/**
	 * @param table whose pieces are written
	 * @param homes where they go when they are done with
	 */
	PieceWriter(Table table, Homes homes, TableArt art, Images images, PieceNumbers numbers) {
		this.homes = homes;
		this.sides = TableMaps.sides(table.seats());
		this.backs = new Backs(table);
		this.turning = new Turning(table);
		this.persons = table.playerFigures();
		this.isOnBoards = !table.boards().isEmpty();
		this.art = art;
		this.images = images;
		this.numbers = numbers;
	}

	/**
	 * A copy in a game.
	 *
	 * @param hidden whether it lies face down, for anybody to turn up
	 * @param turned how far it is turned, in degrees clockwise
	 */
	Definition at(Laid laid, Component component, boolean hidden, int turned, Position position) {
		var traits = new ArrayList<>(looks(laid.piece().identity(), component, laid.side(), hidden, turned, laid.counted()));
		if (laid.seat() > 0 && persons.contains(component.identity())) {
			traits.add(1, new Trait(Labels.above("Seat"), sides.get(laid.seat() - 1)));
		}
		traits.add(basic(laid.piece().identity(), component.title(), position));
		return new Definition(traits);
	}

	/** What is no copy of a component, in a game. */
	Definition at(Fixture fixture) {
		var traits = new ArrayList<>(fixture.traits());
		traits.add(basic(fixture.identity(), fixture.title(), new Position(fixture.map(), fixture.at())));
		return new Definition(traits);
	}

	/** A slot that a copy is taken from. */
	Element slot(Laid laid, Component component) {
		String identity = laid.piece().identity();
		return slot(identity, component, looks(identity, component, laid.side(), false, 0, laid.counted()));
	}

	/** A slot from which as many are taken as anybody wants. */
	Element spare(Component component) {
		return slot("spare@" + component.identity(), component,
				looks(component.piece(1).identity(), component, 0, false, 0, component.counters().stream().map(Counter::start).toList()));
	}

	private Element slot(String identity, Component component, List<Trait> looks) {
		return slot(component.shape() == Shape.CARD ? "CardSlot" : "PieceSlot", identity, component.title(), Sizes.ofPiece(component),
				looks);
	}

	/** A slot of what is no copy of a component. */
	Element slot(Fixture fixture) {
		return slot("PieceSlot", fixture.identity(), fixture.title(), new Size(0, 0), fixture.traits());
	}

	private Element slot(String sort, String identity, String title, Size size, List<Trait> looks) {
		var traits = new ArrayList<>(looks);
		traits.add(basic(identity, title, IN_SLOT));
		return Element.of("VASSAL.build.widget." + sort).with("entryName", title).with("gpid", numbers.of(identity))
				.with("width", size.width())
				.with("height", size.height()).saying(new Definition(traits).slot());
	}

	private Trait basic(String identity, String title, Position position) {
		return new Trait("piece;" + Sequence.of(';', "", "", "", oneLine(title)),
				Sequence.of(';', position.map(), String.valueOf(Math.round(position.point().x())),
						String.valueOf(Math.round(position.point().y())),
						numbers.of(identity), "0"));
	}

	/** All traits but the basic one, which has no picture, for it would have no scale. */
	private List<Trait> looks(String piece, Component component, int side, boolean hidden, int turned, List<Integer> counted) {
		var traits = new ArrayList<Trait>();
		traits.add(mark(component));
		if (isGround(component)) {
			traits.add(new Trait(NEVER_IN_STACK, ""));
		}
		if (component.shape() == Shape.CARD) {
			traits.add(new Trait("prototype;" + HandCommands.CARD, ""));
		}
		traits.addAll(homes.of(piece));
		if (component.shape() == Shape.TILE || component.shape() == Shape.TOKEN) {
			traits.add(Reports.of("F", TURNED));
		}
		if (component.isTwoSided()) {
			traits.add(Reports.of("G", TURNED));
		}
		if (hasBack(component)) {
			traits.add(mask(component, hidden));
		}
		List<Trait> counters = CounterTraits.of(component.counters(), counted);
		counters.stream().limit(1).forEach(traits::add);
		if (component.shape() == Shape.TILE) {
			traits.add(turned == 0
					? new Trait("prototype;" + (component.isStrip() ? STRIP : TILE), "")
					: turning.turned(component, turned));
		}
		counters.stream().skip(1).forEach(traits::add);
		traits.add(layer(component, side));
		return traits;
	}

	/**
	 * Whether things stand on it that have to be moved without it, and it has to be turned over beneath them: tiles of boards, which VASSAL
	 * would else put into one stack with whatever is dropped onto them.
	 */
	boolean isGround(Component component) {
		return isOnBoards && component.shape() == Shape.TILE;
	}

	private static boolean hasBack(Component component) {
		return component.shape() == Shape.TILE || component.shape() == Shape.TOKEN
				|| component.shape() == Shape.CARD && !component.isTwoSided();
	}

	/** What is printed on it goes along as plain text, for whoever searches and for the formulas of VASSAL. */
	private static Trait mark(Component component) {
		return new Trait("mark;" + Sequence.of(',', "Kind", "Identity", "Copies", "RuleText"),
				Sequence.of(',', component.kind(), component.identity(), String.valueOf(component.copies()), oneLine(ruleText(component))));
	}

	private static String ruleText(Component component) {
		String written = component.card().written();
		return written.isEmpty()
				? String.join(" / ", component.card().faces().stream().map(Face::rules).filter(rules -> !rules.isEmpty())
						.map(rules -> rules.plain()).toList())
				: written;
	}

	private Trait mask(Component component, boolean hidden) {
		String back = images.keep(art.back(backs.of(component), component.card()));
		return new Trait("obs;" + Sequence.of(';', "70,130", back, "Flip", INSET, backs.of(component).title(), "player:"),
				hidden ? FACE_DOWN : UNMASKED);
	}

	private Trait layer(Component component, int side) {
		List<Raster> pictures = IntStream.range(0, component.card().faces().size()).mapToObj(face -> picture(component, face)).toList();
		List<String> endings = component.isTwoSided()
				? component.card().faces().stream().map(face -> "+ (" + face.name() + ")").toList()
				: List.of();
		return Layer.of(pictures.stream().map(images::keep).toList(), endings, side,
				(double) Sizes.ofPiece(component).width() / pictures.getFirst().width());
	}

	private Raster picture(Component component, int side) {
		return component.shape() == Shape.FIGURE
				? art.standing(component, side, persons.contains(component.identity()))
				: art.face(component, side);
	}

	/** Tabs and new lines mean something where pieces are written. */
	private static String oneLine(String text) {
		return text.replaceAll("\\s+", " ").strip();
	}
}
