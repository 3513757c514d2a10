package org.hullwright.simulation.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import javax.xml.parsers.DocumentBuilderFactory;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.hullwright.engine.game.Standing;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.fixture.Mine;
import org.hullwright.simulation.play.Deal;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.report.html.HtmlReport;
import org.hullwright.simulation.rules.NamedNumbers;
import org.hullwright.testing.browser.Browser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

/** A report as others read it. */
class WrittenReportTest {

	@TempDir
	private Path home;
	private Plan plan;
	private Tally tally;

	@BeforeEach
	void someGames() throws Simulation.Stopped {
		World world = Mine.world(home);
		plan = Mine.plan(40, Mine.ruleset("as it is", world),
				Mine.ruleset("<b>=1+1</b> & \"so\"", new NamedNumbers(world).vary("lastRound", 6)));
		tally = new Tally(plan);
		new Simulation(plan, 1).play(tally::add, SimulationProgress.NONE);
	}

	@Test
	void a_page_needs_nothing_but_itself() {
		String page = new HtmlReport(report()).text();
		assertFalse(page.contains("http:") || page.contains("https:") || page.contains("<script") || page.contains("url("),
				"nothing is fetched");
		assertTrue(page.contains("default-src 'none'"));
		assertTrue(page.contains("prefers-color-scheme: dark"));
	}

	@Test
	void every_colour_that_a_page_uses_is_one_that_it_declares() {
		String page = new HtmlReport(report()).text();
		Set<String> declared = matches("(--[a-z]+)\\s*:", page);
		assertFalse(declared.isEmpty());
		assertEquals(Set.of(), without(declared, matches("var\\((--[a-z]+)", page)));
	}

	private static Set<String> matches(String pattern, String text) {
		return Pattern.compile(pattern).matcher(text).results().map(found -> found.group(1)).collect(Collectors.toSet());
	}

	private static Set<String> without(Set<String> left, Set<String> all) {
		return all.stream().filter(each -> !left.contains(each)).collect(Collectors.toSet());
	}

	@Test
	void a_page_is_well_formed_and_what_packs_say_is_text_in_it() throws Exception {
		String page = new HtmlReport(report()).text();
		assertFalse(page.contains("<b>"), "a title is no markup");
		String body = page.substring(page.indexOf("<body>"), page.indexOf("</html>"));
		var document = DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(new InputSource(new StringReader(body)));
		assertTrue(document.getElementsByTagName("svg").getLength() > 20);
		assertTrue(document.getDocumentElement().getTextContent().contains("“<b>=1+1</b> & \"so\"” next to “as it is”, 2 seats"));
	}

	@Test
	void pictures_stand_under_what_their_width_stands_for() {
		String page = new HtmlReport(report()).text();
		assertTrue(page.matches("(?s).*<th>who wins</th>\\s*<th>in</th>\\s*<th><svg[^>]*>.*?>0</text>.*?>\\d+ %</text>.*"),
				"a bar has its scale");
		assertTrue(page.matches("(?s).*>difference in points</th>\\s*<th><svg[^>]*>.*?>−\\d+</text>.*?>0</text>.*?>\\+\\d+</text>.*"),
				"a difference has its scale");
	}

	/** Whoever takes it to the table prints it: nothing may be cut off there, or stay folded away. */
	@Test
	void all_of_a_page_is_on_paper() throws Exception {
		assumeTrue(Browser.installed().isPresent(), "there is no Chromium or Chrome on this machine to open pages in");
		Path page = Files.writeString(home.resolve("report.html"), new HtmlReport(report()).text());
		try (Browser browser = Browser.start(Browser.installed().get(), Files.createDirectory(home.resolve("profile")), "file:")) {
			browser.print(700);
			browser.open(page.toUri());
			assertEquals("[]", browser.evaluate("JSON.stringify([...document.querySelectorAll('table')]"
					+ ".filter(table => table.getBoundingClientRect().right > innerWidth).map(table => table.innerText.split('\\n')[0]))")
					.getAsString(), "tables beyond the edge");
			assertTrue(browser.evaluate(
					"[...document.querySelectorAll('details table')].every(table => table.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))")
					.getAsBoolean(),
					"what is folded away on the screen");
			assertEquals(List.of(), browser.complaints());
		}
	}

	@Test
	void where_numbers_come_from_stands_beside_them() {
		String origin = "mine 1.2.3, Hullwright 1.0.0, agents random, seeds from 1 on";
		String page = new HtmlReport(report()).text();
		assertEquals(page.split("<h2>").length - plan.rulesets().size(), page.split(origin).length - 1,
				"at the top, and at each section with numbers of games");
	}

	@Test
	void a_line_of_a_spreadsheet_tells_all_by_itself() {
		List<String> lines = new CsvReport(report()).text().lines().toList();
		assertTrue(
				lines.stream()
						.anyMatch(line -> line.matches(
								"mine,1\\.2\\.3,\\w+,1\\.0\\.0,random,1,as it is,2,40,wins,,,seat 2,0\\.\\d{6},0\\.\\d{6},0\\.\\d{6},40,")),
				() -> String.join("\n", lines));
		assertTrue(lines.stream().anyMatch(line -> line.contains(",\"<b>=1+1</b> & \"\"so\"\"\",2,40,change,,,rounds,")));
	}

	@Test
	void no_cell_begins_like_a_formula() {
		Tally hostile = new Tally(plan);
		GameResult.Finished game = new GameResult.Finished(new Deal(0, 1, 1), "=HYPERLINK(\"http://example.org\")", List.of(1),
				Standing.NONE, 1, 1,
				List.of(OptionalInt.of(1),
						OptionalInt.empty()),
				List.of(new BitSet()), List.of(new TreeMap<>()), List.of(),
				new GameResult.Use(new BitSet(), new BitSet(), new BitSet(), new BitSet()), new BitSet());
		hostile.add(game);
		String csv = new CsvReport(hostile.report("1.0.0", place -> true)).text();
		assertTrue(csv.contains("\"'=HYPERLINK(\"\"http://example.org\"\")\""), csv);
	}

	@Test
	void json_has_every_table_and_comparison() {
		JsonObject json = JsonParser.parseString(new JsonReport(report()).text()).getAsJsonObject();
		assertEquals(4, json.getAsJsonArray("tables").size());
		assertEquals(2, json.getAsJsonArray("comparisons").size());
		assertEquals("1.0.0", json.getAsJsonObject("origin").get("hullwright").getAsString());
	}

	private Report report() {
		return tally.report("1.0.0", place -> true);
	}
}
