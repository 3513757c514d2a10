package org.hullwright.lang.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Declarations come and go, change places and are declared twice in one open document, while another one refers to them: whatever was typed
 * before, the same is found in both as in a workspace that has just been opened with these texts.
 */
class IncrementalLinkingTest {

	private static final int EDITS = 40;
	private static final String DECLARING = "example/declares.hull";
	private static final String USING = "example/uses.hull";

	private static final List<String> DECLARATIONS = List.of(
			"event Storm",
			"event Storm \"The storm\"",
			"event Calm",
			"kind turret is token { state heat: number = 0 }",
			"kind turret is token { state rust: truth = no  state heat: number = 0 }",
			"kind turret is token { state heat: truth = no }",
			"extend room { printed lamp: truth  state fumes: number = 0 }",
			"extend room { state fumes: number = 0 }",
			"extend event { effect happens }",
			"procedure Warm by sentry: turret { set sentry's heat to 2 }",
			"procedure Warm by sentry: turret { increase sentry's heat by 1  step Later { stop } }",
			"procedure Warm { step Later { stop } }",
			"values Alarm { low \"Low\", high \"High\" }",
			"values Alarm { high \"High\", low \"Low\" }",
			"values turret { heat \"Heat\", rust \"Rust\" }",
			"procedure turret { step Later { stop } }",
			"kind Warm is token { state heat: number = 0 }",
			"after Warm { stop }",
			"procedure Unread {");

	private static final String USES = """
			pack example
			deck Trouble of event { contains 1 of Storm, 1 of Calm }
			room Hall { lamp }
			event Gust { happens { set Hall's fumes to 1 } }
			procedure Turn on sentry: turret {
				set sentry's heat to 1
				do Warm by sentry
				let alarm be low
				if alarm is high { set Hall's fumes to 2 }
			}
			after Later { stop }
			""";

	private static final List<String> NAMES = List.of("Storm", "Calm }", "lamp", "fumes to 1", "turret", "heat", "Warm", "low", "high",
			"Later");

	@TempDir
	private Path folder;

	@ParameterizedTest
	@ValueSource(longs = { 1, 2, 3, 4 })
	void whatever_is_typed_the_same_is_found_as_in_a_workspace_that_has_just_been_opened(long seed) {
		Workspace edited = opened("edited");
		Random random = new Random(seed);
		List<String> declared = new ArrayList<>(DECLARATIONS.subList(0, 4));
		List<String> typed = new ArrayList<>();
		for (int edit = 0; edit < EDITS; edit++) {
			edit(declared, random);
			String text = "pack example { version 1.0.0 }\n" + String.join("\n", declared) + "\n";
			typed.add(text);
			edited.open(DECLARING, text);
			edited.open(USING, USES);
			Workspace fresh = opened("fresh" + edit).open(DECLARING, text).open(USING, USES);
			assertEquals(found(fresh), found(edited), () -> "after typing, one after the other:\n" + String.join("\n", typed));
		}
	}

	private Workspace opened(String name) {
		return Workspace.in(folder.resolve(name)).file(DECLARING, "pack example { version 1.0.0 }\n").file(USING, USES);
	}

	private static void edit(List<String> declared, Random random) {
		switch (declared.isEmpty() ? 0 : random.nextInt(4)) {
			case 0 -> declared.add(random.nextInt(declared.size() + 1), DECLARATIONS.get(random.nextInt(DECLARATIONS.size())));
			case 1 -> declared.remove(random.nextInt(declared.size()));
			case 2 -> Collections.swap(declared, random.nextInt(declared.size()), random.nextInt(declared.size()));
			default -> declared.set(random.nextInt(declared.size()), DECLARATIONS.get(random.nextInt(DECLARATIONS.size())));
		}
	}

	/** The problems of both documents, and where each name leads. */
	private static List<Object> found(Workspace workspace) {
		List<Object> found = new ArrayList<>(Arrays.asList(workspace.problems(DECLARING), workspace.problems(USING)));
		NAMES.forEach(name -> found.add(name + ": " + workspace.definitionAt(USING, USES.replace(name, Workspace.CARET + name))));
		return found;
	}
}
