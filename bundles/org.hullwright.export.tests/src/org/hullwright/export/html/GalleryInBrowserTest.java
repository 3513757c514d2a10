package org.hullwright.export.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import com.google.inject.Injector;
import org.hullwright.export.archive.Progress;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.testing.browser.Accessibility;
import org.hullwright.testing.browser.Browser;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of a pack as somebody finds it who opens it from a disk. */
class GalleryInBrowserTest {

	private static final String WELLS = """
		pack wells "The Wells" { version 1.0.0 }
		values Hue { clear, murky }
		kind well is tile { printed hue: Hue  effect visit by visitor: player }
		well Spring "The Spring" { hue: clear  visit { place Bucket in Yard } }
		well Pit "The Pit" { hue: murky }
		token Bucket "Café bucket<script>document.title = 'taken over'</script>"
		token Lamp "Lamp" { text: "\u05E9\u05DC\u05D5\u05DD" }
		values Use { useful "useful for whoever has lost the way home through the woods in the middle of a dark night" }
		kind tool is token { printed use: Use }
		tool Map "Map" { use: useful }
		zone Yard of token
		translation de { "The Wells" is "Die Brunnen" "The Spring" is "Die Quelle" }
		""";

	@TempDir
	private static Path home;
	private static Path page;
	private static Browser browser;

	@BeforeAll
	static void export() throws Exception {
		Optional<Path> program = Browser.installed();
		assumeTrue(program.isPresent(), "there is no Chromium or Chrome on this machine to open pages in");
		Path folder = Files.createDirectories(home.resolve("wells"));
		Files.writeString(folder.resolve("wells.hull"), WELLS);
		page = home.resolve("wells.html");
		Injector language = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
		language.getInstance(HtmlExport.class).export(language.getInstance(PackLoader.class).load(folder), page, Progress.UNWATCHED);
		browser = Browser.start(program.get(), Files.createDirectories(home.resolve("profile")), "file:", "data:image/png");
	}

	@AfterAll
	static void close() {
		if (browser != null) {
			browser.close();
		}
	}

	@BeforeEach
	void open() throws IOException {
		browser.open(page.toUri());
		browser.evaluate("try { localStorage.clear() } catch (refused) { }");
		browser.open(page.toUri());
	}

	@AfterEach
	void nothing_was_complained_about_and_nothing_loaded() {
		assertEquals(List.of(), browser.complaints());
	}

	/** The names of the elements that can be seen, in their order. */
	private static String seen() {
		return browser
				.evaluate("[...document.querySelectorAll('article')].filter(each => each.checkVisibility()).map(each => each.id).join(' ')")
				.getAsString();
	}

	private static void type(String words) {
		browser.evaluate("{ const input = document.querySelector('#en .controls input'); input.value = '" + words + "';"
				+ " input.dispatchEvent(new Event('input', { bubbles: true })); }");
	}

	private static void choose(String selector, String value) {
		browser.evaluate("{ const choice = document.querySelector('" + selector + "'); choice.value = '" + value + "'; "
				+ "['input', 'change'].forEach(each => choice.dispatchEvent(new Event(each, { bubbles: true }))); }");
	}

	@Test
	void everything_is_seen_in_the_language_of_the_pack() {
		assertEquals("en-Bucket en-Lamp en-Map en-Pit en-Spring", seen());
	}

	@Test
	void words_are_found_in_titles_and_rules_whatever_their_accents() {
		type("CAFE");
		assertEquals("en-Bucket en-Spring", seen());
		assertEquals("2 of 5", browser.evaluate("document.querySelector('#en output').textContent").getAsString());
	}

	@Test
	void elements_are_filtered_by_kind_and_by_what_is_printed() {
		choose("#en select[data-by=kind]", "Token");
		assertEquals("en-Bucket en-Lamp", seen());
		choose("#en select[data-by=kind]", "");
		choose("#en select[data-by=mark]", "Hue: clear");
		assertEquals("en-Spring", seen());
	}

	@Test
	void a_link_to_what_is_filtered_away_shows_it() {
		type("lamp");
		assertEquals("en-Lamp", seen());
		browser.evaluate("new Promise(done => { addEventListener('hashchange', () => setTimeout(done)); location.hash = 'en-Spring'; })");
		assertTrue(seen().contains("en-Spring"));
		assertEquals("en-Spring", browser.evaluate("document.activeElement.id").getAsString());
	}

	@Test
	void another_language_can_be_chosen_and_is_remembered() {
		choose("#language", "de");
		assertEquals("de-Bucket de-Lamp de-Map de-Spring de-Pit", seen());
		assertTrue(seen().startsWith("de-"));
		assertEquals("Die Brunnen Die Brunnen",
				browser.evaluate("document.title + ' ' + document.querySelector('h1').textContent").getAsString());
		browser.open(page.toUri());
		assertTrue(seen().startsWith("de-"));
	}

	@Test
	void nothing_is_wider_than_a_phone() {
		browser.resize(360, 700);
		assertEquals(0, browser.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth").getAsInt());
		browser.resize(1200, 900);
	}

	@Test
	void what_is_read_from_the_right_begins_there() {
		browser.evaluate("document.querySelector('#en-Lamp details').open = true");
		String left = "(() => { const line = document.querySelector('#en-Lamp p + p'); const range = document.createRange(); range.selectNodeContents(line);"
				+ " return range.getBoundingClientRect().left - line.getBoundingClientRect().left; })()";
		assertTrue(browser.evaluate(left).getAsDouble() > 50);
	}

	@Test
	void a_key_leads_to_the_search() {
		browser.press("/");
		assertEquals("search", browser.evaluate("document.activeElement.type").getAsString());
		assertEquals("", browser.evaluate("document.activeElement.value").getAsString());
	}

	@Test
	void the_page_and_its_cards_follow_the_colours_of_the_system_until_others_are_chosen() {
		String brightness = "(selector, property) => { const [r, g, b] = getComputedStyle(document.querySelector(selector))[property].match(/[0-9.]+/g).map(Number);"
				+ " return r + g + b; }";
		String bright = "[(" + brightness + ")('body', 'backgroundColor'), (" + brightness
				+ ")('.sides path', 'fill')].map(each => each > 380).join()";
		browser.prefer("light");
		assertEquals("true,true", browser.evaluate(bright).getAsString());
		browser.prefer("dark");
		assertEquals("false,false", browser.evaluate(bright).getAsString());
		choose("#theme", "light");
		assertEquals("true,true", browser.evaluate(bright).getAsString());
		browser.prefer("light");
	}

	@Test
	void what_a_pack_says_is_never_run() {
		assertEquals("The Wells", browser.evaluate("document.title").getAsString());
		assertTrue(browser.evaluate("document.getElementById('en-Bucket').textContent").getAsString().contains("<script>"));
	}

	@Test
	void what_stands_on_cards_stays_within_them() {
		assertEquals("",
				browser.evaluate(
						"[...document.querySelectorAll('.sides svg')].flatMap(svg => [...svg.querySelectorAll('text')].filter(text => { "
								+ "const box = text.getBoundingClientRect(), sheet = svg.getBoundingClientRect();"
								+ " return box.width && (box.left < sheet.left - 1 || box.right > sheet.right + 1); })"
								+ ".map(text => text.textContent)).join('|')")
						.getAsString());
	}

	@ParameterizedTest
	@CsvSource({ "390, light", "390, dark", "1440, light", "1440, dark" })
	void nothing_keeps_anybody_from_reading_the_page(int width, String colours) {
		browser.resize(width, 900);
		browser.prefer(colours);
		try {
			assertEquals(List.of(), Accessibility.violations(browser));
		} finally {
			browser.resize(1200, 900);
			browser.prefer("light");
		}
	}
}
