package org.hullwright.export.tts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.art.TableArt.Label;
import org.hullwright.export.json.Data;
import org.hullwright.export.table.TablePlace;
import org.hullwright.picture.Bounds;

/** Makes what decks and their discard piles lie on: a mat with their names, and a place for each to click into. */
final class Mats {

	/** From the near side of a mat to its far side. */
	static final double DEPTH = 4.1;

	private static final double SLOT = 2.7;
	private static final double PIXEL = 0.0125;
	private static final double EDGE = 12; // pixels
	private static final double WORDS = 40; // pixels
	private static final double BELOW = 0.1;
	private static final double HEIGHT = 2; // of a tile before it is scaled

	private final Things things;
	private final TableArt art;
	private final PictureFiles files;

	Mats(Things things, TableArt art, PictureFiles files) {
		this.things = things;
		this.art = art;
		this.files = files;
	}

	/** From the left of a mat to its right. */
	static double width(int slots) {
		return SLOT * slots;
	}

	/** Where something lies on a mat. */
	static Spot slot(Spot mat, int number, int slots) {
		return mat.aside(SLOT * (number - (slots - 1) / 2.0), WORDS / 2 * PIXEL);
	}

	/**
	 * A mat.
	 *
	 * @param beside what has a place on it besides the deck
	 */
	JsonObject of(TablePlace deck, List<TablePlace> beside, Spot middle) {
		List<TablePlace> places = Stream.concat(Stream.of(deck), beside.stream()).toList();
		int width = (int) Math.round(width(places.size()) / PIXEL);
		int height = (int) Math.round(DEPTH / PIXEL);
		List<Label> labels = new ArrayList<>();
		var snaps = new JsonArray();
		for (int at = 0; at < places.size(); at++) {
			double left = SLOT * at / PIXEL + EDGE;
			labels.add(new Label(places.get(at).title(), new Bounds(left, EDGE, SLOT / PIXEL - 2 * EDGE, height - WORDS - 2 * EDGE)));
			double right = (places.size() - 1) / 2.0 - at;
			snaps.add(Data.empty().with("Position", Things.vector(right * SLOT / (DEPTH / HEIGHT), BELOW, -WORDS * PIXEL / DEPTH))
					.with("Rotation", Things.vector(0, 0, 0)).json());
		}
		JsonObject image = Data.empty().with("ImageURL", files.keep(art.surface(width, height, labels, List.of())))
				.with("ImageSecondaryURL", "").with("ImageScalar", 1).with("WidthScale", 0).with("CustomTile", Pieces.tile()).json();
		return things.of("Custom_Tile", "mat@" + deck.identity(), deck.title(), "", middle.moved(0, -BELOW, 0).scaled(DEPTH / HEIGHT))
				.withTruth("Locked", true).with("CustomImage", image).with("AttachedSnapPoints", snaps).json();
	}
}
