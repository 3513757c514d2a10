package org.hullwright.picture.scene;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.picture.Colour;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everybody can tell the colours of boards apart, and read what is written in them. */
class BoardThemeTest {

	/** Of players, in the unit of CIELAB; 10 are seen at a glance. */
	private static final double LEAST_DIFFERENCE = 15;
	private static final int SEATS = 5;
	/** Levels AA and AAA of the Web Content Accessibility Guidelines for text, and what they ask of other things. */
	private static final double READABLE = 4.5;
	private static final double WELL_READABLE = 7;
	private static final double SEEN = 3;

	/** Deuteranopia of full severity, for linear colours (Machado, Oliveira and Fernandes, 2009). */
	private static final double[][] DEUTERANOPIA = { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 },
			{ -0.011820, 0.042940, 0.968881 } };

	private static Stream<BoardTheme> themes() {
		return Stream.of(BoardTheme.LIGHT, BoardTheme.DARK, BoardTheme.LIGHT_CONTRAST, BoardTheme.DARK_CONTRAST);
	}

	private static double[] linear(Colour colour) {
		return IntStream.of(colour.red(), colour.green(), colour.blue()).mapToDouble(channel -> channel / 255.0)
				.map(share -> share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4)).toArray();
	}

	private static double[] seenWithDeuteranopia(Colour colour) {
		double[] linear = linear(colour);
		return Stream.of(DEUTERANOPIA).mapToDouble(row -> row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
				.map(share -> Math.clamp(share, 0, 1)).toArray();
	}

	/** Lightness and the two opponents of CIELAB. */
	private static double[] lab(double[] linear) {
		double x = lightness((0.4124 * linear[0] + 0.3576 * linear[1] + 0.1805 * linear[2]) / 0.95047);
		double y = lightness(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]);
		double z = lightness((0.0193 * linear[0] + 0.1192 * linear[1] + 0.9505 * linear[2]) / 1.08883);
		return new double[] { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
	}

	private static double lightness(double share) {
		return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16.0 / 116;
	}

	private static double difference(Colour first, Colour second) {
		double[] one = lab(seenWithDeuteranopia(first));
		double[] other = lab(seenWithDeuteranopia(second));
		return Math.sqrt(IntStream.range(0, 3).mapToDouble(at -> Math.pow(one[at] - other[at], 2)).sum());
	}

	private static double contrast(Colour first, Colour second) {
		double one = luminance(first);
		double other = luminance(second);
		return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
	}

	private static double luminance(Colour colour) {
		double[] linear = linear(colour);
		return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
	}

	@ParameterizedTest
	@MethodSource("themes")
	void players_are_told_apart_with_deuteranopia(BoardTheme theme) {
		List<Colour> seats = theme.palette().subList(0, SEATS);
		for (int one = 0; one < SEATS; one++) {
			for (int other = one + 1; other < SEATS; other++) {
				double difference = difference(seats.get(one), seats.get(other));
				assertTrue(difference > LEAST_DIFFERENCE, "players " + (one + 1) + " and " + (other + 1) + ": " + difference);
			}
		}
	}

	@ParameterizedTest
	@MethodSource("themes")
	void what_is_written_can_be_read(BoardTheme theme) {
		for (Colour paper : List.of(theme.table(), theme.tile(), theme.card(), theme.path())) {
			assertTrue(contrast(theme.ink(), paper) > READABLE, () -> paper + ": " + contrast(theme.ink(), paper));
		}
		for (Colour paper : List.of(theme.table(), theme.tile(), theme.card())) {
			double soft = contrast(on(paper, theme.soft()), paper);
			assertTrue(soft > READABLE, () -> "soft on " + paper + ": " + soft);
		}
	}

	/** What is seen of a colour that is not solid. */
	private static Colour on(Colour paper, Colour seen) {
		return paper.mixed(seen, seen.opacity() / 255.0);
	}

	@Test
	void strong_contrasts_are_strong() {
		for (BoardTheme theme : List.of(BoardTheme.LIGHT_CONTRAST, BoardTheme.DARK_CONTRAST)) {
			assertTrue(contrast(theme.ink(), theme.tile()) > WELL_READABLE);
			assertTrue(contrast(theme.faint(), theme.card()) > WELL_READABLE, () -> "faint: " + contrast(theme.faint(), theme.card()));
			assertTrue(contrast(theme.soft(), theme.card()) > WELL_READABLE, () -> "soft: " + contrast(theme.soft(), theme.card()));
			assertTrue(contrast(theme.path(), theme.table()) > SEEN, () -> "path: " + contrast(theme.path(), theme.table()));
			for (Colour sign : List.of(theme.target(), theme.focus(), theme.changed(), theme.alarm())) {
				assertTrue(contrast(sign, theme.tile()) > READABLE, () -> sign + ": " + contrast(sign, theme.tile()));
			}
			for (Colour group : theme.palette().subList(0, SEATS)) {
				Colour edge = on(theme.table(), theme.faintly(theme.subdued(group), 0.5));
				double empty = contrast(edge, theme.table());
				assertTrue(empty > 2, () -> "an empty place of the group " + group + ": " + empty);
			}
			assertTrue(contrast(on(theme.table(), theme.faintly(theme.faint(), 0.5)), theme.table()) > WELL_READABLE);
		}
	}

	@ParameterizedTest
	@MethodSource("themes")
	void what_can_be_chosen_is_seen_on_its_ground(BoardTheme theme) {
		assertTrue(contrast(theme.target(), theme.tile()) > SEEN, () -> String.valueOf(contrast(theme.target(), theme.tile())));
	}
}
