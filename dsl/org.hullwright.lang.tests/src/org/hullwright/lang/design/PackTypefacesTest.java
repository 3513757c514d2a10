package org.hullwright.lang.design;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Component;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Typefaces that lie in the folder of a pack, and what is said of those that are not there or cannot be used. */
class PackTypefacesTest {

	private static final String DESIGN = "show token { typeface: \"%s\" }\ntoken Rat";
	private static final List<String> TABLES = List.of("cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp");

	@TempDir
	private Path place;
	private Path folder;

	@BeforeEach
	void makeFolder() throws IOException {
		folder = Files.createDirectories(place.resolve("house"));
	}

	/** A TrueType file with these tables, each of four bytes. */
	private static byte[] font(List<String> tables) {
		int directory = 12 + 16 * tables.size();
		ByteBuffer file = ByteBuffer.allocate(directory + 4 * tables.size());
		file.putInt(0x00010000).putShort((short) tables.size()).position(12);
		for (int table = 0; table < tables.size(); table++) {
			file.put(tables.get(table).getBytes(StandardCharsets.US_ASCII)).putInt(0).putInt(directory + 4 * table).putInt(4);
		}
		return file.array();
	}

	private void write(String name, byte[] content) throws IOException {
		Files.createDirectories(folder.resolve(name).getParent());
		Files.write(folder.resolve(name), content);
	}

	private LoadedPack load(String text) throws IOException {
		Files.writeString(folder.resolve("house.hull"), "pack house { version 1.0.0 }\n" + text);
		return Hull.get(PackLoader.class).load(folder);
	}

	private List<String> issues(String typeface) throws IOException {
		return Hull.get(PackChecker.class).check(load(DESIGN.formatted(typeface))).stream().map(Issue::getMessage).toList();
	}

	private SettingValue written(String typeface) throws IOException {
		Component rat = load(DESIGN.formatted(typeface)).ownFiles().stream().flatMap(file -> file.getDeclarations().stream())
				.filter(Component.class::isInstance).map(Component.class::cast).findFirst().orElseThrow();
		return Hull.get(CardWriter.class).write(rat, "").design().side("front").settings().values(Setting.TYPEFACE).getFirst();
	}

	@Test
	void is_named_by_its_way_from_the_folder() throws IOException {
		write("fonts/Stencil.ttf", font(TABLES));
		Path file = folder.toRealPath().resolve("fonts/Stencil.ttf");

		assertEquals(List.of(), issues("fonts/Stencil.ttf"));
		assertEquals(new FontFile("fonts/Stencil.ttf", file, file), written("fonts/Stencil.ttf"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "fonts/Stencil.ttf", "fonts/Stencil-Regular.ttf" })
	void has_its_bold_writing_in_the_file_beside_it(String name) throws IOException {
		write(name, font(TABLES));
		write("fonts/Stencil-Bold.ttf", font(TABLES));
		Path real = folder.toRealPath();

		assertEquals(new FontFile(name, real.resolve(name), real.resolve("fonts/Stencil-Bold.ttf")), written(name));
	}

	@Test
	void is_one_of_its_family_with_its_bold_writing_and_bold_alone_is_its_own() throws IOException {
		for (String file : List.of("fonts/Stencil-Bold.ttf", "fonts/Stencil.ttf", "Heavy-Bold.ttf", "Heavy.txt")) {
			write(file, font(TABLES));
		}

		assertEquals(List.of("Heavy-Bold.ttf", "fonts/Stencil.ttf"),
				new PackTypefaces(folder).families().stream().map(FontFile::name).toList());
	}

	@Test
	void of_another_name_is_missed_and_the_one_that_was_meant_is_told() throws IOException {
		write("fonts/Stencil.ttf", font(TABLES));

		assertEquals(List.of("There is no typeface Stencil.ttf. Did you mean \"fonts/Stencil.ttf\"?"), issues("Stencil.ttf"));
		assertEquals(List.of("There is no typeface fonts/Stencl.ttf. Did you mean \"fonts/Stencil.ttf\"?"), issues("fonts/Stencl.ttf"));
		assertEquals(List.of("There is no typeface Papyrus. There are: " + String.join(", ", TypefaceNames.ALL)
				+ ", and the .ttf files in the folder of the pack."), issues("Papyrus"));
	}

	@Test
	void outside_of_the_folder_is_none() throws IOException {
		Files.write(place.resolve("Stencil.ttf"), font(TABLES));

		assertEquals(1, issues("../Stencil.ttf").size());
		assertEquals(new SettingValue.Text("../Stencil.ttf"), written("../Stencil.ttf"));
	}

	@Test
	void that_is_none_by_its_content_cannot_be_used() throws IOException {
		byte[] whole = font(TABLES);
		write("text.ttf", "no letters at all".getBytes(StandardCharsets.UTF_8));
		write("cut.ttf", Arrays.copyOf(whole, whole.length - 1));
		write("directory.ttf", Arrays.copyOf(whole, 40));
		write("short.ttf", Arrays.copyOf(whole, 5));
		write("outlines.ttf", font(List.of("cmap", "head", "hhea", "hmtx", "maxp")));
		write("postscript.ttf", "OTTO and so on".getBytes(StandardCharsets.US_ASCII));
		write("large.ttf", new byte[(int) TypefaceFile.LARGEST + 1]);

		assertEquals(List.of("text.ttf cannot be used as a typeface: it does not begin like TrueType."), issues("text.ttf"));
		for (String name : List.of("cut.ttf", "directory.ttf", "short.ttf")) {
			assertEquals(List.of(name + " cannot be used as a typeface: it ends too early."), issues(name));
		}
		assertEquals(List.of("outlines.ttf cannot be used as a typeface: it has no table glyf, which TrueType needs."),
				issues("outlines.ttf"));
		assertEquals(List.of("postscript.ttf cannot be used as a typeface: it is an OpenType, web or collected font by its content; "
				+ "save one typeface of it as TrueType (.ttf)."), issues("postscript.ttf"));
		assertEquals(List.of("large.ttf cannot be used as a typeface: it has more than 8 MB."), issues("large.ttf"));
	}

	@Test
	void with_a_bold_file_that_cannot_be_used_is_told_as_well() throws IOException {
		write("Stencil.ttf", font(TABLES));
		write("Stencil-Bold.ttf", new byte[20]);

		assertEquals(List.of("Stencil-Bold.ttf cannot be used as a typeface: it does not begin like TrueType."), issues("Stencil.ttf"));
	}
}
