package org.hullwright.picture.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.fixture.WrittenCards;
import org.junit.jupiter.api.Test;

/** Designs that packs declare, as they are drawn. */
class DesignTest {

	private static final String KIND = "values Danger { spiders, water } kind trap is card { printed danger: Danger = spiders  printed damage: number = 0 } ";
	private static final String LEAK = " trap Leak \"Leak\" { danger: water  damage: 2 }";
	private final CardArtist artist = new CardArtist(CardTheme.LIGHT, TextMeasure.ESTIMATE);

	private Picture front(String text) {
		CardFace card = WrittenCards.last(text);
		return artist.side(card, card.faces().getFirst(), Map.of(), Edge.CUT);
	}

	private static double millimetres(double units) {
		return units / Lengths.MILLIMETRE;
	}

	private static List<String> texts(Picture picture) {
		return picture.drawings().stream().flatMap(drawing -> switch (drawing) {
			case Drawing.Words words -> Stream.of(words.text());
			case Drawing.Line line -> Stream.of(line.text());
			default -> Stream.empty();
		}).toList();
	}

	private static Optional<Bounds> filled(Picture picture, int rgb) {
		return picture.drawings().stream().filter(drawing -> drawing instanceof Drawing.Fill fill && fill.colour().equals(Colour.of(rgb)))
				.map(drawing -> ((Drawing.Fill) drawing).outline()).map(outline -> Bounds.around(outline.segments().stream()
						.flatMap(segment -> segment instanceof Segment.Straight straight
								? Stream.of(straight.to())
								: segment instanceof Segment.Start start ? Stream.of(start.at()) : Stream.<Point>empty())
						.toList()))
				.findFirst();
	}

	@Test
	void a_kind_has_its_size_and_a_component_its_own() {
		Bounds kind = front(KIND + "show trap { size: 50, 70 }" + LEAK).bounds();
		Bounds own = front(KIND + "show trap { size: 50, 70 } show Leak { size: tarot }" + LEAK).bounds();

		assertEquals(50, millimetres(kind.width()), 0.01);
		assertEquals(70, millimetres(kind.height()), 0.01);
		assertEquals(120, millimetres(own.height()), 0.01);
	}

	@Test
	void what_a_design_does_not_say_is_that_of_the_kind_above() {
		CardFace card = WrittenCards.last(KIND + "show trap { corner: 1 }" + LEAK);

		assertEquals(63, card.design().format().width());
		assertEquals(1, card.design().format().corner());
		assertFalse(card.design().side("front").panels().isEmpty());
	}

	@Test
	void boxes_take_their_room_from_the_edges_inwards() {
		Picture picture = front(KIND + """
				show trap { size: 60, 90  side front {
					show at top 10 { fill: "#100000" }
					show at left 20 { fill: "#200000" }
					show at bottom 30 { fill: "#300000" }
					show at middle { fill: "#400000" }
					show at -5, 5, 8, 6 { fill: "#500000" }
				} }""" + LEAK);

		assertPlace(0, 0, 60, 10, filled(picture, 0x100000));
		assertPlace(0, 10, 20, 80, filled(picture, 0x200000));
		assertPlace(20, 60, 40, 30, filled(picture, 0x300000));
		assertPlace(20, 10, 40, 50, filled(picture, 0x400000));
		assertPlace(47, 5, 8, 6, filled(picture, 0x500000));
	}

	private static void assertPlace(double left, double top, double width, double height, Optional<Bounds> drawn) {
		Bounds bounds = drawn.orElseThrow();
		assertEquals(List.of(left, top, width, height), Stream.of(bounds.x(), bounds.y(), bounds.width(), bounds.height())
				.map(length -> (double) Math.round(millimetres(length))).toList());
	}

	@Test
	void a_box_is_only_drawn_when_its_condition_holds() {
		String design = """
				show trap { side front {
					show "wet" at top 5 when danger is water
					show "dry" at top 5 when not danger is water
					show "hurts" at top 5 when damage
					show "2" at top 5 when damage is 2
				} }""";

		assertEquals(List.of("wet", "hurts", "2"), texts(front(KIND + design + LEAK)));
		assertEquals(List.of("dry"), texts(front(KIND + design + " trap Web \"Web\" { danger: spiders }")));
	}

	@Test
	void a_text_shows_what_is_printed_and_what_stands_alone_is_not_shown_twice() {
		Picture picture = front(
				KIND + "show trap { side front { show \"{title}: {damage} ({kind})\" at top 5  show printed at middle } }" + LEAK);

		assertTrue(texts(picture).contains("Leak: 2 (Trap)"), texts(picture)::toString);
		assertFalse(texts(picture).contains("Damage"), texts(picture)::toString);
		assertTrue(texts(picture).contains("Danger"), texts(picture)::toString);
	}

	@Test
	void a_kind_is_coloured_by_a_value_and_the_value_by_what_it_is_shown_in() {
		String coloured = KIND
				+ "show trap by danger { side front { show at top 10 { fill: accent } } } show Danger.water { accent: \"#123456\" }";

		assertTrue(filled(front(coloured + LEAK), 0x123456).isPresent());
		assertTrue(filled(front(coloured + "show Leak { accent: \"#654321\" }" + LEAK), 0x654321).isPresent());
		assertTrue(filled(front(coloured + " trap Web \"Web\" { danger: spiders }"), 0x123456).isEmpty());
		assertTrue(filled(front(coloured + "show Danger.spiders { accent: \"#222222\" } trap Web \"Web\""), 0x222222).isPresent(),
				"by default");
	}

	@Test
	void writing_is_readable_on_what_it_stands_on() {
		Picture dark = front(KIND + "show trap { side front { show title at top 9 { fill: \"#101010\" } } }" + LEAK);
		Picture light = front(KIND + "show trap { side front { show title at top 9 { fill: \"#f0f0f0\" } } }" + LEAK);

		assertTrue(colourOf(dark, "Leak").luminance() > 0.9 && colourOf(light, "Leak").luminance() < 0.2);
	}

	private static Colour colourOf(Picture picture, String text) {
		return picture.drawings().stream().filter(drawing -> drawing instanceof Drawing.Words words && words.text().equals(text))
				.map(drawing -> ((Drawing.Words) drawing).colour()).findFirst().orElseThrow();
	}

	@Test
	void rules_shrink_before_a_box_in_the_middle_gives_way() {
		String design = "show trap { size: 40, 40  side front { show text at bottom { type: 9  smallest: 7 }  show at middle { least: %d  fill: \"#102030\" } } }";
		String rules = " trap Leak { text: \"" + "word ".repeat(60) + "\" }";

		assertTrue(filled(front(KIND + design.formatted(4) + rules), 0x102030).isPresent());
		assertTrue(filled(front(KIND + design.formatted(36) + rules), 0x102030).isEmpty());
	}

	@Test
	void what_does_not_fit_is_left_out_where_that_is_wanted() {
		String design = "show trap { size: 30, 30  side front { show text at bottom { smallest: 7  overflow: %s } } }";
		String rules = " trap Leak { text: \"" + "word ".repeat(200) + "\" }";

		assertTrue(texts(front(KIND + design.formatted("omit") + rules)).isEmpty());
		assertEquals(200, String.join(" ", texts(front(KIND + design.formatted("smaller") + rules))).split(" ").length);
	}

	@Test
	void a_hexagon_is_cut_out_and_what_fills_it_stays_inside() {
		Picture picture = front(
				KIND + "show trap { size: 80, 90  shape: hexagon  side front { show at top 22.5 { fill: \"#100000\" } } }" + LEAK);

		Bounds band = filled(picture, 0x100000).orElseThrow();
		assertEquals(80, millimetres(band.width()), 0.01);
		List<Point> corners = Sheet
				.of(WrittenCards.last(KIND + "show trap { size: 80, 90  shape: hexagon }" + LEAK).design().format(), 0, Edge.CUT)
				.clipped(new Bounds(0, 0, 80 * Lengths.MILLIMETRE, 22.5 * Lengths.MILLIMETRE));
		assertEquals(1, corners.stream().filter(corner -> corner.y() < Lengths.MILLIMETRE).count());
	}

	@Test
	void a_side_that_a_component_declares_has_a_design_of_its_own() {
		CardFace door = WrittenCards.last("""
				token Door { side open { } side smashedIn { } }
				show Door { side front { show "whole" at top 5 } side smashedIn { show "gone" at top 5 } }""");

		assertEquals(List.of("whole", "gone"), door.faces().stream()
				.flatMap(face -> texts(artist.side(door, face, Map.of(), Edge.CUT)).stream()).toList());
	}

	@Test
	void printed_directions_are_drawn_as_a_compass() {
		String ways = "values Way { up, right, down, left } kind hall is tile { printed exits: list of Way } hall Bend \"Bend\" { exits: up, left }";

		Picture words = front("show hall { side front { show exits at top } } " + ways);
		Picture compass = front("show hall { side front { show exits at top { drawn: compass } } } " + ways);

		assertTrue(texts(words).containsAll(List.of("up, ", "left")), texts(words)::toString);
		assertTrue(texts(compass).isEmpty(), texts(compass)::toString);
		assertTrue(compass.drawings().size() > words.drawings().size());
	}

	@Test
	void what_is_called_like_a_word_of_the_language_is_drawn_by_its_name_with_a_caret() {
		String ways = "values Way { up, right, down, left } kind hall is tile { printed directions: list of Way } hall Bend \"Bend\" { directions: up, left }";

		Picture drawn = front("show hall { side front { show ^directions at top when ^directions } } " + ways);

		assertTrue(texts(drawn).containsAll(List.of("up, ", "left")), texts(drawn)::toString);
	}

	@Test
	void a_plan_is_the_same_for_the_same_title_and_another_for_another_one() {
		String design = "show trap { side front { show picture at middle { drawn: plan } } }";

		assertEquals(front(KIND + design + LEAK), front(KIND + design + LEAK));
		assertNotEquals(front(KIND + design + LEAK), front(KIND + design + " trap Web \"Web\" { danger: water }"));
	}

	@Test
	void counters_are_boxes_with_or_without_numbers() {
		assertEquals(List.of("0", "1", "2", "3"),
				texts(front(KIND + "show trap { side front { show at top 8 { counters: 0, 3 } } }" + LEAK)));
		assertEquals(List.of(), texts(front(KIND + "show trap { side front { show at top 8 { counters: 4 } } }" + LEAK)));
	}

	@Test
	void what_is_no_component_to_cut_out_is_not_printed() {
		assertFalse(WrittenCards.last(KIND + "show trap { print: no }" + LEAK).design().printed());
		assertTrue(WrittenCards.last(KIND + "show trap { print: no } show Leak { print: yes }" + LEAK).design().printed());
		assertTrue(WrittenCards.last(KIND + LEAK).design().printed());
	}

	@Test
	void another_typeface_is_drawn_as_outlines_that_look_alike_everywhere() {
		String design = "show trap { side front { show title at top 12 { typeface: \"Oswald\" } show \"plain\" at top 8 } }";

		assertEquals(List.of("plain"), texts(front(KIND + design + LEAK)));
	}

	@Test
	void each_box_leads_to_where_it_is_written() {
		String text = KIND + "show trap { side front { show title at top 12\nshow text at bottom 20 } }" + LEAK;
		List<DesignedBox> boxes = artist.boxes(WrittenCards.last(text), Map.of());

		assertEquals(3, boxes.size());
		assertEquals(List.of(2, 2, 3), boxes.stream().map(box -> box.origin().line()).toList());
		assertEquals("show title at top 12".length(), boxes.get(1).origin().length());
	}

	@Test
	void an_expansion_that_is_off_changes_no_design() {
		assertEquals(63, WrittenCards.last(KIND + "expansion Large { show trap { size: 100, 100 } }" + LEAK).design().format().width());
	}
}
