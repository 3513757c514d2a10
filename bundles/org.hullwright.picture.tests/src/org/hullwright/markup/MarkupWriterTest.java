package org.hullwright.markup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MarkupWriterTest {

	private final MarkupWriter writer = new MarkupWriter();

	@Test
	void elements_nest_and_close_in_their_order() {
		writer.open("ul").open("li", "class", "first").text("one").close().element("li", "two").close().line();
		assertEquals("<ul><li class=\"first\">one</li><li>two</li></ul>\n", writer.markup());
	}

	@Test
	void attributes_keep_their_order_and_lengths_have_one_decimal_place() {
		writer.empty("rect", Attributes.of("class", "bar").with("x", 1.25).with("width", 7).with(Attributes.of("fill", "none")));
		assertEquals("<rect class=\"bar\" x=\"1.3\" width=\"7\" fill=\"none\"/>", writer.markup());
	}

	@Test
	void an_element_of_html_may_have_no_end_and_an_attribute_no_value() {
		writer.voidElement("input", "type", "search", "hidden");
		assertEquals("<input type=\"search\" hidden>", writer.markup());
	}

	@Test
	void text_and_values_stay_text_whatever_they_say() {
		writer.element("p", "</p><script>&", "title", "\" onclick=\"");
		assertEquals("<p title=\"&quot; onclick=&quot;\">&lt;/p&gt;&lt;script&gt;&amp;</p>", writer.markup());
	}

	@Test
	void characters_that_xml_cannot_have_become_spaces() {
		writer.text("a\u0000b\uD800c\uFFFFd\u0085e\tf\ng\uD83D\uDE80");
		assertEquals("a b c d e\tf\ng\uD83D\uDE80", writer.markup());
	}

	@Test
	void what_is_not_closed_or_was_never_opened_is_told() {
		assertThrows(IllegalStateException.class, writer::close);
		writer.open("body");
		assertThrows(IllegalStateException.class, writer::markup);
	}
}
