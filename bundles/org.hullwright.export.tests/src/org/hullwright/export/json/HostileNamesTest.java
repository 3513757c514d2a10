package org.hullwright.export.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is in the texts of a pack and however much of something there is, it arrives as it was. */
class HostileNamesTest {

	@TempDir
	private Path home;

	@ParameterizedTest
	@ValueSource(strings = { "“Quoted” and 'single'", "a/b\\\\c", "tab\there", "two\nlines", "<b>&amp;</b>", "🐀 rat 👩‍🚀",
			"שלום עולם", "{t}", "{0}", "\\u2028 end" })
	void a_title_arrives_as_it_was(String title) throws Exception {
		Export export = export("card Odd \"" + title + "\" { }\n");
		String read = title.replace("\\\\", "\\").replace("\\u2028", "\u2028");
		assertEquals(read, export.said(export.entry(Section.ELEMENTS, "odd:card/Odd").get("name"), "en"));
		assertEquals(List.of(), SchemaCheck.of(export).problems());
	}

	@Test
	void a_title_may_be_very_long() throws Exception {
		String title = "x".repeat(10_000);
		Export export = export("card Odd \"" + title + "\" { }\n");
		assertEquals(title, export.said(export.entry(Section.ELEMENTS, "odd:card/Odd").get("name"), "en"));
	}

	@ParameterizedTest
	@CsvSource({ "1", "500" })
	void a_deck_has_as_many_cards_as_it_had(int copies) throws Exception {
		Export export = export("card Odd { copies: " + copies + " }\ndeck Pile of card { contains Odd }\n");
		assertEquals(copies, export.entry(Section.ELEMENTS, "odd:card/Odd").get("copies").getAsInt());
		JsonObject deck = export.entry(Section.ZONES, "odd:zone/Pile");
		assertEquals(copies, deck.get("count").getAsInt());
		assertEquals(copies, deck.getAsJsonArray("composition").get(0).getAsJsonObject().get("copies").getAsInt());
	}

	@Test
	void what_there_are_no_copies_of_is_told_and_lies_nowhere() throws Exception {
		Export export = export("card Odd { copies: 0 }\ncard Even\ndeck Pile of card { contains Odd, Even }\n");
		assertEquals(0, export.entry(Section.ELEMENTS, "odd:card/Odd").get("copies").getAsInt());
		assertFalse(export.entry(Section.ZONES, "odd:zone/Pile").get("composition").toString().contains("Odd"));
	}

	private Export export(String declarations) throws Exception {
		return Export.of(Export.pack(home, "odd", "pack odd \"Odd\" { version 1.0.0 }\n" + declarations), home);
	}
}
