package org.hullwright.picture.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Objects;
import java.util.Random;

import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Typefaces that lie in packs, as their letters are drawn. */
class PackFontsTest {

	private static final long SEED = 20_26;

	@TempDir
	private Path folder;

	private static byte[] comingAlong(String name) throws IOException {
		try (InputStream file = Objects.requireNonNull(Typeface.class.getResourceAsStream("/typefaces/" + name))) {
			return file.readAllBytes();
		}
	}

	private Path write(String name, byte[] content) throws IOException {
		return Files.write(folder.resolve(name), content);
	}

	private static Outline drawn(Typeface typeface, boolean bold) {
		return typeface.outline("Rooms", new Point(0, 0), 10, bold);
	}

	@Test
	void are_drawn_as_their_files_say() throws IOException {
		var font = new FontFile("a.ttf", write("a.ttf", comingAlong("oswald/regular.ttf")),
				write("a-Bold.ttf", comingAlong("oswald/bold.ttf")));
		Typeface oswald = Typeface.called("Oswald").orElseThrow();
		Typeface own = PackFonts.of(font).orElseThrow();

		assertEquals(drawn(oswald, false), drawn(own, false));
		assertEquals(drawn(oswald, true), drawn(own, true));
		assertNotEquals(drawn(own, true), drawn(own, false));
		assertEquals("Ελλάδα", own.writable("Ελλάδα"));
	}

	@Test
	void without_a_bold_file_are_drawn_as_the_rest() throws IOException {
		Path file = write("a.ttf", comingAlong("oswald/regular.ttf"));
		Typeface own = PackFonts.of(new FontFile("a.ttf", file, file)).orElseThrow();

		assertEquals(drawn(own, false), drawn(own, true));
	}

	@Test
	void are_read_anew_when_their_file_has_changed() throws IOException {
		Path file = write("a.ttf", comingAlong("oswald/regular.ttf"));
		var font = new FontFile("a.ttf", file, file);
		Outline before = drawn(PackFonts.of(font).orElseThrow(), false);
		write("a.ttf", comingAlong("orbitron/regular.ttf"));
		Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));

		assertNotEquals(before, drawn(PackFonts.of(font).orElseThrow(), false));
	}

	@Test
	void of_files_that_are_none_are_not_there() throws IOException {
		Path text = write("a.ttf", new byte[100]);

		assertTrue(PackFonts.of(new FontFile("a.ttf", text, text)).isEmpty());
		assertTrue(PackFonts.of(new FontFile("b.ttf", folder.resolve("b.ttf"), text)).isEmpty());
	}

	/** A file of a stranger whose directory is right and whose tables are anything. */
	@Test
	void of_spoilt_files_draw_what_they_can() throws IOException {
		var chance = new Random(SEED);
		for (int trial = 0; trial < 60; trial++) {
			byte[] spoilt = comingAlong("bitter/regular.ttf");
			for (int change = 0; change < 200; change++) {
				spoilt[400 + chance.nextInt(spoilt.length - 400)] = (byte) chance.nextInt();
			}
			Path file = write(trial + ".ttf", spoilt);
			PackFonts.of(new FontFile("a.ttf", file, file)).ifPresent(typeface -> {
				assertTrue(typeface.width("Rooms and corridors", 10, false) >= 0);
				drawn(typeface, true);
			});
		}
	}
}
