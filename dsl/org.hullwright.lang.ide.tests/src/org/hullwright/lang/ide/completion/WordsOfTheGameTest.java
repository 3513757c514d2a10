package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Proposal;
import org.junit.jupiter.api.Test;

/** Who knows the words of a game, but not its text, finds what does that. */
class WordsOfTheGameTest {

	private static final Path PACK = Path.of("../../examples/retaliation").toAbsolutePath().normalize();

	private final HullLanguageService language = HullIdeSetup.start();

	@Test
	void procedures_are_found_by_what_happens_in_them() {
		language.workspace().setPacks(List.of(PACK));
		List<String> found = foundBy("injury");
		assertTrue(found.containsAll(List.of("HitInRoom", "Hurt", "Wound")), found::toString);
		assertTrue(foundBy("wound").contains("Wound"), "by its name");
		assertTrue(foundBy("jump").isEmpty(), "what no rule has is not found");
	}

	@Test
	void what_begins_as_it_is_typed_comes_before_what_does_so_inside() {
		language.workspace().setPacks(List.of(PACK));
		List<String> found = foundBy("heal");
		assertTrue(found.size() > 1, found::toString);
		assertTrue(found.getFirst().startsWith("Heal"), found::toString);
	}

	private List<String> foundBy(String word) {
		URI file = PACK.resolve("trial.hull").toUri();
		String text = "pack retaliation\nprocedure Trial by actor: character { do " + word;
		language.workspace().setText(file, text + " }\n");
		return language.writing().proposals(file, text.length(), CancelIndicator.NullImpl).stream().map(Proposal::text)
				.map(call -> call.split(" ")[0]).toList();
	}
}
