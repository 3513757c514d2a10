package org.hullwright.cli.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** {@code hullwright test --junit-xml}, read back as a build server does. */
class JUnitReportTest {

	private static final String PACK = """
		pack traps { version 1.0.0 }
		room Hall "The Hall"
		state danger: number = 1
		character Ann
		die Fate { 0, 1, 2 }
		procedure Divide { let rolled be roll Fate  set danger to 6 / rolled's number }
		test "danger \\"is\\" < 2 & > 0" covers TRP-SET-01, TRP-SET-02 { then { expect danger = 1 } }
		""";
	private static final String MORE = """
		pack traps
		test "is wrong" covers TRP-SET-03 {
			then { expect danger = 2 }
		}
		test "breaks" { when { rig Fate to 0  do Divide } then { expect danger = 1 } }
		""";

	@TempDir
	private Path home;

	@Test
	void the_whole_report_counts_all_packs() throws Exception {
		Element suites = report(ExitCode.PROBLEMS, brokenPack(), traps());
		assertEquals("testsuites", suites.getTagName());
		assertEquals(Map.of("name", "hullwright", "tests", "4", "failures", "2", "errors", "1", "skipped", "0"), attributes(suites));
		assertTrue(suites.getAttribute("time").matches("\\d+\\.\\d{3}"), suites.getAttribute("time"));
		assertEquals(List.of("broken", "traps"), children(suites, "testsuite").stream().map(suite -> suite.getAttribute("name")).toList());
	}

	@Test
	void a_pack_is_a_suite_with_its_own_counts() throws Exception {
		Element suite = children(report(ExitCode.PROBLEMS, traps()), "testsuite").getFirst();
		assertEquals(Map.of("name", "traps", "tests", "3", "failures", "2", "errors", "0", "skipped", "0"), attributes(suite));
		assertTrue(suite.getAttribute("time").matches("\\d+\\.\\d{3}"), suite.getAttribute("time"));
	}

	@Test
	void a_passing_test_is_a_case_with_its_place_and_the_rules_it_covers() throws Exception {
		Element passed = cases().get(2);
		assertEquals(Map.of("classname", "traps.traps", "name", "danger \"is\" < 2 & > 0", "file", "traps/traps.hull", "line", "7"),
				attributes(passed));
		assertTrue(passed.getAttribute("time").matches("\\d+\\.\\d{3}"), passed.getAttribute("time"));
		Element properties = children(passed, "properties").getFirst();
		assertEquals(List.of(Map.of("name", "covers", "value", "TRP-SET-01"), Map.of("name", "covers", "value", "TRP-SET-02")),
				children(properties, "property").stream().map(this::attributes).toList());
		assertEquals(List.of(), children(passed, "failure"));
	}

	@Test
	void a_failed_expectation_names_its_file_and_line() throws Exception {
		Element wrong = cases().get(0);
		assertEquals(Map.of("classname", "traps.tests.more", "name", "is wrong", "file", "traps/tests/more.hull", "line", "2"),
				attributes(wrong));
		Element failure = children(wrong, "failure").getFirst();
		assertEquals(Map.of("message", "expected danger = 2, but it is 1", "type", "expectation"), attributes(failure));
		assertEquals("traps/tests/more.hull:3:9: expected danger = 2, but it is 1", withoutHome(failure.getTextContent()));
	}

	@Test
	void an_error_in_a_rule_tells_how_it_came_there() throws Exception {
		Element breaks = cases().get(1);
		assertEquals(List.of(), children(breaks, "properties"));
		Element failure = children(breaks, "failure").getFirst();
		assertEquals(Map.of("message", "this divides by zero", "type", "error"), attributes(failure));
		List<String> lines = withoutHome(failure.getTextContent()).lines().toList();
		assertEquals("traps/traps.hull:6:59: this divides by zero", lines.getFirst());
		assertTrue(lines.contains("  while performing traps/traps.hull:6:1"), lines::toString);
	}

	@Test
	void a_pack_that_cannot_be_played_is_an_error() throws Exception {
		Element suite = children(report(ExitCode.PROBLEMS, brokenPack()), "testsuite").getFirst();
		assertEquals(Map.of("name", "broken", "tests", "1", "failures", "0", "errors", "1", "skipped", "0"), attributes(suite));
		Element refused = children(suite, "testcase").getFirst();
		assertEquals(Map.of("classname", "broken", "name", "can be played"), attributes(refused));
		Element error = children(refused, "error").getFirst();
		assertEquals("problem", error.getAttribute("type"));
		assertTrue(withoutHome(error.getTextContent()).startsWith("broken/broken.hull:2:19: error: "), error.getTextContent());
		assertEquals(error.getTextContent().lines().findFirst().get(), error.getAttribute("message"));
	}

	@Test
	void characters_that_xml_cannot_say_are_replaced() throws Exception {
		Cli cli = new Cli(home);
		String pack = cli.pack("bell",
				"pack bell { version 1.0.0 }\ncharacter Ann\nstate danger: number = 1\ntest \"rings \u0007 \uD83D\uDD14\" { then { expect danger = 1 } }\n");
		Element suite = children(report(ExitCode.FINE, pack), "testsuite").getFirst();
		assertEquals("rings \uFFFD \uD83D\uDD14", children(suite, "testcase").getFirst().getAttribute("name"));
	}

	@Test
	void it_is_written_whole_over_the_old_one_and_nothing_is_left_beside_it() throws Exception {
		Path file = file();
		Files.createDirectories(file.getParent());
		Files.writeString(file, "old");
		report(ExitCode.PROBLEMS, traps());
		try (Stream<Path> files = Files.list(file.getParent())) {
			assertEquals(List.of(file), files.toList());
		}
	}

	@Test
	void a_place_that_cannot_be_written_to_is_told() throws Exception {
		Files.writeString(home.resolve("reports"), "a file, not a folder");
		var result = new Cli(home).run("test", traps(), "--junit-xml", file().toString());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().startsWith("reports/hull.xml cannot be written: "), result.err());
	}

	@Test
	void a_folder_is_not_written_over() throws Exception {
		Path folder = Files.createDirectories(file());
		for (String place : List.of(folder.toString(), "/")) {
			var result = new Cli(home).run("test", traps(), "--junit-xml", place);
			assertEquals(ExitCode.PROBLEMS, result.code());
			assertTrue(result.err().endsWith(" cannot be written: something is there that is no file\n"), result.err());
		}
		assertTrue(Files.isDirectory(folder));
	}

	private String traps() {
		Cli cli = new Cli(home);
		cli.file("traps/tests", "more.hull", MORE);
		return cli.pack("traps", PACK);
	}

	private String brokenPack() {
		return new Cli(home).pack("broken", "pack broken { version 1.0.0 }\nroom Hall { depth 3 }\n");
	}

	private Path file() {
		return home.resolve("reports").resolve("hull.xml");
	}

	private List<Element> cases() throws Exception {
		return children(children(report(ExitCode.PROBLEMS, traps()), "testsuite").getFirst(), "testcase");
	}

	private Element report(int code, String... packs) throws Exception {
		String[] arguments = Stream.concat(Stream.of("test", "--junit-xml", file().toString()), Stream.of(packs)).toArray(String[]::new);
		assertEquals(code, new Cli(home).run(arguments).code());
		return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file().toFile()).getDocumentElement();
	}

	/** All attributes but the time, which is another one every time. */
	private Map<String, String> attributes(Element element) {
		Map<String, String> attributes = new TreeMap<>();
		var all = element.getAttributes();
		IntStream.range(0, all.getLength()).mapToObj(all::item).filter(attribute -> !attribute.getNodeName().equals("time"))
				.forEach(attribute -> attributes.put(attribute.getNodeName(), withoutHome(attribute.getNodeValue())));
		return attributes;
	}

	private static List<Element> children(Element parent, String name) {
		NodeList all = parent.getChildNodes();
		return IntStream.range(0, all.getLength()).mapToObj(all::item).filter(Element.class::isInstance).map(Element.class::cast)
				.filter(child -> child.getTagName().equals(name)).toList();
	}

	private String withoutHome(String text) {
		return text.replace(home + "/", "");
	}
}
