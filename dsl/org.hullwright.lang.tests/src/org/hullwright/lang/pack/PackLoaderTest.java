package org.hullwright.lang.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackLoaderTest {

	private final PackLoader loader = Hull.get(PackLoader.class);
	private final PackChecker checker = Hull.get(PackChecker.class);

	@TempDir
	private Path place;

	@Test
	void a_pack_is_all_files_below_its_folder() throws IOException {
		write("kitchen/kitchen.hull", "pack kitchen { version 1.0.0 }");
		write("kitchen/tools/spoon.hull", "pack kitchen\ntoken Spoon");
		write("kitchen/.hidden/secret.hull", "pack kitchen\ntoken Secret");
		write("kitchen/notes.txt", "no Hull");
		LoadedPack pack = loader.load(place.resolve("kitchen"));
		assertEquals("kitchen", pack.name());
		assertEquals(2, pack.ownFiles().size());
		assertEquals(List.of(), checker.check(pack));
	}

	@Test
	void required_packs_lie_beside_it_and_come_before_what_requires_them() throws IOException {
		write("above/above.hull", "pack above { version 1.0.0 requires middle requires base }");
		write("in-the-middle/middle.hull", "pack middle { version 1.0.0 requires base }");
		write("base/base.hull", "// the base\npack base { version 1.0.0 }");
		LoadedPack pack = loader.load(place.resolve("above"));
		assertEquals(List.of("core", "base", "middle", "above"), pack.files().stream().map(file -> file.getPack().getName()).toList());
		assertEquals(List.of(), checker.check(pack));
	}

	@Test
	void tests_are_for_their_own_pack_and_what_lies_among_them_without_a_test_is_for_all() throws IOException {
		write("base/base.hull", "pack base { version 1.0.0 }\ntoken Spoon");
		write("base/tests/spoons.hull",
				"pack base\nprocedure Polish { }\ntest \"a spoon shines\" { when { do Polish  do Rinse } then { expect yes } }");
		write("base/tests/helpers.hull", "pack base\n// no test \"of anything\"\nprocedure Rinse { }");
		write("above/above.hull", "pack above { version 1.0.0 requires base }");
		write("above/tests/forks.hull", "pack above\n  test \"a fork shines\" { when { do Rinse  do Polish } then { expect yes } }");
		LoadedPack base = loader.load(place.resolve("base"));
		assertEquals(3, base.own().size());
		assertEquals(List.of(), checker.check(base));
		LoadedPack above = loader.load(place.resolve("above"));
		assertEquals(List.of("base.hull", "helpers.hull"), above.required().stream().filter(file -> file.getURI().isFile())
				.map(file -> file.getURI().lastSegment()).toList());
		assertEquals(List.of("There is no procedure called Polish."), checker.check(above).stream().map(Issue::getMessage).toList());
	}

	@Test
	void what_others_see_of_a_pack_cannot_make_use_of_its_tests() throws IOException {
		write("base/base.hull", "pack base { version 1.0.0 }\nprocedure Shine { do Polish }");
		write("base/tests/spoons.hull", "pack base\nprocedure Polish { }\ntest \"a spoon shines\" { then { expect yes } }");
		assertEquals(List
				.of("There is no procedure called Polish. It stands in spoons.hull, which only tests of that pack see, for it has tests: "
						+ "move it to a file that has none."),
				checker.check(loader.load(place.resolve("base"))).stream().map(Issue::getMessage).toList());
	}

	@Test
	void the_folder_of_a_pack_may_be_a_link() throws IOException {
		write("here/above/above.hull", "pack above { version 1.0.0 requires base }\nzone Drawer of token { contains Spoon }");
		write("there/base/tools/base.hull", "pack base { version 1.0.0 }\ntoken Spoon");
		Files.createSymbolicLink(place.resolve("here/base"), place.resolve("there/base"));
		assertEquals(List.of(), checker.check(loader.load(place.resolve("here/above"))));
		LoadedPack linked = loader.load(place.resolve("here/base"));
		assertEquals("base", linked.name());
		assertEquals(List.of(place.resolve("here/base/tools/base.hull").toUri().getPath()),
				linked.own().stream().map(file -> file.getURI().toFileString()).toList());
	}

	@Test
	void required_packs_are_also_looked_for_in_libraries() throws IOException {
		write("here/above/above.hull", "pack above { version 1.0.0 requires base }");
		write("there/base/base.hull", "pack base { version 1.0.0 }");
		LoadedPack pack = loader.load(place.resolve("here/above"), List.of(place.resolve("there")));
		assertEquals(List.of(), checker.check(pack));
	}

	@Test
	void a_file_with_an_optional_dependency_counts_where_that_is_required_and_sees_its_names() throws IOException {
		write("silk/silk.hull", "pack silk { version 1.0.0 }\ntoken Silk");
		write("silk/ship.hull", "pack silk where there is ship\nzone Hold of token { contains Silk, Crate }");
		write("ship/ship.hull", "pack ship { version 1.0.0 }\ntoken Crate");
		write("voyage/voyage.hull", "pack voyage { version 1.0.0 requires silk requires ship }\nprocedure Load { move Crate to Hold }");
		LoadedPack voyage = loader.load(place.resolve("voyage"));
		assertEquals(List.of(), checker.check(voyage));
		assertEquals(List.of("core", "silk", "ship", "silk", "voyage"),
				voyage.files().stream().map(file -> file.getPack().getName()).toList());
	}

	@Test
	void a_file_with_an_optional_dependency_is_left_out_elsewhere_but_checked() throws IOException {
		write("silk/silk.hull", "pack silk { version 1.0.0 }\ntoken Silk");
		write("silk/ship.hull", "pack silk where there is ship\nzone Hold of token { contains Silk, Barrel }");
		write("ship/ship.hull", "pack ship { version 1.0.0 }\ntoken Crate");
		LoadedPack silk = loader.load(place.resolve("silk"));
		assertEquals(1, silk.own().size());
		assertEquals(1, silk.elsewhere().size());
		assertEquals(List.of("core", "silk"), silk.files().stream().map(file -> file.getPack().getName()).toList());
		assertEquals(List.of("There is no kind or component called Barrel."),
				checker.check(silk).stream().map(Issue::getMessage).toList());
	}

	@Test
	void a_file_with_an_optional_dependency_counts_in_the_game_that_is_chosen() throws IOException {
		write("silk/silk.hull", "pack silk { version 1.0.0 }\ntoken Silk");
		write("silk/timber.hull", "pack silk where there is timber\nzone Hold of token { contains Silk }");
		write("timber/timber.hull", "pack timber { version 1.0.0 }");
		write("ship/ship.hull",
				"pack ship { version 1.0.0 requires timber }\nphase Sail\nprocedure Start\ngame Ship { players 1 to 2 setup Start round Sail }");
		LoadedPack chosen = loader.load(place.resolve("silk"), List.of(), Map.of(), new PackSelection("ship"));
		assertEquals(2, chosen.own().size());
		assertEquals(List.of(), chosen.elsewhere());
	}

	@Test
	void a_file_whose_optional_dependency_is_nowhere_is_not_looked_at() throws IOException {
		write("silk/silk.hull", "pack silk { version 1.0.0 }");
		write("silk/ship.hull", "pack silk where there is ship\nzone Hold of token { contains Crate }");
		assertEquals("COMPANION_MISSING", onlyIssue("silk").getCode());
	}

	@Test
	void what_stands_in_a_file_with_an_optional_dependency_is_unknown_in_others() throws IOException {
		write("silk/silk.hull", "pack silk { version 1.0.0 }\nzone Shelf of token\nprocedure Load { place Crate in Shelf }");
		write("silk/ship.hull", "pack silk where there is ship\ntoken Crate");
		write("ship/ship.hull", "pack ship { version 1.0.0 }");
		assertEquals(List.of("There is no thing called Crate. It stands in a file that counts only where there is ship; "
				+ "begin this one with “where there is ship”, too."),
				checker.check(loader.load(place.resolve("silk"))).stream().map(Issue::getMessage).toList());
	}

	@Test
	void what_is_too_much_for_a_pack_is_not_read() throws IOException {
		for (int file = 0; file < 3; file++) {
			write("wide/file" + file + ".hull", " ".repeat(2 * 1024 * 1024));
		}
		PackReader reader = new PackReader();
		assertEquals(2, reader.read(place.resolve("wide")).size());
		assertEquals(List.of("file2.hull is larger than what is left of 4 MB and is not read."),
				reader.issues().stream().map(Issue::getMessage).toList());
	}

	@Test
	void a_pack_that_is_missing_is_one_issue_at_the_requirement() throws IOException {
		write("above/above.hull", "pack above { version 1.0.0 requires base }");
		Issue issue = onlyIssue("above");
		assertEquals("REQUIRED_PACK_MISSING", issue.getCode());
		assertEquals(37, issue.getColumn());
	}

	@Test
	void a_pack_of_the_wrong_version_is_one_issue_and_can_be_used_all_the_same() throws IOException {
		write("above/above.hull", "pack above { version 1.0.0 requires base from 2.0.0 }\nzone Drawer of token { contains 1 of Spoon }");
		write("base/base.hull", "pack base { version 1.9.9 }\ntoken Spoon");
		assertEquals("REQUIRED_PACK_VERSION", onlyIssue("above").getCode());
	}

	@Test
	void packs_that_require_each_other_are_read_once() throws IOException {
		write("above/above.hull", "pack above { version 1.0.0 requires base }");
		write("base/base.hull", "pack base { version 1.0.0 requires above }");
		assertEquals("REQUIRED_PACK_CIRCULAR", onlyIssue("above").getCode());
	}

	@Test
	void a_file_of_another_pack_is_reported() throws IOException {
		write("above/a.hull", "pack above { version 1.0.0 }");
		write("above/b.hull", "pack other { version 1.0.0 }");
		assertEquals("FOREIGN_FILE", onlyIssue("above").getCode());
	}

	@Test
	void a_file_that_is_too_large_is_not_read() throws IOException {
		write("above/a.hull", "pack above { version 1.0.0 }");
		write("above/b.hull", "pack above\n" + "// much text\n".repeat(200_000));
		assertEquals("FILE_TOO_LARGE", onlyIssue("above").getCode());
	}

	@Test
	void a_link_out_of_the_folder_is_not_followed() throws IOException {
		write("above/a.hull", "pack above { version 1.0.0 }");
		write("elsewhere/b.hull", "pack above\ntoken Spoon");
		Files.createSymbolicLink(place.resolve("above/link"), place.resolve("elsewhere"));
		Files.createSymbolicLink(place.resolve("above/b.hull"), place.resolve("elsewhere/b.hull"));
		Files.createSymbolicLink(place.resolve("above/.#a.hull"), Path.of("somebody-writes-here"));
		LoadedPack pack = loader.load(place.resolve("above"));
		assertEquals(1, pack.ownFiles().size());
		assertEquals(List.of("b.hull cannot be read: it is a link, and links are not followed"),
				pack.issues().stream().map(Issue::getMessage).toList());
	}

	@Test
	void files_that_are_too_many_to_be_read_are_told() throws IOException {
		for (int file = 0; file <= 5_000; file++) {
			write("above/" + file + ".hull", "");
		}
		assertEquals(List.of("above cannot be read: it has more than 5000 files, and the others are not read"),
				loader.load(place.resolve("above")).issues().stream().map(Issue::getMessage).toList());
	}

	@Test
	void a_file_that_nobody_may_read_is_told_with_the_reason() {
		var reader = new PackReader();
		reader.unreadable(Path.of("/packs/above/a.hull"), new AccessDeniedException("/packs/above/a.hull"));
		assertEquals(List.of("a.hull cannot be read: that is not allowed"), reader.issues().stream().map(Issue::getMessage).toList());
	}

	@Test
	void a_folder_that_is_not_there_is_an_issue() {
		LoadedPack pack = loader.load(place.resolve("nowhere"));
		assertTrue(pack.ownFiles().isEmpty());
		assertEquals(List.of("FILE_UNREADABLE"), pack.issues().stream().map(Issue::getCode).toList());
	}

	@Test
	void bytes_that_are_no_text_are_issues() throws IOException {
		write("above/a.hull", "pack above { version 1.0.0 }");
		Files.write(place.resolve("above/b.hull"), new byte[] { 0, -1, -2, 13, 10, 7, 123, 34 });
		assertTrue(checker.check(loader.load(place.resolve("above"))).stream().anyMatch(issue -> "SYNTAX".equals(issue.getCode())));
	}

	@Test
	void a_file_in_another_encoding_is_one_issue_and_is_read_as_it_was_meant() throws IOException {
		write("above/a.hull", "pack above { version 1.0.0 }");
		Files.write(place.resolve("above/b.hull"), "pack above\ntoken Kaese \"K\u00e4se\"".getBytes(Charset.forName("windows-1252")));
		Issue issue = onlyIssue("above");
		assertEquals("FILE_NOT_UTF8", issue.getCode());
		assertEquals(List.of(2, 25, 1), List.of(issue.getLineNumber(), issue.getOffset(), issue.getLength()));
		assertTrue(issue.getMessage().contains("byte 15 of line 2"), issue::getMessage);
	}

	private Issue onlyIssue(String pack) {
		List<Issue> issues = checker.check(loader.load(place.resolve(pack)));
		assertEquals(1, issues.size(), issues::toString);
		return issues.getFirst();
	}

	private void write(String file, String text) throws IOException {
		Path path = place.resolve(file);
		Files.createDirectories(path.getParent());
		Files.writeString(path, text);
	}
}
