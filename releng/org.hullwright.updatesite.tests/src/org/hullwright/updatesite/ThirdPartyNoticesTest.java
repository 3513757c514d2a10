package org.hullwright.updatesite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The page of third-party notices names every library that is delivered, and none that is not. */
class ThirdPartyNoticesTest {

	private static final Path ROOT = Path.of("../..");
	private static final Path PRODUCT = ROOT.resolve("releng/org.hullwright.product/target/products/org.hullwright.product");
	private static final Pattern ROW = Pattern.compile("(?m)^\\| \\[[^]]+\\]\\(http[^)]+\\)[^|]* \\| (.+) \\| (.+) \\| (.+) \\|$");
	private static final Pattern JAR = Pattern.compile("(.+?)[_-](\\d.*)\\.jar");

	private List<Notice> notices;
	private List<String> delivered;

	/** @param files the names of jars, without their versions @param version the version of all of them begins like this */
	private record Notice(List<String> files, String version, String licence) {

		static Notice of(MatchResult row) {
			return new Notice(Arrays.stream(row.group(1).split(", ")).map(name -> name.replace("`", "")).toList(), row.group(2),
					row.group(3));
		}

		boolean isAbout(String jar) {
			Matcher parts = JAR.matcher(jar);
			return parts.matches() && files.contains(parts.group(1)) && parts.group(2).startsWith(version);
		}
	}

	@BeforeEach
	void readThePageAndTheJars() throws IOException {
		String page = Files.readString(ROOT.resolve("docs/third-party.md"));
		notices = ROW.matcher(page.substring(0, page.indexOf("## Fonts"))).results().map(Notice::of).toList();
		try (Stream<Path> product = Files.walk(PRODUCT);
				Stream<String> commandLine = Files.lines(ROOT.resolve("bundles/org.hullwright.cli/target/dependencies-list.txt"))) {
			delivered = Stream.concat(product, commandLine.map(Path::of)).map(jar -> jar.getFileName().toString())
					.filter(name -> name.endsWith(".jar") && !name.startsWith("org.eclipse.") && !name.startsWith("org.hullwright."))
					.distinct().sorted().toList();
		}
	}

	@Test
	void every_library_that_is_delivered_has_a_notice_with_its_version_and_licence() {
		List<String> missing = delivered.stream().filter(jar -> notices.stream().noneMatch(notice -> notice.isAbout(jar))).toList();

		assertEquals(List.of(), missing, "not in docs/third-party.md with this version");
	}

	@Test
	void no_notice_is_about_what_is_not_delivered() {
		String superfluous = notices.stream().filter(notice -> delivered.stream().noneMatch(notice::isAbout)).map(Notice::toString)
				.collect(Collectors.joining("\n"));

		assertEquals("", superfluous);
	}

	@Test
	void the_page_and_our_own_licence_lie_beside_the_program_for_every_system() throws IOException {
		try (Stream<Path> files = Files.walk(PRODUCT)) {
			List<Path> programs = files.filter(file -> file.endsWith("plugins")).map(Path::getParent).toList();
			assertNotEquals(List.of(), programs);
			assertEquals(List.of(), programs.stream()
					.filter(program -> !Files.exists(program.resolve("third-party.md")) || !Files.exists(program.resolve("LICENSE")))
					.toList());
		}
	}
}
