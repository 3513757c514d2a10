package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.hullwright.editor.markdown.StyledMarkdown;
import org.hullwright.editor.markdown.StyledMarkdown.Look;
import org.hullwright.editor.markdown.StyledMarkdown.Stretch;
import org.junit.jupiter.api.Test;

/** What the guide and the hovers make of Markdown. */
class StyledMarkdownTest {

	@Test
	void a_page_has_a_line_for_each_paragraph_and_no_empty_line_behind_a_heading() {
		StyledMarkdown page = StyledMarkdown.page("# Fire\n\nA room\nburns.\n\nRun.\n");

		assertEquals("Fire\nA room burns.\n\nRun.\n", page.text());
		assertEquals(List.of(new Stretch(0, 4, Look.TITLE, "")), page.stretches());
	}

	@Test
	void a_note_has_the_lines_that_are_written() {
		StyledMarkdown note = StyledMarkdown.note("**room Cellar**\n\nWhat burns.\nWhat does not.\n");

		assertEquals("room Cellar\n\nWhat burns.\nWhat does not.", note.text());
		assertEquals(List.of(new Stretch(0, 11, Look.BOLD, "")), note.stretches());
	}

	@Test
	void emphasis_may_go_on_in_the_next_line() {
		StyledMarkdown note = StyledMarkdown.note("Choose *Save with\nEncoding*.");

		assertEquals("Choose Save with\nEncoding.", note.text());
		assertEquals(List.of(new Stretch(7, 18, Look.SLANTED, "")), note.stretches());
	}

	@Test
	void a_box_in_an_item_of_a_list_keeps_its_lines() {
		StyledMarkdown page = StyledMarkdown.page("- Write a room:\n\n  ```hull\n  room Cellar {\n      id: 6\n  }\n  ```\n");

		assertEquals("•  Write a room:\n\nroom Cellar {\n    id: 6\n}\n", page.text());
		assertEquals(List.of(Look.HULL), page.stretches().stream().map(Stretch::look).toList());
	}

	@Test
	void a_list_is_numbered_as_it_is_written_and_one_within_another_is_indented() {
		StyledMarkdown page = StyledMarkdown.page("3. three\n4. four\n   - inner\n");

		assertEquals("3. three\n4. four\n    •  inner\n", page.text());
	}

	@Test
	void a_row_of_a_table_is_a_line_and_the_heading_of_the_table_is_left_out() {
		StyledMarkdown page = StyledMarkdown
				.page("Words:\n\n| word | what it is | since |\n| --- | --- | --- |\n| `a \\| b` | one of both | 1 |\n\nMore.\n");

		assertEquals("Words:\n\n•  a | b – one of both; 1\n\nMore.\n", page.text());
	}

	@Test
	void a_link_is_seen_as_one_in_bold_words_too() {
		StyledMarkdown page = StyledMarkdown.page("**See [the `room`](reference/rooms.md)**");

		assertEquals(List.of(new Stretch(0, 4, Look.BOLD, ""), new Stretch(4, 8, Look.LINK, "reference/rooms.md")), page.stretches());
	}

	@Test
	void a_link_to_a_file_may_have_spaces_and_parentheses() {
		StyledMarkdown page = StyledMarkdown.page("[Flood](<source:12@file:/my packs/a (1).hull>)");

		assertEquals(List.of(new Stretch(0, 5, Look.LINK, "source:12@file:/my packs/a (1).hull")), page.stretches());
	}

	@Test
	void what_looks_like_html_stands_as_it_is_written() {
		assertEquals("<b>not bold</b>\n\n<div>\n", StyledMarkdown.page("<b>not bold</b>\n\n<div>\n").text());
	}

	@Test
	void an_empty_text_is_empty() {
		assertEquals(new StyledMarkdown("", List.of()), StyledMarkdown.page(""));
		assertEquals(new StyledMarkdown("", List.of()), StyledMarkdown.note(""));
	}
}
