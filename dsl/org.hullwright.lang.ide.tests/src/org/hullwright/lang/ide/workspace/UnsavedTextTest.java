package org.hullwright.lang.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is typed in one file counts in all others at once, saved or not. */
class UnsavedTextTest {

	private static final String USES = """
			pack example
			deck Trouble of event { contains 1 of Storm }
			procedure Turn on sentry: turret {
				set sentry's heat to 1
			}
			""";
	private static final String DECLARES = """
			pack example { version 1.0.0 }
			kind turret is token { state heat: number = 0 }
			event Storm
			""";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void twoFiles() {
		workspace = Workspace.in(folder).file("example/declares.hull", DECLARES).file("example/uses.hull", USES);
	}

	@Test
	void what_another_file_declares_is_known() {
		assertEquals(List.of(), workspace.problems("example/uses.hull"));
	}

	@Test
	void a_name_that_is_renamed_without_saving_is_unknown_elsewhere() {
		workspace.open("example/declares.hull", DECLARES.replace("Storm", "Calm"));
		assertEquals(List.of("2 UNKNOWN_NAME"), workspace.problems("example/uses.hull"));
	}

	@Test
	void a_name_is_found_again_when_it_comes_back() {
		workspace.open("example/uses.hull", USES);
		workspace.open("example/declares.hull", DECLARES.replace("Storm", "Calm"));
		workspace.problems("example/uses.hull");
		workspace.open("example/declares.hull", DECLARES);
		assertEquals(List.of(), workspace.problems("example/uses.hull"));
	}

	@Test
	void questions_about_two_open_documents_do_not_wait_for_each_other() {
		workspace.open("example/uses.hull", USES);
		workspace.open("example/declares.hull", DECLARES);
		assertTimeoutPreemptively(Duration.ofMinutes(1), () -> CompletableFuture.allOf(
				typing("example/uses.hull", USES), typing("example/declares.hull", DECLARES)).join());
	}

	private CompletableFuture<Void> typing(String file, String text) {
		URI document = workspace.address(file);
		return CompletableFuture.runAsync(() -> IntStream.range(0, 200).forEach(lines -> {
			workspace.service().workspace().setText(document, text + "\n".repeat(lines));
			workspace.service().reading().lenses(document, CancelIndicator.NullImpl);
			workspace.service().navigating().links(document, CancelIndicator.NullImpl);
		}));
	}

	@Test
	void a_type_that_changes_without_saving_changes_what_is_wrong_elsewhere() {
		workspace.open("example/uses.hull", USES);
		assertEquals(List.of(), workspace.problems("example/uses.hull"));
		workspace.open("example/declares.hull", DECLARES.replace("heat: number = 0", "heat: truth = no"));
		assertEquals(List.of("4 TYPE_MISMATCH"), workspace.problems("example/uses.hull"));
	}

	@Test
	void declarations_that_move_in_their_file_are_still_the_same_elsewhere() {
		workspace.open("example/uses.hull", USES);
		workspace.problems("example/uses.hull");
		workspace.open("example/declares.hull", """
				pack example { version 1.0.0 }
				event Other
				kind fortress is token { state heat: truth = no }
				kind turret is token { state heat: number = 0 }
				event Storm
				""");
		assertEquals(List.of(), workspace.problems("example/uses.hull"));
		assertEquals("example/declares.hull:5 event Storm", workspace.definitionAt("example/uses.hull", USES.replace("Storm", "Sto<|>rm")));
	}

	@Test
	void declarations_that_swap_their_places_are_still_the_same_elsewhere() {
		workspace.open("example/uses.hull", USES);
		workspace.problems("example/uses.hull");
		workspace.open("example/declares.hull", """
				pack example { version 1.0.0 }
				event Storm
				kind turret is token { state heat: number = 0 }
				""");
		assertEquals(List.of(), workspace.problems("example/uses.hull"));
		assertEquals("example/declares.hull:2 event Storm", workspace.definitionAt("example/uses.hull", USES.replace("Storm", "Sto<|>rm")));
	}

	@Test
	void typing_in_the_file_that_declares_sees_what_others_say_of_it() {
		String users = "pack example\nturret Sentry\nprocedure Cool { set Sentry's heat to 0 }\n";
		workspace.file("example/users.hull", users);
		workspace.open("example/declares.hull", DECLARES + "procedure Warm { if Sentry's heat = 1 { set Sentry's heat to 2 } }\n");
		assertEquals(List.of(), workspace.problems("example/declares.hull"));
		workspace.open("example/declares.hull", DECLARES + "procedure Warm { if Sentry's heat = 1 { set Sentry's heat to 22 } }\n");
		assertEquals(List.of(), workspace.problems("example/declares.hull"));
	}

	@Test
	void a_text_that_is_closed_is_what_the_file_says() {
		workspace.open("example/declares.hull", DECLARES.replace("Storm", "Calm"));
		workspace.service().workspace().close(workspace.address("example/declares.hull"));
		assertEquals(List.of(), workspace.problems("example/uses.hull"));
	}

	@Test
	void the_check_of_a_pack_reads_what_is_saved() {
		workspace.open("example/declares.hull", DECLARES.replace("Storm", "Calm"));
		assertEquals(List.of(), workspace.checked("example/uses.hull"));
		workspace.file("example/declares.hull", DECLARES.replace("Storm", "Calm"));
		assertEquals(List.of("2 UNKNOWN_NAME"), workspace.checked("example/uses.hull"));
	}

	@Test
	void a_file_that_is_not_on_disk_yet_belongs_to_its_pack() {
		workspace.open("example/new.hull", "pack example\nevent Hail\n");
		workspace.open("example/uses.hull", USES.replace("Storm", "Hail"));
		assertEquals(List.of(), workspace.problems("example/uses.hull"));
	}

	@Test
	void every_text_has_a_larger_version_than_the_one_before() {
		var document = workspace.address("example/uses.hull");
		long first = workspace.service().workspace().setText(document, USES);
		long second = workspace.service().workspace().setText(document, USES + "\n");
		assertTrue(second > first);
		assertEquals(second, workspace.service().workspace().version(document));
	}

	@Test
	void a_text_that_somebody_keeps_is_asked_for_when_it_is_needed() {
		var typed = new AtomicReference<>(DECLARES);
		workspace.service().workspace().follow(workspace.address("example/declares.hull"), typed::get);
		assertEquals(List.of(), workspace.problems("example/uses.hull"));
		typed.set(DECLARES.replace("Storm", "Calm"));
		assertEquals(List.of("2 UNKNOWN_NAME"), workspace.problems("example/uses.hull"));
		workspace.service().workspace().close(workspace.address("example/declares.hull"));
		assertEquals(List.of(), workspace.problems("example/uses.hull"));
	}

	@Test
	void a_question_that_nobody_waits_for_is_not_answered() {
		var document = workspace.address("example/uses.hull");
		CancelIndicator lostInterest = () -> true;
		assertThrows(CancellationException.class, () -> workspace.service().checking().problems(document, lostInterest));
	}
}
