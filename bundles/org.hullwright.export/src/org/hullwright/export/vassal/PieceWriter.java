package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Piece;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Raster;

/**
 * Writes pieces: marked with what they are, masked where they have a back, with a layer for each side where they have sides, and turnable
 * where they are tiles.
 */
final class PieceWriter {

	/** The prototype of what can be turned on the table. */
	static final String TILE = "Tile";

	private static final String UNMASKED = "null;";
	/** Masked by nobody who plays; the second part lets anybody unmask it, which else only who masked it may. */
	private static final String FACE_DOWN = "nobody;true|0";

	private final Backs backs;
	private final TableArt art;
	private final Images images;
	private final PieceNumbers numbers;
	private final Turning turning;

	PieceWriter(Backs backs, TableArt art, Images images, PieceNumbers numbers, Turning turning) {
		this.backs = backs;
		this.art = art;
		this.images = images;
		this.numbers = numbers;
		this.turning = turning;
	}

	/**
	 * A piece in a game.
	 *
	 * @param hidden whether it lies face down, for anybody to turn up
	 * @param turned how far it is turned, in degrees clockwise
	 * @param map name of the map it lies on
	 */
	Definition at(Piece piece, Component component, int side, boolean hidden, int turned, String map, int x, int y) {
		var traits = new ArrayList<Trait>();
		traits.add(mark(component));
		if (hasBack(component)) {
			traits.add(mask(component, hidden));
		}
		if (component.shape() == Shape.TILE) {
			traits.add(turned == 0 ? new Trait("prototype;" + TILE, "") : turning.turned(turned));
		}
		String front = "";
		if (component.isTwoSided()) {
			traits.add(layer(component, side));
		} else {
			front = images.keep(art.face(component, 0));
		}
		traits.add(new Trait("piece;" + Sequence.of(';', "", "", front, oneLine(component.title())),
				Sequence.of(';', map, String.valueOf(x), String.valueOf(y),
						numbers.of(piece.identity()), "0")));
		return new Definition(traits);
	}

	/** A slot that a piece is taken from. */
	Element slot(Piece piece, Component component, int side) {
		Raster picture = art.face(component, 0);
		return Element.of("VASSAL.build.widget." + (component.shape() == Shape.CARD ? "CardSlot" : "PieceSlot"))
				.with("entryName", component.title())
				.with("gpid", numbers.of(piece.identity())).with("width", picture.width()).with("height", picture.height())
				.saying(at(piece, component, side, false, 0, "null", 0, 0).slot());
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
		return new Trait("obs;" + Sequence.of(';', "70,130", back, "Flip", "B", backs.of(component).title(), "player:"),
				hidden ? FACE_DOWN : UNMASKED);
	}

	private Trait layer(Component component, int side) {
		List<String> pictures = IntStream.range(0, component.card().faces().size()).mapToObj(face -> images.keep(art.face(component, face)))
				.toList();
		List<String> names = component.card().faces().stream().map(face -> "+ (" + face.name() + ")").toList();
		return new Trait("emb2;" + Sequence.of(';', "", "128", "A", "", "128", "", "", "128", "", "Turn over", "", "1", "false", "0", "0",
				Sequence.of(',', pictures),
				Sequence.of(',', names), "true", "Side", "", "", "false", "", "1", "1", "true", "", "71,130", "", "", "1.0", "", "true"),
				String.valueOf(side + 1));
	}

	/** Tabs and new lines mean something where pieces are written. */
	private static String oneLine(String text) {
		return text.replaceAll("\\s+", " ").strip();
	}
}
