package org.hullwright.export.tts;

import java.util.Set;

import com.google.gson.JsonObject;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.json.Data;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Piece;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Raster;

/**
 * Makes whatever lies on a table by itself: cards, tiles, tokens and figures. What has sides has a state for each, for they say different
 * things; what is flat has a back besides, for whenever it lies face down.
 */
final class Pieces {

	/** How large a millimetre is on the table, where a poker card is as large as the program has it. */
	private static final double MILLIMETRE = 0.035;
	/** What is flat is as high as this before it is scaled. */
	private static final double HEIGHT = 2;
	private static final double FIGURE_SCALE = 0.6;
	private static final double THICKNESS = 0.1;
	private static final int MERGING = 15; // pixels
	private static final int ROUNDED = 3;

	private final Things things;
	private final Cards cards;
	private final Backs backs;
	private final Set<String> persons;
	private final TableArt art;
	private final PictureFiles files;

	/** @param persons identities of the figures that players move as their own */
	Pieces(Things things, Cards cards, Backs backs, Set<String> persons, TableArt art, PictureFiles files) {
		this.things = things;
		this.cards = cards;
		this.backs = backs;
		this.persons = persons;
		this.art = art;
		this.files = files;
	}

	/**
	 * A copy of a component.
	 *
	 * @param side that it shows, from 0
	 */
	JsonObject of(Piece piece, Component component, int side, Spot spot) {
		if (component.shape() == Shape.CARD) {
			return cards.single(piece, component, spot.faceDown(side == 1 != spot.turned()));
		}
		Data thing = things.of(sort(component.shape()), piece.identity(), title(component, side), Descriptions.of(component, side),
				sized(component, spot));
		Data shown = look(component, side, thing);
		if (component.isTwoSided()) {
			var states = new JsonObject();
			for (int other = 0; other < component.card().faces().size(); other++) {
				if (other != side) {
					Data state = things.state(sort(component.shape()), piece.identity(), other + 1, title(component, other),
							Descriptions.of(component, other),
							sized(component, spot));
					states.add(String.valueOf(other + 1), look(component, other, state).json());
				}
			}
			shown.with("States", states);
		}
		return shown.json();
	}

	private static String title(Component component, int side) {
		return component.isTwoSided() ? component.title() + " (" + component.card().faces().get(side).name() + ")" : component.title();
	}

	private static String sort(Shape shape) {
		return switch (shape) {
			case TILE -> "Custom_Tile";
			case TOKEN -> "Custom_Token";
			case FIGURE -> "Figurine_Custom";
			case CARD -> throw new IllegalArgumentException("Cards are no pieces of their own");
		};
	}

	private static Spot sized(Component component, Spot spot) {
		double flat = component.card().design().format().height() * MILLIMETRE / HEIGHT;
		return spot.scaled(switch (component.shape()) {
			case TILE, TOKEN -> flat;
			case FIGURE -> FIGURE_SCALE;
			case CARD -> 1;
		});
	}

	/** What is printed of a figure, to lie before whoever moves it, or beside the board. */
	JsonObject sheet(Component figure, Spot spot) {
		Data sheet = things.of("Custom_Tile", "sheet@" + figure.identity(), figure.title() + " – sheet", Descriptions.of(figure, 0),
				spot.scaled(figure.card().design().format().height() * MILLIMETRE / HEIGHT));
		return sheet.withTruth("Locked", true).with("CustomImage",
				Data.empty().with("ImageURL", files.keep(art.face(figure, 0))).with("ImageSecondaryURL", "").with("ImageScalar", 1)
						.with("WidthScale", 0).with("CustomTile", tile()).json())
				.json();
	}

	/** How much room the sheet of a figure takes. */
	static double sheetWidth(Component figure) {
		return figure.card().design().format().width() * MILLIMETRE;
	}

	/** How much room the sheet of a figure takes, towards the viewer. */
	static double sheetDepth(Component figure) {
		return figure.card().design().format().height() * MILLIMETRE;
	}

	private Data look(Component component, int side, Data thing) {
		boolean flat = component.shape() != Shape.FIGURE;
		String back = flat ? files.keep(art.back(backs.of(component), component.card())) : "";
		Data image = Data.empty().with("ImageURL", files.keep(picture(component, side))).with("ImageSecondaryURL", back)
				.with("ImageScalar", 1).with("WidthScale", 0);
		switch (component.shape()) {
			case TILE -> image.with("CustomTile", tile());
			case TOKEN -> image.with("CustomToken",
					Data.empty().with("Thickness", Decimals.of(THICKNESS)).with("MergeDistancePixels", MERGING).withTruth("StandUp", false)
							.withTruth("Stackable", !component.isTwoSided() && component.copies() > 1).json());
			case FIGURE, CARD -> { /* nothing more */ }
		}
		return thing.withTruth("HideWhenFaceDown", flat).with("Tags", Tags.of(component)).with("CustomImage", image.json());
	}

	private Raster picture(Component component, int side) {
		return component.shape() == Shape.FIGURE
				? art.standing(component, side, persons.contains(component.identity()))
				: art.face(component, side);
	}

	/** What says that something is flat cardboard with round corners, as wide and high as its picture. */
	static JsonObject tile() {
		return Data.empty().with("Type", ROUNDED).with("Thickness", Decimals.of(THICKNESS)).withTruth("Stackable", false)
				.withTruth("Stretch", true).json();
	}
}
