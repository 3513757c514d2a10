package org.hullwright.export.rulebook;

import java.util.List;

import org.hullwright.lang.rulebook.Rulebook;
import org.hullwright.picture.scene.BoardScene;

/**
 * A rulebook with all that fills itself in.
 *
 * @param players how many may play, as a sentence; empty text for a pack without a game
 * @param book the chapters of the author, and what a round is made of
 * @param stocks what is in the box
 * @param setUp boards as they lie when a game begins, seen by everybody; empty when the set-up cannot be told
 * @param headings the words of its headings, in the language of the reader
 */
public record RulebookContent(String players, Rulebook book, List<Stock> stocks, List<BoardScene> setUp, Headings headings) {

	public RulebookContent {
		stocks = List.copyOf(stocks);
		setUp = List.copyOf(setUp);
	}
}
