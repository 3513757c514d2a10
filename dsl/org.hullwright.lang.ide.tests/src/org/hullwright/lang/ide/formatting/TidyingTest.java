package org.hullwright.lang.ide.formatting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.formatting2.TextStyle;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A stretch of a text is tidied, and what is around it stays as it is. The stretch stands between « and ». */
class TidyingTest {

	private static final String HEAD = """
			pack house { version 1.0.0 }
			token Spade
			zone Shelf of token
			""";

	@TempDir
	private Path folder;

	@Test
	void lines_in_a_block_are_indented_as_the_block_is() {
		tidies("""
				procedure Tidy {
					place  Spade in Shelf
				«    repeat 2 times {
				          place   Spade in Shelf
				    }
				»}
				// the   end
				""", """
				procedure Tidy {
					place  Spade in Shelf
					repeat 2 times {
						place Spade in Shelf
					}
				}
				// the   end
				""");
	}

	@Test
	void a_line_alone_is_indented() {
		tidies("procedure Tidy {\n«   place   Spade in Shelf\n»  place  Spade in Shelf\n}\n",
				"procedure Tidy {\n\tplace Spade in Shelf\n  place  Spade in Shelf\n}\n");
	}

	@Test
	void declarations_in_a_block_are_tidied_to_their_braces() {
		tidies("token Lamp\n«  token Fork   {\ncopies:   3\n  }\n»token   Knife\n",
				"token Lamp\ntoken Fork {\n\tcopies: 3\n}\ntoken   Knife\n");
	}

	@Test
	void a_text_that_cannot_be_read_stays_as_it_is() {
		tidies("procedure Tidy {\n«   place   Spade in in Shelf\n»}\n", "procedure Tidy {\n   place   Spade in in Shelf\n}\n");
	}

	private void tidies(String marked, String expected) {
		String begin = HEAD + marked;
		int from = begin.indexOf('«');
		int to = begin.indexOf('»') - 1;
		Workspace workspace = Workspace.in(folder).open("house/pack.hull", begin.replace("«", "").replace("»", ""));
		var changes = workspace.service().writing().format(workspace.address("house/pack.hull"), new TextRange(from, to - from),
				TextStyle.USUAL, CancelIndicator.NullImpl);
		Map<String, String> tidy = workspace.changed(Map.of(workspace.address("house/pack.hull"), changes));
		assertEquals(HEAD + expected, tidy.values().iterator().next());
	}
}
