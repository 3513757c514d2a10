package org.hullwright.picture.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.lang.rulestext.RulesText;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.paint.Typeface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrackArtistTest {

	private static final double LEGIBLE = 7 * 25.4 / 72; // size of letters in millimetres
	private final TrackArtist artist = new TrackArtist(CardTheme.PRINT, Typeface.embedded());

	private static TrackFace track(int lowest, int highest, int start, TrackFace.Space... spaces) {
		return new TrackFace("The night", "", "", lowest, highest, start, List.of(spaces));
	}

	private static RulesText rules(String sentence) {
		return new RulesText(List.of(new Paragraph("", 0, List.of(new Sentence(List.of(new Run(sentence, Look.PLAIN)), 0, 0)))));
	}

	private static List<Drawing.Words> numbers(Side side) {
		return side.picture().drawings().stream().filter(Drawing.Words.class::isInstance).map(Drawing.Words.class::cast).toList();
	}

	private static String text(Side side) {
		return side.picture().drawings().stream().filter(Drawing.Line.class::isInstance).map(line -> ((Drawing.Line) line).text())
				.collect(Collectors.joining(" "));
	}

	@Test
	void there_is_a_space_for_each_number_from_the_lowest_to_the_highest() {
		assertEquals(List.of("3", "4", "5"), numbers(artist.draw(track(3, 5, 3))).stream().map(Drawing.Words::text).toList());
	}

	@Test
	void a_wordstrack_goes_over_rows_of_one_length() {
		assertEquals(List.of(8L, 8L), numbers(artist.draw(track(0, 15, 15))).stream()
				.collect(Collectors.groupingBy(words -> words.middle().y(), Collectors.counting())).values().stream().toList());
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 2, 12, 40, 150, 151, TrackArtist.MOST })
	void it_fits_on_a_page_and_its_numbers_can_be_read(int count) {
		Side side = artist.draw(track(0, count - 1, 0));
		double millimetre = side.picture().bounds().width() / side.size().width();
		assertTrue(side.size().width() <= 176 && side.size().height() <= 240, () -> side.size().toString());
		assertTrue(numbers(side).stream().allMatch(number -> number.size() / millimetre >= LEGIBLE));
		assertTrue(numbers(side).stream().allMatch(number -> side.picture().bounds().contains(number.middle())));
	}

	@Test
	void what_happens_on_a_space_is_told_below_with_its_number() {
		Side side = artist.draw(track(1, 6, 1, new TrackFace.Space(4, "", rules("The moon rises.")),
				new TrackFace.Space(6, "Dawn", rules("The game ends.")), new TrackFace.Space(7, "Noon", RulesText.EMPTY)));
		assertEquals("The night 4. The moon rises. 6. Dawn: The game ends. 7. Noon", text(side));
	}

	@Test
	void the_start_has_a_thick_frame() {
		Side side = artist.draw(track(1, 6, 2));
		List<Drawing.Stroke> strokes = side.picture().drawings().stream().filter(Drawing.Stroke.class::isInstance)
				.map(Drawing.Stroke.class::cast).toList();
		double thickest = strokes.stream().mapToDouble(Drawing.Stroke::width).max().orElseThrow();
		List<Drawing.Stroke> frames = strokes.stream().filter(stroke -> stroke.width() == thickest).toList();
		assertEquals(1, frames.size());
		assertEquals(List.of("2"), numbers(side).stream().filter(number -> bounds(frames.getFirst().outline()).contains(number.middle()))
				.map(Drawing.Words::text).toList());
	}

	private static Bounds bounds(Outline outline) {
		return Bounds.around(outline.segments().stream().filter(Segment.Straight.class::isInstance)
				.map(segment -> ((Segment.Straight) segment).to()).toList()).grown(1);
	}

	@Test
	void spaces_on_which_something_happens_are_shaded() {
		Side side = artist.draw(track(0, 9, 0, new TrackFace.Space(3, "", rules("It rains.")), new TrackFace.Space(9, "", rules("Dawn."))));
		Set<Outline> shaded = side.picture().drawings().stream().filter(Drawing.Fill.class::isInstance).map(Drawing.Fill.class::cast)
				.filter(fill -> !fill.colour().equals(CardTheme.PRINT.paper())).map(Drawing.Fill::outline).collect(Collectors.toSet());
		assertEquals(List.of("3", "9"), numbers(side).stream()
				.filter(number -> shaded.stream().anyMatch(outline -> bounds(outline).contains(number.middle()))).map(Drawing.Words::text)
				.toList());
	}

	@Test
	void an_icon_stands_before_the_title() {
		TrackFace plain = track(0, 3, 0);
		var shown = new TrackFace(plain.title(), "moon", "", 0, 3, 0, List.of());
		assertEquals(artist.draw(plain).picture().drawings().size() + 1, artist.draw(shown).picture().drawings().size());
	}

	@Test
	void numbers_of_many_digits_stay_within_their_spaces() {
		Side side = artist.draw(track(1_000_000_000, 1_000_000_010, 1_000_000_000));
		Typeface letters = Typeface.embedded();
		double space = numbers(side).get(1).middle().x() - numbers(side).get(0).middle().x();
		assertTrue(numbers(side).stream().allMatch(number -> letters.width(number.text(), number.size(), true) < space));
	}

	@Test
	void one_with_more_spaces_than_can_be_read_is_refused() {
		var refusal = assertThrows(IllegalArgumentException.class, () -> artist.draw(track(0, 1000, 0)));
		assertEquals("The night has 1001 spaces, and at most 400 can be drawn", refusal.getMessage());
	}

	@Test
	void many_words_make_it_higher_and_are_all_there() {
		String words = IntStream.range(0, 60).mapToObj(number -> "word" + number).collect(Collectors.joining(" "));
		Side side = artist.draw(track(0, 1, 0, new TrackFace.Space(1, "", rules(words))));
		assertTrue(text(side).contains("word59"));
		assertTrue(side.size().height() > artist.draw(track(0, 1, 0)).size().height() + 10);
	}
}
