package org.hullwright.picture.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.picture.PictureFormat;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.SvgWriter;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.fixture.WrittenCards;
import org.junit.jupiter.api.Test;

class CardArtistTest {

	private static final Colour RED = Colour.of(0xD63B3B);
	private final CardArtist artist = new CardArtist(CardTheme.LIGHT, TextMeasure.ESTIMATE);

	@Test
	void title_kind_facts_rules_and_copies_are_written() {
		String written = text(artist.draw(
				card(Shape.CARD, "",
						face("", List.of(new Fact("cost", "Cost", "", List.of(new Value("2", "", "", "")))), "Draw a card."))));
		assertTrue(List.of("Torch", "ITEM", "Cost", "2", "Draw a card.", "×3").stream().allMatch(written::contains), written);
	}

	@Test
	void what_is_printed_stays_within_the_sheet_however_long_it_is() {
		Fact fact = new Fact("use", "Use", "",
				List.of(new Value("for whoever has lost the way home through the woods in the middle of a dark night", "use", "", "use")));
		Picture picture = artist.draw(card(Shape.TOKEN, "", face("", List.of(fact), "")));

		List<Drawing.Line> lines = picture.drawings().stream().filter(Drawing.Line.class::isInstance).map(Drawing.Line.class::cast)
				.toList();
		double right = picture.bounds().x() + picture.bounds().width();
		assertEquals(2, lines.size());
		assertTrue(
				lines.stream()
						.allMatch(line -> line.start().x() > 0
								&& line.start().x() + TextMeasure.ESTIMATE.width(line.text(), line.size(), line.bold()) < right),
				lines::toString);
	}

	@Test
	void a_word_for_a_colour_is_a_dot_and_colours_the_band() {
		Picture picture = artist
				.draw(card(Shape.CARD, "",
						face("", List.of(new Fact("colour", "Colour", "", List.of(new Value("red", "red", "", "red")))), "")));
		assertEquals(2,
				picture.drawings().stream().filter(drawing -> drawing instanceof Drawing.Fill fill && fill.colour().equals(RED)).count());
	}

	@Test
	void no_line_is_wider_than_its_sheet() {
		String words = IntStream.range(0, 160).mapToObj(number -> "word" + number).collect(Collectors.joining(" "));
		Picture picture = artist.draw(card(Shape.CARD, "", face("", List.of(), words)));
		for (Drawing drawing : picture.drawings()) {
			if (drawing instanceof Drawing.Line line) {
				assertTrue(line.start().x() + TextMeasure.ESTIMATE.width(line.text(), line.size(), line.bold()) <= 340.5, line::text);
			}
		}
	}

	@Test
	void a_word_that_is_wider_than_its_sheet_is_broken_and_all_of_it_is_there() {
		String word = "Llanfairpwllgwyngyll".repeat(8);
		Picture picture = artist.draw(card(Shape.CARD, "", face("", List.of(), "Go to " + word + " now.")));

		List<Drawing.Line> lines = picture.drawings().stream().filter(Drawing.Line.class::isInstance).map(Drawing.Line.class::cast)
				.toList();
		assertTrue(
				lines.stream()
						.allMatch(line -> line.start().x() + TextMeasure.ESTIMATE.width(line.text(), line.size(), line.bold()) <= 340.5),
				lines::toString);
		assertTrue(lines.stream().map(Drawing.Line::text).collect(Collectors.joining()).contains(word), lines::toString);
	}

	@Test
	void a_name_in_quotes_is_not_torn_from_its_quotes_and_stays_within_the_sheet() {
		for (int before = 1; before < 12; before++) {
			Sentence sentence = new Sentence(List.of(new Run("x ".repeat(before) + "draw from “", Look.PLAIN),
					new Run("Beside the Robot", Look.ELEMENT), new Run("” now.", Look.PLAIN)), 0, 0);
			Picture picture = artist.draw(card(Shape.CARD, "",
					new Face("", null, "", List.of(), new RulesText(List.of(new Paragraph("", 0, List.of(sentence)))))));
			List<Drawing.Line> lines = picture.drawings().stream().filter(Drawing.Line.class::isInstance).map(Drawing.Line.class::cast)
					.toList();
			assertTrue(lines.stream()
					.allMatch(line -> line.start().x() + TextMeasure.ESTIMATE.width(line.text(), line.size(), line.bold()) <= 340.5
							&& !line.text().endsWith("“")
							&& !line.text().startsWith("”")),
					lines::toString);
		}
	}

	@Test
	void rules_that_are_read_from_the_right_begin_there_with_what_the_option_is_called() {
		Sentence sentence = new Sentence(
				List.of(new Run("\u05E8\u05D0\u05E9\u05D5\u05DF", Look.LABEL), new Run(": \u05E9\u05E0\u05D9.", Look.PLAIN)), 0, 0);
		Picture picture = artist.draw(card(Shape.CARD, "",
				new Face("", null, "", List.of(), new RulesText(List.of(new Paragraph("", 1, List.of(sentence)))))));

		List<Drawing.Line> lines = picture.drawings().stream().filter(Drawing.Line.class::isInstance).map(Drawing.Line.class::cast)
				.toList();
		assertEquals(List.of(false, true), lines.stream().map(Drawing.Line::bold).toList());
		Drawing.Line last = lines.getLast();
		assertTrue(last.start().x() > 250 && last.start().x() > lines.getFirst().start().x(), lines::toString);
		assertTrue(last.start().x() + TextMeasure.ESTIMATE.width(last.text(), last.size(), true) <= 340.5, lines::toString);
	}

	@Test
	void a_long_text_is_written_smaller_and_nothing_is_cut() {
		String words = IntStream.range(0, 260).mapToObj(number -> "word" + number).collect(Collectors.joining(" "));
		Picture picture = artist.draw(card(Shape.CARD, "", face("", List.of(), words)));
		Picture usual = artist.draw(card(Shape.CARD, "", face("", List.of(), "Draw a card.")));
		assertEquals(usual.bounds(), picture.bounds());
		assertTrue(text(picture).endsWith("word259 ×3"), text(picture));
	}

	@Test
	void the_authors_text_stands_in_place_of_the_rules() {
		String written = text(artist.draw(card(Shape.CARD, "It glows.", face("", List.of(), "Draw a card."))));
		assertTrue(written.contains("It glows.") && !written.contains("author") && !written.contains("Draw a card."), written);
	}

	@Test
	void lines_of_the_authors_text_have_headings_as_those_of_rules_do() {
		assertEquals("Main. Secondary.", bold("Main: It glows.\nSecondary: It dims, and you wait: nothing happens."));
		assertEquals("", bold("Mind: it glows."));
	}

	private String bold(String written) {
		Picture picture = artist.draw(card(Shape.CARD, written, face("", List.of(), "Draw a card.")));
		return picture.drawings().stream().filter(Drawing.Line.class::isInstance).map(Drawing.Line.class::cast)
				.filter(line -> line.bold() && !line.text().equals("Torch")).map(Drawing.Line::text).collect(Collectors.joining(" "));
	}

	@Test
	void what_options_are_called_is_bold() {
		Sentence sentence = new Sentence(List.of(new Run("Wait", Look.LABEL), new Run(": draw a card.", Look.PLAIN)), 0, 0);
		Picture picture = artist.draw(card(Shape.CARD, "",
				new Face("", null, "", List.of(), new RulesText(List.of(new Paragraph("", 1, List.of(sentence)))))));
		List<Drawing.Line> lines = picture.drawings().stream().filter(Drawing.Line.class::isInstance).map(Drawing.Line.class::cast)
				.toList();
		assertEquals(List.of("Wait", ": draw a card."), lines.stream().map(Drawing.Line::text).toList());
		assertTrue(lines.getFirst().bold() && !lines.getLast().bold());
	}

	@Test
	void sides_lie_beside_each_other() {
		Bounds one = artist.draw(card(Shape.TOKEN, "", face("Lit", List.of(), ""))).bounds();
		Bounds two = artist.draw(card(Shape.TOKEN, "", face("Lit", List.of(), ""), face("Dark", List.of(), ""))).bounds();
		assertTrue(two.width() > 1.8 * one.width() && two.height() == one.height());
	}

	@Test
	void dark_and_light_cards_differ_and_both_can_be_saved() {
		CardFace card = card(Shape.TILE, "", face("", List.of(), "Draw a card."));
		String dark = new SvgWriter().write(new CardArtist(CardTheme.DARK, TextMeasure.ESTIMATE).draw(card), CardTheme.DARK.table());
		String light = new SvgWriter().write(artist.draw(card), CardTheme.LIGHT.table());
		assertNotEquals(light, dark);
		assertTrue(light.contains(">Draw a card.</text>"), light);
	}

	@Test
	void a_picture_stands_above_the_rules_whole_and_however_long_they_are() {
		var file = new PictureFile("pictures/torch.png", Path.of("torch.png"), PictureFormat.PNG, 400, 100);
		var pixels = new Raster(new byte[] { 1, 2, 3 }, 400, 100);
		String words = IntStream.range(0, 260).mapToObj(number -> "word" + number).collect(Collectors.joining(" "));
		Face plain = face("", List.of(), words);
		CardFace card = card(Shape.CARD, "", new Face("", file, "", plain.facts(), plain.rules()));
		Picture picture = artist.draw(card, Map.of(file, pixels));
		Drawing.Pixels shown = picture.drawings().stream().filter(Drawing.Pixels.class::isInstance).map(Drawing.Pixels.class::cast)
				.findFirst().orElseThrow();
		assertEquals(4, shown.place().width() / shown.place().height(), 0.01);
		assertTrue(picture.drawings().stream().filter(Drawing.Line.class::isInstance).map(Drawing.Line.class::cast)
				.allMatch(line -> line.start().y() > shown.place().y() + shown.place().height()));
		assertTrue(new SvgWriter().write(picture, CardTheme.LIGHT.table()).contains("href=\"data:image/png;base64,AQID\""));
	}

	private static CardFace card(Shape shape, String written, Face... faces) {
		return new CardFace("Torch", "Item", shape, 3, List.of(faces), written, List.of(), WrittenCards.usual(shape));
	}

	private static Face face(String name, List<Fact> facts, String rules) {
		return new Face(name, null, "", facts, rules.isEmpty()
				? RulesText.EMPTY
				: new RulesText(List.of(new Paragraph("", 0, List.of(new Sentence(List.of(new Run(rules, Look.PLAIN)), 0, 0))))));
	}

	private static String text(Picture picture) {
		return picture.drawings().stream().map(drawing -> switch (drawing) {
			case Drawing.Words words -> words.text();
			case Drawing.Line line -> line.text();
			case Drawing.Fill fill -> "";
			case Drawing.Stroke stroke -> "";
			case Drawing.Pixels pixels -> "";
		}).filter(text -> !text.isBlank()).map(String::strip).collect(Collectors.joining(" "));
	}
}
