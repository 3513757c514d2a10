package org.hullwright.playtest.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Picture;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.Hue;
import org.junit.jupiter.api.Test;

class SmallCardArtistTest {

	private final SmallCardArtist artist = new SmallCardArtist(BoardTheme.LIGHT, TextMeasure.ESTIMATE);

	private Picture drawn(String title) {
		Picture.Builder picture = new Picture.Builder();
		artist.draw(new SmallCard(title, Emblem.NONE, new Hue.Numbered(2), 1), 0, 0, false, picture);
		return picture.build(new Bounds(0, 0, SmallCardArtist.WIDTH, SmallCardArtist.HEIGHT));
	}

	private static List<String> words(Picture picture) {
		return picture.drawings().stream().filter(Drawing.Words.class::isInstance).map(drawing -> ((Drawing.Words) drawing).text())
				.filter(text -> !text.isEmpty()).toList();
	}

	@Test
	void a_title_that_fits_is_written_in_the_usual_letters() {
		assertEquals(List.of("Strip for", "parts"), words(drawn("Strip for parts")));
		assertEquals(List.of("Wait…"), words(drawn("Wait…")), "which ends so by itself");
	}

	@Test
	void a_title_of_a_long_word_is_drawn_in_narrow_letters_and_not_cut() {
		Picture card = drawn("Contamination");
		assertEquals(List.of(), words(card));
		assertEquals(drawn("Strip for parts").drawings().size() - 1, card.drawings().size(),
				"one line of outlines in place of two of words");
	}
}
