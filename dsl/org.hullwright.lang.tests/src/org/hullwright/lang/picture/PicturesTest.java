package org.hullwright.lang.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import javax.imageio.ImageIO;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Component;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What components look like, and what is said of pictures that are not there, cannot be shown, or had better not be. */
class PicturesTest {

	private static final String DRAWING = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 30 20'>%s</svg>";

	@TempDir
	private Path place;
	private Path folder;

	@BeforeEach
	void makeFolder() throws IOException {
		folder = Files.createDirectories(place.resolve("house"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "pictures/rat.png", "pictures/rat.jpg", "pictures/rat.jpeg", "pictures/rat.svg", "rat.png",
			"pictures/small/rat.PNG" })
	void a_picture_is_a_png_a_jpeg_or_a_drawing_anywhere_in_the_pack(String name) throws IOException {
		write(name, switch (PictureFormat.named(name).orElseThrow()) {
			case PNG -> png(30, 20);
			case JPEG -> jpeg(30, 20);
			case SVG -> DRAWING.formatted("<path d='M0 0L9 9'/>").getBytes(StandardCharsets.UTF_8);
		});
		assertEquals(List.of(), issues("token Rat { picture: \"%s\" }".formatted(name)));
		assertEquals(Optional.of(new PictureFile(name, folder.toRealPath().resolve(name), PictureFormat.named(name).orElseThrow(), 30, 20)),
				picture(name));
	}

	@Test
	void every_side_may_have_a_picture_of_its_own_and_every_kind() throws IOException {
		write("pictures/lit.png", png(1, 1));
		write("pictures/dark.png", png(2, 2));
		String text = """
				kind lamp is token
				lamp Lantern { side Lit { picture: "pictures/lit.png" } side Dark { picture: "pictures/dark.png" } }
				""";
		LoadedPack pack = load(text);
		assertEquals(List.of(), issues(text));
		assertEquals(List.of("pictures/lit.png", "pictures/dark.png"),
				cardOf(pack, 1).faces().stream().map(face -> face.picture().name()).toList());
		assertEquals(List.of(), cardOf(pack, 1).faces().stream().flatMap(face -> face.facts().stream()).toList());
	}

	@Test
	void an_expansion_may_give_what_is_there_another_look_from_its_own_folder() throws IOException {
		write("pictures/rat.png", png(1, 1));
		assertEquals(List.of(), issues("token Rat\nexpansion Zoo { change Rat { picture: \"pictures/rat.png\" } }"));
	}

	@Test
	void a_picture_that_is_not_there_is_missed_and_the_one_that_was_meant_is_told() throws IOException {
		write("pictures/rat.png", png(1, 1));
		assertEquals(List.of(
				"PICTURE_MISSING: There is no picture pictures/rta.png in the folder of the pack. Did you mean \"pictures/rat.png\"?",
				"PICTURE_UNUSED: Nothing shows pictures/rat.png."), issues("token Rat { picture: \"pictures/rta.png\" }"));
		assertEquals(
				List.of("\"pictures/rat.png\""), IssueData.told(IssueCode.PICTURE_MISSING,
						checked("token Rat { picture: \"rat.png\" }").stream()
								.filter(issue -> issue.getCode().equals("PICTURE_MISSING")).findFirst().orElseThrow().getData(),
						"suggestion"));
	}

	@Test
	void capitals_matter_on_every_computer() throws IOException {
		write("pictures/Rat.png", png(1, 1));
		assertEquals("PICTURE_MISSING", codes("token Rat { picture: \"pictures/rat.png\" }").getFirst());
	}

	@ParameterizedTest
	@ValueSource(strings = { "../rat.png", "pictures/../../rat.png", "/rat.png", "C:/rat.png", "..\\\\rat.png",
			"http://example.org/rat.png", "file:rat.png", "./rat.png", "a//rat.png" })
	void nothing_outside_of_the_pack_is_a_picture_of_it(String name) throws IOException {
		Files.write(place.resolve("rat.png"), png(1, 1));
		assertEquals(List.of("PICTURE_OUTSIDE"), codes("token Rat { picture: \"%s\" }".formatted(name)));
	}

	@Test
	void a_link_out_of_the_pack_is_not_followed() throws IOException {
		Files.write(place.resolve("rat.png"), png(1, 1));
		Files.createSymbolicLink(folder.resolve("rat.png"), place.resolve("rat.png"));
		assertEquals(List.of("PICTURE_OUTSIDE"), codes("token Rat { picture: \"rat.png\" }"));
	}

	@ParameterizedTest
	@CsvSource({ "rat.bmp, BM", "rat.png, <svg/>", "rat.jpg, PNG", "rat.svg, <html/>", "rat.svg, no markup at all", "rat.png, ''",
			"rat.svg, <svg/>", "rat, text" })
	void a_file_that_is_not_what_it_is_called_cannot_be_shown(String name, String content) throws IOException {
		write(name, content.getBytes(StandardCharsets.UTF_8));
		assertEquals(List.of("PICTURE_UNREADABLE"), codes("token Rat { picture: \"%s\" }".formatted(name)));
	}

	@Test
	void the_message_says_what_is_wrong_with_a_file() throws IOException {
		write("rat.svg", "<html/>".getBytes(StandardCharsets.UTF_8));
		assertEquals(List.of("PICTURE_UNREADABLE: rat.svg cannot be shown: it does not begin like an SVG."),
				issues("token Rat { picture: \"rat.svg\" }"));
	}

	@Test
	void a_png_that_breaks_off_cannot_be_shown_though_it_begins_well() throws IOException {
		write("rat.png", Arrays.copyOf(png(30, 20), 44));
		assertEquals(List.of("PICTURE_UNREADABLE: rat.png cannot be shown: it ends too early."),
				issues("token Rat { picture: \"rat.png\" }"));
	}

	@ParameterizedTest
	@ValueSource(ints = { 20, 30, 39 })
	void a_jpeg_that_breaks_off_cannot_be_shown_though_it_begins_well(int bytes) throws IOException {
		write("rat.jpg", Arrays.copyOf(jpeg(30, 20), bytes));
		assertEquals(List.of("PICTURE_UNREADABLE: rat.jpg cannot be shown: it ends too early."),
				issues("token Rat { picture: \"rat.jpg\" }"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "jpeg", "png" })
	void a_photograph_is_whole_up_to_its_last_byte_and_not_without_it(String format) throws IOException {
		var photograph = new ByteArrayOutputStream();
		ImageIO.write(noise(), format, photograph);
		String name = "rat." + format;
		write(name, photograph.toByteArray());
		assertEquals(List.of(), issues("token Rat { picture: \"%s\" }".formatted(name)));
		for (int missing : List.of(1, 2, photograph.size() / 2, photograph.size() - 200)) {
			write(name, Arrays.copyOf(photograph.toByteArray(), photograph.size() - missing));
			assertEquals(List.of("PICTURE_UNREADABLE"), codes("token Rat { picture: \"%s\" }".formatted(name)), missing + " bytes less");
		}
	}

	/** Pixels of which none is like its neighbour, so that every byte turns up in the file. */
	private static BufferedImage noise() {
		var image = new BufferedImage(90, 70, BufferedImage.TYPE_INT_RGB);
		var random = new Random(7);
		for (int x = 0; x < image.getWidth(); x++) {
			for (int y = 0; y < image.getHeight(); y++) {
				image.setRGB(x, y, random.nextInt());
			}
		}
		return image;
	}

	@Test
	void a_jpeg_whose_colours_are_for_printing_looks_otherwise_on_every_computer_and_cannot_be_shown() throws IOException {
		write("rat.jpg", ByteBuffer.wrap(jpeg(30, 20)).put(17, (byte) 4).array());
		assertEquals(List.of(
				"PICTURE_UNREADABLE: rat.jpg cannot be shown: its colours are mixed for printing (CMYK), save it with those of screens (RGB)."),
				issues("token Rat { picture: \"rat.jpg\" }"));
	}

	@Test
	void a_jpeg_of_many_layers_takes_long_to_decode_and_cannot_be_shown() throws IOException {
		byte[] scan = { (byte) 0xFF, (byte) 0xDA, 0, 2 };
		for (int scans : List.of(12, 41)) {
			byte[] plain = jpeg(30, 20);
			ByteBuffer layered = ByteBuffer.allocate(plain.length + scans * scan.length).put(plain, 0, plain.length - 2);
			for (int i = 0; i < scans; i++) {
				layered.put(scan);
			}
			write("rat%d.jpg".formatted(scans), layered.put(plain, plain.length - 2, 2).array());
		}
		assertEquals(List.of(), issues("token Rat { picture: \"rat12.jpg\" }"));
		assertEquals(List.of(
				"PICTURE_UNREADABLE: rat41.jpg cannot be shown: it is saved in more than 40 layers, each of all its pixels; save it as a plain JPEG."),
				issues("token Rat { picture: \"rat41.jpg\" }"));
	}

	@Test
	void too_many_pixels_are_refused_by_the_head_of_the_file_alone() throws IOException {
		write("wide.png", png(100_000, 20));
		write("high.jpg", jpeg(20, 60_000));
		write("vast.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='90000cm' height='1'/>".getBytes(StandardCharsets.UTF_8));
		assertEquals(List.of("PICTURE_TOO_LARGE: high.jpg has 20 × 60000 pixels, more than the 4096 × 4096 that make sense on a card."),
				issues("token Rat { picture: \"high.jpg\" }"));
		assertEquals(List.of("PICTURE_TOO_LARGE"), codes("token Rat { picture: \"wide.png\" }"));
		assertEquals(List.of("PICTURE_TOO_LARGE"), codes("token Rat { picture: \"vast.svg\" }"));
	}

	@Test
	void pictures_that_are_too_large_together_are_refused_from_the_one_on_that_is_too_much() throws IOException {
		for (int number = 1; number <= 24; number++) {
			write("pictures/rat%d.png".formatted(number), png(4096, 4096));
		}
		String rats = IntStream.rangeClosed(1, 24).mapToObj("token Rat%1$d { picture: \"pictures/rat%1$d.png\" }\n"::formatted)
				.collect(Collectors.joining());
		assertEquals(
				List.of("PICTURES_TOO_LARGE: With pictures/rat24.png the pictures of this pack have more than 400 million pixels together. "
						+ "Save them smaller, or let several components show the same one."),
				issues(rats));
	}

	@Test
	void a_picture_that_many_components_show_counts_and_is_inspected_once_until_its_file_changes() throws IOException {
		write("pictures/rat.png", png(4096, 4096));
		var pictures = new InspectedPictures(new PackPictures(folder));
		for (int component = 0; component < 1000; component++) {
			assertInstanceOf(PictureFinding.Found.class, pictures.find("pictures/rat.png"));
		}
		assertEquals(1, pictures.inspections());
		write("pictures/rat.png", png(100_000, 4096));
		Files.setLastModifiedTime(folder.resolve("pictures/rat.png"), FileTime.fromMillis(1));
		assertInstanceOf(PictureFinding.TooLarge.class, pictures.find("pictures/rat.png"));
	}

	@Test
	void a_file_of_ten_gigabytes_is_refused_by_its_size_and_never_read() throws IOException {
		try (var file = new RandomAccessFile(folder.resolve("rat.png").toFile(), "rw")) {
			file.setLength(10L << 30); // takes no room on the disk
		}
		assertEquals(List.of("PICTURE_TOO_LARGE: rat.png has 10 GB, more than the 8 MB that make sense on a card."),
				issues("token Rat { picture: \"rat.png\" }"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "<script>alert(1)</script>", "<g onclick='alert(1)'/>", "<a xlink:href='javascript:alert(1)'/>",
			"<image href='https://example.org/x.png'/>",
			"<image href='data:image/png;base64,AAAA'/>", "<foreignObject/>", "<rect fill='url(https://example.org/x)'/>",
			"<style>@import 'x.css';</style>",
			"<style>rect { fill: url(x.svg#y) }</style>", "<rect style='fill:u\\72l(x)'/>", "<use href='other.svg#a'/>",
			"<g id='a'><use href='#a'/></g>" })
	void a_drawing_is_nothing_but_shapes_and_words(String content) throws IOException {
		write("rat.svg", DRAWING.formatted(content).getBytes(StandardCharsets.UTF_8));
		assertEquals(List.of("PICTURE_UNSAFE"), codes("token Rat { picture: \"rat.svg\" }"));
	}

	@Test
	void a_drawing_that_repeats_itself_a_billion_times_is_counted_and_not_drawn() throws IOException {
		var laughs = new StringBuilder("<g id='a0'><path d='M0 0'/></g>");
		for (int i = 1; i <= 9; i++) {
			laughs.append("<g id='a").append(i).append("'>").append("<use href='#a%d'/>".formatted(i - 1).repeat(10)).append("</g>");
		}
		write("rat.svg", DRAWING.formatted(laughs).getBytes(StandardCharsets.UTF_8));
		assertEquals(List.of("PICTURE_UNSAFE: rat.svg draws more than 100000 shapes. A picture must be nothing but shapes and words."),
				issues("token Rat { picture: \"rat.svg\" }"));
	}

	@Test
	void entities_are_not_replaced() throws IOException {
		Path secret = place.resolve("secret.txt");
		Files.writeString(secret, "<path/>");
		write("rat.svg", ("<!DOCTYPE svg [<!ENTITY x SYSTEM '" + secret.toUri() + "'>]>" + DRAWING.formatted("&x;"))
				.getBytes(StandardCharsets.UTF_8));
		assertEquals(List.of("PICTURE_UNSAFE"), codes("token Rat { picture: \"rat.svg\" }"));
	}

	@Test
	void what_drawing_programs_write_is_fine() throws IOException {
		write("rat.svg", """
				<?xml version="1.0" encoding="UTF-8" standalone="no"?>
				<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
				<svg width="60mm" height="40mm" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="http://www.inkscape.org/namespaces/inkscape"
					xmlns:cc="http://creativecommons.org/ns#" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" i:version="1.3">
				<metadata><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></metadata>
				<style>.a { fill: url(#g) }</style>
				<defs><linearGradient id="g"><stop offset="0"/></linearGradient><linearGradient id="h" xlink:href="#g"/></defs>
				<rect class="a" width="10" height="10" style="fill:url(#h)"/><use href="#g"/>
				</svg>""".getBytes(StandardCharsets.UTF_8));
		assertEquals(List.of(), issues("token Rat { picture: \"rat.svg\" }"));
	}

	@Test
	void pictures_that_nothing_shows_are_a_hint_which_a_pack_may_silence() throws IOException {
		write("pictures/rat.png", png(1, 1));
		write("pictures/bat.png", png(1, 1));
		write("sketches/cat.png", png(1, 1));
		assertEquals(List.of("PICTURE_UNUSED: Nothing shows pictures/bat.png."), issues("token Rat { picture: \"pictures/rat.png\" }"));
		Files.writeString(folder.resolve("house.hull"), "pack house { version 1.0.0 report PICTURE_UNUSED as nothing }");
		assertEquals(List.of(), Hull.get(PackChecker.class).check(Hull.get(PackLoader.class).load(folder)));
	}

	@Test
	void no_picture_is_fine() throws IOException {
		assertEquals(List.of(), issues("token Rat { picture: \"\" }"));
		assertTrue(picture("").isEmpty());
	}

	private static byte[] png(int width, int height) {
		return ByteBuffer.allocate(45).putLong(0x89504E470D0A1A0AL).putInt(13).putInt(0x49484452).putInt(width).putInt(height)
				.putInt(37, 0x49454E44).array();
	}

	private static byte[] jpeg(int width, int height) {
		return ByteBuffer.allocate(40).putShort((short) 0xFFD8).putInt(0xFFE00004).putShort((short) 0).putInt(0xFFC00011).put((byte) 8)
				.putShort((short) height).putShort((short) width)
				.putShort(38, (short) 0xFFD9).array();
	}

	private Optional<PictureFile> picture(String name) throws IOException {
		return cardOf(load("token Rat { picture: \"%s\" }".formatted(name)), 0).pictures().findFirst();
	}

	private static CardFace cardOf(LoadedPack pack, int declaration) {
		return Hull.get(CardWriter.class).write((Component) pack.ownFiles().getFirst().getDeclarations().get(declaration), "");
	}

	private List<String> codes(String text) throws IOException {
		return checked(text).stream().map(Issue::getCode).sorted().toList();
	}

	private List<String> issues(String text) throws IOException {
		return checked(text).stream().map(issue -> issue.getCode() + ": " + issue.getMessage()).sorted().toList();
	}

	private List<Issue> checked(String text) throws IOException {
		return Hull.get(PackChecker.class).check(load(text));
	}

	private LoadedPack load(String text) throws IOException {
		Files.writeString(folder.resolve("house.hull"), "pack house { version 1.0.0 }\n" + text);
		return Hull.get(PackLoader.class).load(folder);
	}

	private void write(String name, byte[] content) throws IOException {
		Files.createDirectories(folder.resolve(name).getParent());
		Files.write(folder.resolve(name), content);
	}
}
