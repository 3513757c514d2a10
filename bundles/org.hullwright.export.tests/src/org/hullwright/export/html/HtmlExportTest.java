package org.hullwright.export.html;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Injector;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.pack.PackLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlExportTest {

	private static final Injector LANGUAGE = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();

	private static final String HEAD = "pack wells \"The Wells\" { version 1.0.0  licence \"CC-BY-4.0\"  authors \"Ann\" }\n";
	private static final String WELLS = HEAD + """
		values Hue { clear, murky }
		kind well is tile { printed hue: Hue  effect visit by visitor: player }
		well Spring "The Spring" { hue: clear  copies: 2  visit { place Bucket in Yard } }
		well Pit "The Pit" { hue: murky }
		token Bucket "Bucket"
		zone Yard of token
		deck Shaft of well { contains Spring, Pit }
		translation de { "The Spring" is "Die Quelle"  "Bucket" is "Eimer" }
		expansion Drought "The Drought" { replace Spring with Pit in Shaft }
		""";

	@TempDir
	private Path home;

	private String export(String text) throws IOException, ArchiveRefusal {
		return export(text, home.resolve("page.html"));
	}

	private String export(String text, Path target) throws IOException, ArchiveRefusal {
		Path folder = Files.createDirectories(home.resolve("wells"));
		Files.writeString(folder.resolve("wells.hull"), text);
		LANGUAGE.getInstance(HtmlExport.class).export(LANGUAGE.getInstance(PackLoader.class).load(folder), target, Progress.UNWATCHED);
		return Files.readString(target);
	}

	private static List<String> all(String pattern, String page) {
		return Pattern.compile(pattern).matcher(page).results().map(found -> found.group(1)).toList();
	}

	@Test
	void every_element_is_there_once_in_every_language() throws Exception {
		assertEquals(List.of("en-Bucket", "en-Pit", "en-Spring", "de-Bucket", "de-Spring", "de-Pit").stream().sorted().toList(),
				all("<article id=\"([^\"]*)\"", export(WELLS)).stream().sorted().toList());
	}

	@Test
	void an_element_is_told_in_words_besides_its_picture() throws Exception {
		String words = export(WELLS).replaceAll("(?s)<svg.*?</svg>", "");
		assertTrue(Stream.of("The Spring", "2 copies", "Hue <b>clear</b>", "Die Quelle", "Eimer").allMatch(words::contains), words);
	}

	@Test
	void what_stands_on_a_picture_is_shown_in_words_only_when_asked_for() throws Exception {
		String shown = export(WELLS).replaceAll("(?s)<svg.*?</svg>|<details.*?</details>|<h3.*?</h3>|<form.*?</form>|<article[^>]*>", "");
		assertFalse(shown.contains("clear") || shown.contains("<li>"), shown);
		assertTrue(shown.contains("2 copies"), "that does not stand on it");
	}

	@Test
	void elements_that_name_each_other_are_linked_and_no_link_leads_nowhere() throws Exception {
		String page = export(WELLS);
		assertTrue(page.contains("Named by: <a href=\"#en-Spring\">The Spring</a>"), page);
		Set<String> places = new TreeSet<>(all(" id=\"([^\"]*)\"", page));
		Set<String> links = all(" href=\"#([^\"]*)\"", page).stream().filter(link -> !places.contains(link)).collect(Collectors.toSet());
		assertEquals(Set.of(), links);
		assertEquals(places.size(), all(" id=\"([^\"]*)\"", page).size(), "no place has the name of another");
	}

	@Test
	void what_the_rulebook_mentions_leads_to_its_element_or_chapter() throws Exception {
		String page = export(WELLS + """
			chapter Water "Water" { "Draw it from {Spring}, as {Thirst} says." }
			chapter "More" { chapter Thirst "Thirst" { term "dry" is "Like {Pit}." } }
			""");
		assertTrue(page.contains("Draw it from <a href=\"#en-Spring\">The Spring</a>, as <a href=\"#en-chapter-Thirst\">Thirst</a> says."),
				page);
		assertTrue(page.contains("<h4 id=\"en-chapter-Thirst\">Thirst</h4>"), page);
		assertTrue(page.contains("<li>The Spring: <a href=\"#en-chapter-Water\">Water</a></li>"), page);
		assertTrue(page.contains("<li>dry: <a href=\"#en-chapter-Thirst\">Thirst</a>; <a href=\"#en-glossary\">Glossary</a></li>"), page);
		assertEquals(2, all("(Like <a href=\"#en-Pit\">The Pit</a>\\.)", page).size(), "in the chapter and in the glossary");
	}

	@Test
	void what_belongs_to_an_expansion_can_be_found_by_it() throws Exception {
		assertTrue(export(WELLS).contains("id=\"en-Pit\" tabindex=\"-1\" aria-labelledby=\"en-Pit.title\""
				+ " data-kind=\"Well\" data-mark=\"Hue: murky\" data-expansion=\"The Drought\""));
	}

	@Test
	void so_is_what_an_expansion_adds_each_of_a_kind() throws Exception {
		String page = export(HEAD + """
				kind well is tile
				kind brook is tile
				well Spring "The Spring"
				brook for each number n from 1 to 2 "Brook {n}"
				deck Shaft of tile { contains each well }
				expansion Thaw "The Thaw" { add each brook to Shaft }
				""");
		assertEquals(List.of("", "The Thaw", "The Thaw"), all("data-expansion=\"([^\"]*)\"", page).stream().sorted().toList());
	}

	/** Words of another pack alone would be sentences of which half is in one language and half in the other. */
	@Test
	void only_languages_that_the_pack_itself_is_translated_into_are_offered() throws Exception {
		Path rivers = Files.createDirectories(home.resolve("rivers"));
		Files.writeString(rivers.resolve("rivers.hull"),
				"pack rivers { version 1.0.0 }\nkind well is tile\ntranslation de { \"Well\" is \"Brunnen\" }\n");
		String page = export("pack wells \"The Wells\" { version 1.0.0  requires rivers }\nwell Spring \"The Spring\"\n");
		assertEquals(List.of("en"), all("<main id=\"[^\"]*\" class=\"edition\" lang=\"([^\"]*)\"", page));
	}

	@Test
	void licence_authors_and_what_it_is_not_are_told() throws Exception {
		String page = export(WELLS);
		assertTrue(page.contains("Licence: CC-BY-4.0.") && page.contains("By Ann.") && page.contains(PackFacts.DISCLAIMER)
				&& page.contains("by Andy Meneely, "));
	}

	@Test
	void the_same_pack_gives_the_same_page() throws Exception {
		assertArrayEquals(export(WELLS).getBytes(StandardCharsets.UTF_8),
				export(WELLS, home.resolve("again.html")).getBytes(StandardCharsets.UTF_8));
	}

	@Test
	void nothing_is_loaded_from_elsewhere() throws Exception {
		String page = export(WELLS).replace("http://www.w3.org/2000/svg", "");
		assertFalse(page.contains("http:") || page.contains("https:") || page.contains("url(") || page.contains("@import"));
	}

	@Test
	void a_browser_takes_no_style_and_no_script_but_those_of_the_page_itself() throws Exception {
		String page = export(WELLS);
		assertEquals(1, all("<(script)", page).size());
		String policy = all("Content-Security-Policy\" content=\"([^\"]*)\"", page).getFirst();
		assertTrue(policy.startsWith("default-src 'none'; img-src data:; "), policy);
		assertTrue(policy.contains("script-src '" + sum(all("(?s)<script>(.*?)</script>", page).getFirst()) + "'"), policy);
		assertTrue(policy.contains("style-src '" + sum(all("(?s)<style>(.*?)</style>", page).getFirst()) + "'"), policy);
	}

	private static String sum(String text) throws Exception {
		return "sha256-"
				+ Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "<script>alert(1)</script>", "</svg><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "&lt;b&gt;",
			"🐀 rat 👩‍🚀", "שלום עולם", "javascript:alert(1)" })
	void whatever_a_title_says_it_stays_text(String title) throws Exception {
		String page = export(HEAD + "card Odd \"" + title + "\" { }\n");
		String plain = export(HEAD + "card Odd \"Odd\" { }\n");
		assertEquals(tags(plain), tags(page));
		assertTrue(page.contains(title.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")));
	}

	/** The tags of a page with the names of their attributes. */
	private static List<String> tags(String page) {
		return Pattern.compile("<(?!/|!)([^>]*)>").matcher(page).results().map(MatchResult::group)
				.map(tag -> tag.replaceAll("=\"[^\"]*\"", "")).distinct().toList();
	}

	/** A drawing could do more than be looked at; of pixels nothing else is left. */
	@Test
	void pictures_of_a_pack_come_as_pixels() throws Exception {
		Path pictures = Files.createDirectories(home.resolve("wells/pictures"));
		Files.writeString(pictures.resolve("odd.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\">"
				+ "<title>drawn elsewhere</title><rect width=\"40\" height=\"30\"/></svg>");
		String page = export(HEAD + "card Odd \"Odd\" { picture: \"pictures/odd.svg\" }\n");
		assertTrue(page.contains("href=\"data:image/png;base64,"), page);
		assertFalse(page.contains("drawn elsewhere") || page.contains("image/svg"));
	}

	@Test
	void a_title_may_be_very_long() throws Exception {
		assertTrue(export(HEAD + "card Odd \"" + "x".repeat(10_000) + "\" { }\n").contains("x".repeat(10_000)));
	}

	@Test
	void a_pack_without_elements_is_a_page_too() throws Exception {
		assertTrue(export(HEAD).contains("0 elements"));
	}

	@Test
	void what_cannot_be_written_leaves_nothing_behind() throws Exception {
		Path folder = Files.createDirectories(home.resolve("taken.html/inside"));
		assertThrows(IOException.class, () -> export(WELLS, folder.getParent()));
		try (Stream<Path> files = Files.list(home)) {
			assertEquals(List.of("taken.html", "wells"), files.map(file -> file.getFileName().toString()).sorted().toList());
		}
	}
}
