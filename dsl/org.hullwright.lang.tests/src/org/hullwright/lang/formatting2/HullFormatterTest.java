package org.hullwright.lang.formatting2;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.TextRegionAccessBuilder;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.library.CoreLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HullFormatterTest {

	@Test
	void words_are_one_space_apart() {
		formats("""
			pack   example
			token Spoon{copies :3}
			procedure Look by   actor:character { set actor 's owner to ( the   actor's owner) }
			""", """
			pack example
			token Spoon { copies: 3 }
			procedure Look by actor: character { set actor's owner to (the actor's owner) }
			""");
	}

	@Test
	void indentation_follows_the_braces() {
		formats("""
			pack example
			procedure Look {
			say "a"
					repeat 2 times {
			say "b"
			  }
			}
			""", """
			pack example
			procedure Look {
				say "a"
				repeat 2 times {
					say "b"
				}
			}
			""");
	}

	@Test
	void what_was_on_one_line_stays_on_one_line() {
		formats("""
			pack example
			procedure Look { say "a"  stop }
			""", """
			pack example
			procedure Look { say "a" stop }
			""");
	}

	@Test
	void each_declaration_has_its_own_line() {
		formats("""
			pack example token Spoon token Fork
			""", """
			pack example
			token Spoon
			token Fork
			""");
	}

	@Test
	void a_line_that_continues_another_is_indented_once_more() {
		formats("""
			pack example
			procedure Look {
				for each card
				where its copies > 1 { stop }
			}
			""", """
			pack example
			procedure Look {
				for each card
					where its copies > 1 { stop }
			}
			""");
	}

	@Test
	void a_side_that_an_expansion_changes_has_its_own_line() {
		formats("""
			pack example
			expansion Brighter {
			change Lamp {
			side front { light: 2 }
			side back { light: 3 }
			}
			}
			""", """
			pack example
			expansion Brighter {
				change Lamp {
					side front { light: 2 }
					side back { light: 3 }
				}
			}
			""");
	}

	@Test
	void the_rows_of_a_picture_stand_below_each_other() {
		formats("""
			pack example
			board Ship {
			rows "  A   A"
			"A   A  "
			}
			""", """
			pack example
			board Ship {
				rows "  A   A"
				     "A   A  "
			}
			""");
	}

	@Test
	void more_than_one_blank_line_is_one_blank_line() {
		formats("""
			pack example



			token Spoon {

				copies: 3


			}
			""", """
			pack example

			token Spoon {
				copies: 3
			}
			""");
	}

	@Test
	void comments_stay_where_they_are() {
		formats("""
			// first
			pack example   // beside
			/* above */
			token Spoon { // behind
			  // inside
			copies: 3 /* after */
			// last
			}
			// end
			""", """
			// first
			pack example // beside
			/* above */
			token Spoon { // behind
				// inside
				copies: 3 /* after */
				// last
			}
			// end
			""");
	}

	@Test
	void text_that_is_not_understood_is_left_alone() {
		formats("pack example   token\n", "pack example   token\n");
	}

	@ParameterizedTest
	@MethodSource("org.hullwright.lang.fixture.Samples#all")
	void formatting_twice_is_formatting_once(String sample) {
		String once = format(sample);
		assertEquals(once, format(once));
	}

	@ParameterizedTest
	@MethodSource("org.hullwright.lang.fixture.Samples#all")
	void formatting_changes_nothing_but_blanks(String sample) {
		assertEquals(sample.replaceAll("\\s", ""), format(sample).replaceAll("\\s", ""));
	}

	@Test
	void the_core_library_is_formatted() throws IOException {
		try (var text = CoreLibrary.open()) {
			String library = new String(text.readAllBytes(), StandardCharsets.UTF_8);
			formats(library, library);
		}
	}

	@Test
	void a_text_is_indented_with_what_the_author_likes() {
		assertEquals("""
			pack example
			// on its own
			procedure Look {
			  repeat 2 times {
			    // inside
			    say "b"
			      to actor
			  }
			}
			""", format("""
			pack example
			// on its own
			procedure Look {
				repeat 2 times {
			// inside
				say "b"
				to actor
			}
			}
			""", new TextStyle("  ", 1)));
	}

	@Test
	void as_many_blank_lines_stay_as_the_author_likes() {
		String airy = "pack example\n\n\ntoken Spoon\n\n\n// cutlery\n\n\ntoken Fork\ntoken Knife\n";
		assertEquals(airy, format(airy.replace("token Spoon\n", "token Spoon\n\n\n"), new TextStyle("\t", 2)));
		assertEquals(airy.replace("\n\n\n", "\n\n"), format(airy, TextStyle.USUAL));
	}

	@ParameterizedTest
	@MethodSource("org.hullwright.lang.fixture.Samples#all")
	void formatting_twice_is_formatting_once_in_any_style(String sample) {
		var style = new TextStyle("   ", 3);
		assertEquals(format(sample, style), format(format(sample, style), style));
		assertEquals(format(sample), format(format(sample, style)));
	}

	private static void formats(String text, String expected) {
		assertEquals(expected, format(text));
	}

	private static String format(String text) {
		return format(text, TextStyle.USUAL);
	}

	private static String format(String text, TextStyle style) {
		var regions = Hull.get(TextRegionAccessBuilder.class).forNodeModel(Hull.read(text).file()).create();
		var request = Hull.get(FormatterRequest.class).setTextRegionAccess(regions);
		style.ask(request);
		return regions.getRewriter().renderToString(Hull.get(IFormatter2.class).format(request));
	}
}
