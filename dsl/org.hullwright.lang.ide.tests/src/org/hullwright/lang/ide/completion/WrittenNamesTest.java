package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.TextRange;
import org.junit.jupiter.api.Test;

/** What somebody has written in a whole game could have been chosen from the list, after its first letter. */
class WrittenNamesTest {

	private static final Path PACK = Path.of("../../examples/retaliation").toAbsolutePath().normalize();
	private static final List<String> FILES = List.of("rooms.hull", "phases.hull");
	private static final int OFTEN_ENOUGH = 1; // names after the same word
	private static final CancelIndicator GO_ON = CancelIndicator.NullImpl;

	private final HullLanguageService language = HullIdeSetup.start();
	private final Map<String, Integer> asked = new HashMap<>();
	private final List<String> missing = new ArrayList<>();

	@Test
	void every_name_is_offered_where_it_stands() throws IOException {
		language.workspace().setPacks(List.of(PACK));
		for (String file : FILES) {
			askIn(PACK.resolve(file));
		}
		assertTrue(asked.size() > 50, "the texts must lead to many places");
		assertEquals(List.of(), missing);
	}

	private void askIn(Path file) throws IOException {
		URI address = file.toUri();
		String text = Files.readString(file);
		language.workspace().setText(address, text);
		for (var coloured : language.reading().colours(address, GO_ON)) {
			TextRange name = coloured.range();
			boolean isReference = language.navigating().definition(address, name.offset(), GO_ON).isPresent();
			if (isReference && asked.merge(wordBefore(text, name), 1, Integer::sum) <= OFTEN_ENOUGH) {
				language.workspace().setText(address, text.substring(0, name.offset() + 1) + text.substring(name.end()));
				String written = text.substring(name.offset(), name.end());
				if (language.writing().proposals(address, name.offset() + 1, GO_ON).stream()
						.noneMatch(proposal -> proposal.text().strip().equals(written))) {
					missing.add(file.getFileName() + ": " + written + " after " + wordBefore(text, name));
				}
				language.workspace().setText(address, text);
			}
		}
	}

	private static String wordBefore(String text, TextRange name) {
		String before = text.substring(0, name.offset()).stripTrailing();
		return before.substring(Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1);
	}
}
