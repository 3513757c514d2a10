package org.hullwright.export.tts;

import java.util.List;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Piece;

/** Makes cards and decks. */
final class Cards {

	private final Things things;
	private final CardPictures pictures;

	Cards(Things things, CardPictures pictures) {
		this.things = things;
		this.pictures = pictures;
	}

	/**
	 * A card that is to lie in a deck.
	 *
	 * @param piece which copy it is
	 */
	record Lying(Piece piece, Component component) {}

	/** A card by itself. */
	JsonObject single(Piece piece, Component component, Spot spot) {
		return card("CardCustom", piece, component, spot);
	}

	/**
	 * A deck.
	 *
	 * @param identity of the place that it lies in
	 * @param cards at least two, the topmost first
	 */
	JsonObject deck(String identity, String title, List<Lying> cards, Spot spot) {
		var numbers = new JsonArray();
		var contained = new JsonArray();
		var decks = new JsonObject();
		for (Lying card : cards) {
			CardPicture picture = pictures.of(card.component());
			numbers.add(picture.number());
			decks.add(picture.key(), picture.json());
			contained.add(card("Card", card.piece(), card.component(), spot));
		}
		return things.of("DeckCustom", identity, title, "", spot).withTruth("HideWhenFaceDown", true).withTruth("SidewaysCard", false)
				.with("DeckIDs", numbers)
				.with("CustomDeck", decks).with("ContainedObjects", contained).json();
	}

	private JsonObject card(String sort, Piece piece, Component component, Spot spot) {
		CardPicture picture = pictures.of(component);
		var deck = new JsonObject();
		deck.add(picture.key(), picture.json());
		return things.of(sort, piece.identity(), component.title(), Descriptions.of(component, 0), spot).withTruth("HideWhenFaceDown", true)
				.withTruth("Hands", true).with("Tags", Tags.of(component))
				.with("CardID", picture.number()).withTruth("SidewaysCard", false).with("CustomDeck", deck).json();
	}
}
