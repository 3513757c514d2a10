package org.hullwright.picture.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import javax.imageio.ImageIO;

import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.fixture.WrittenCards;
import org.hullwright.picture.scene.Hue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ComponentPicturesTest {

	private static final int COARSE = 100; // dots per inch
	private static final Hue RED = new Hue.Named(Colour.of(0xD63B3B));
	private static final CardFace CARD = card(Shape.CARD, "Draw a card.");
	private static final Back ITEMS = new Back("Items", "backpack", RED);
	private final ComponentPictures pictures = new ComponentPictures(CardTheme.LIGHT, 300);

	private static CardFace card(Shape shape, String... sides) {
		return new CardFace("Torch", "Item", shape, 3, List.of(sides).stream().map(rules -> new Face("", null, "", List.of(),
				new RulesText(List.of(new Paragraph("", 0, List.of(new Sentence(List.of(new Run(rules, Look.PLAIN)), 0, 0))))))).toList(),
				"", List.of(), WrittenCards.usual(shape));
	}

	private static String words(int count) {
		return IntStream.range(0, count).mapToObj(number -> "word" + number).collect(Collectors.joining(" "));
	}

	private static BufferedImage shown(Side side) throws IOException {
		return ImageIO.read(new ByteArrayInputStream(side.pixels(COARSE).png()));
	}

	@Test
	void each_side_is_a_picture_of_its_own() {
		assertEquals(2, pictures.sides(card(Shape.TOKEN, "Lit.", "Dark."), Edge.CUT).size());
	}

	@ParameterizedTest
	@EnumSource
	void pictures_have_the_proportions_of_what_is_cut_out(Shape shape) {
		Side side = pictures.sides(card(shape, "Draw a card."), Edge.CUT).getFirst();
		double drawn = side.picture().bounds().width() / side.picture().bounds().height();
		assertEquals(side.size().width() / side.size().height(), drawn, 0.002);
	}

	@Test
	void a_card_has_as_many_pixels_as_are_asked_for_on_an_inch() throws IOException {
		BufferedImage image = shown(pictures.sides(card(Shape.CARD, "Draw a card."), Edge.CUT).getFirst());
		assertEquals(248, image.getWidth());
		assertEquals(346, image.getHeight());
	}

	@Test
	void rules_that_are_too_long_are_written_smaller_and_none_of_them_is_left_out() {
		Side side = pictures.sides(card(Shape.CARD, words(600)), Edge.CUT).getFirst();
		List<Drawing.Line> lines = side.picture().drawings().stream().filter(Drawing.Line.class::isInstance).map(Drawing.Line.class::cast)
				.toList();
		assertEquals(words(600), lines.stream().map(Drawing.Line::text).collect(Collectors.joining(" ")));
		assertTrue(lines.getLast().start().y() < side.picture().bounds().height(), "it ends on the card");
	}

	@Test
	void for_a_small_picture_a_card_is_written_in_larger_letters_if_there_is_room() {
		double least = 12 * Lengths.POINT;
		Picture small = pictures.front(CARD, 12).orElseThrow();
		assertTrue(small.drawings().stream().allMatch(drawing -> sizeOf(drawing) >= least - 1e-6), "none is smaller than 12 points");
		assertEquals(pictures.sides(CARD, Edge.CUT).getFirst().picture().bounds(), small.bounds());
		assertTrue(pictures.front(card(Shape.CARD, words(200)), 12).isEmpty());
	}

	/** Of what is no writing, infinite. */
	private static double sizeOf(Drawing drawing) {
		return switch (drawing) {
			case Drawing.Words words -> words.size();
			case Drawing.Line line -> line.size();
			default -> Double.POSITIVE_INFINITY;
		};
	}

	@Test
	void small_letters_of_a_picture_can_be_made_larger_or_left_out() {
		Picture picture = new Picture.Builder().words("large", new Point(0, 0), 9, false, Colour.of(0))
				.line("small", new Point(0, 0), 3, false, Colour.of(0))
				.build(Bounds.EMPTY);
		assertEquals(List.of(9.0, 6.0), picture.withLettersFrom(6).drawings().stream().map(ComponentPicturesTest::sizeOf).toList());
		assertEquals(List.of(9.0), picture.withoutLettersBelow(6).drawings().stream().map(ComponentPicturesTest::sizeOf).toList());
	}

	@Test
	void nothing_is_painted_beyond_a_corner_that_is_cut() throws IOException {
		assertEquals(0, shown(pictures.sides(card(Shape.CARD, "Draw a card."), Edge.CUT).getFirst()).getRGB(0, 0));
		assertEquals(0, shown(pictures.back(ITEMS, CARD, Edge.CUT)).getRGB(0, 0));
	}

	@Test
	void what_will_be_cut_is_painted_up_to_the_corners_and_beyond() throws IOException {
		for (Side side : List.of(pictures.sides(card(Shape.CARD, "Draw a card."), Edge.BLEEDING).getFirst(),
				pictures.back(ITEMS, CARD, Edge.BLEEDING))) {
			assertEquals(0xFF, shown(side).getRGB(0, 0) >>> 24);
			assertTrue(side.picture().drawings().stream()
					.anyMatch(drawing -> drawing instanceof Drawing.Fill fill && fill.outline().segments().stream()
							.anyMatch(segment -> segment instanceof Segment.Start start && start.at().x() < 0)));
		}
	}

	@Test
	void backs_with_another_title_icon_or_colour_differ_and_those_of_one_deck_do_not() {
		String items = pictures.back(ITEMS, CARD, Edge.CUT).svg();
		assertEquals(items, pictures.back(new Back("Items", "backpack", RED), CARD, Edge.CUT).svg());
		assertNotEquals(items, pictures.back(new Back("Events", "backpack", RED), CARD, Edge.CUT).svg());
		assertNotEquals(items, pictures.back(new Back("Items", "torch", RED), CARD, Edge.CUT).svg());
		assertNotEquals(items, pictures.back(new Back("Items", "backpack", new Hue.Numbered(1)), CARD, Edge.CUT).svg());
	}

	@Test
	void a_back_whose_colour_nobody_chose_is_calm_and_yet_differs_from_others() {
		List<Colour> colours = IntStream.range(0, CardTheme.PRINT.palette().size())
				.mapToObj(number -> CardTheme.PRINT.colour(new Hue.Numbered(number))).toList();
		assertEquals(colours.size(), colours.stream().distinct().count());
		assertTrue(colours.stream().allMatch(colour -> spread(colour) < 0.3), colours::toString);
		assertEquals(Colour.of(0xD63B3B), CardTheme.PRINT.colour(RED));
	}

	/** How far the channels of a colour are apart, which is 0 for greys and 1 at most. */
	private static double spread(Colour colour) {
		return (Math.max(colour.red(), Math.max(colour.green(), colour.blue()))
				- Math.min(colour.red(), Math.min(colour.green(), colour.blue()))) / 255.0;
	}

	@Test
	void a_back_without_an_icon_shows_one_that_is_called_like_it() {
		assertEquals(pictures.back(new Back("Anchors", "anchor", RED), CARD, Edge.CUT).svg(),
				pictures.back(new Back("Anchors", "", RED), CARD, Edge.CUT).svg());
	}

	@Test
	void a_component_does_not_say_how_many_there_are_of_it() {
		assertFalse(pictures.sides(card(Shape.CARD, "Draw a card."), Edge.CUT).getFirst().svg().contains("×3"));
	}
}
