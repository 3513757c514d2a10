package org.hullwright.lang.ide.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After a change only what depends on it is checked again, and nothing that does is left out. */
class DependentsTest {

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void twoPacks() {
		workspace = Workspace.in(folder)
				.file("base/pack.hull", "pack base { version 1.0.0 }\nkind vehicle is token\nkind turret is vehicle\n")
				.file("base/extension.hull", "pack base\nextend vehicle { printed power: number = 1 }\n")
				.file("addon/pack.hull", "pack addon { version 1.0.0 requires base }\nturret Sentry { power: 2 }\n");
		assertEquals(List.of(), workspace.checked("base/pack.hull"));
		assertEquals(List.of(), workspace.checked("addon/pack.hull"));
	}

	@Test
	void a_pack_that_requires_the_changed_one_is_affected() {
		assertEquals(List.of(workspace.pack("addon"), workspace.pack("base")),
				workspace.service().checking().affectedBy(List.of(workspace.pack("base"))).stream().sorted().toList());
		assertEquals(List.of(workspace.pack("addon")), workspace.service().checking().affectedBy(List.of(workspace.pack("addon"))));
	}

	@Test
	void what_a_kind_no_longer_has_is_wrong_in_other_packs() {
		workspace.file("base/extension.hull", "pack base\n");
		assertEquals(List.of("2 UNKNOWN_MEMBER"), workspace.checked("addon/pack.hull"));
	}

	@Test
	void what_a_kind_above_demands_is_missing_in_components_that_do_not_name_it() {
		workspace.file("addon/pack.hull", "pack addon { version 1.0.0 requires base }\nturret Sentry\n");
		assertEquals(List.of(), workspace.checked("addon/pack.hull"));
		workspace.file("base/extension.hull", "pack base\nvalues size { small, large }\nextend vehicle { printed bulk: size }\n");
		assertEquals(List.of("2 PROPERTY_MISSING"), workspace.checked("addon/pack.hull"));
	}

	@Test
	void a_second_game_is_reported_at_the_first() {
		String game = "pack addon\nprocedure Begin { stop }\nphase Day { stop }\ngame One { players 1 to 4 setup Begin round Day }\n";
		workspace.file("addon/one.hull", game);
		assertEquals(List.of(), workspace.checked("addon/one.hull"));
		workspace.file("addon/two.hull", "pack addon\ngame Two { players 1 to 4 setup Begin round Day }\n");
		assertEquals(List.of("4 GAME_TWICE"), workspace.checked("addon/one.hull"));
	}

	@Test
	void a_requirement_that_goes_takes_its_names_along() {
		workspace.file("addon/more.hull", "pack addon\nturret Guard { power: 1 }\n");
		assertEquals(List.of(), workspace.checked("addon/more.hull"));
		workspace.file("addon/pack.hull", "pack addon { version 1.0.0 }\n");
		assertEquals(List.of("2 UNKNOWN_NAME"), workspace.checked("addon/more.hull"));
	}

	@Test
	void what_another_file_does_no_more_is_reported_where_it_is_declared() {
		workspace.file("addon/game.hull", "pack addon\nphase Day { do Work }\ngame One { players 1 to 4 setup Work round Day }\n");
		workspace.file("addon/work.hull", "pack addon\nprocedure Work { say \"work\" }\nprocedure Rest { say \"rest\" }\n");
		assertEquals(List.of("3 PROCEDURE_UNPERFORMED"), workspace.checked("addon/work.hull"));
		workspace.file("addon/game.hull", "pack addon\nphase Day { do Rest }\ngame One { players 1 to 4 setup Work round Day }\n");
		assertEquals(List.of(), workspace.checked("addon/work.hull"));
		workspace.file("addon/game.hull", "pack addon\nphase Day { say \"day\" }\ngame One { players 1 to 4 setup Work round Day }\n");
		assertEquals(List.of("3 PROCEDURE_UNPERFORMED"), workspace.checked("addon/work.hull"));
	}

	@Test
	void a_pack_that_belongs_to_no_game_any_more_is_for_others_to_use() {
		workspace.file("addon/game.hull", "pack addon\nphase Day { do Work }\ngame One { players 1 to 4 setup Work round Day }\n");
		workspace.file("addon/work.hull", "pack addon\nprocedure Work { say \"work\" }\nprocedure Rest { say \"rest\" }\n");
		assertEquals(List.of("3 PROCEDURE_UNPERFORMED"), workspace.checked("addon/work.hull"));
		workspace.file("addon/game.hull", "pack addon\nphase Day { do Work }\n");
		assertEquals(List.of(), workspace.checked("addon/work.hull"));
	}

	@Test
	void a_pack_that_takes_a_warning_more_seriously_gets_it_as_an_error_in_all_its_files() {
		workspace.file("addon/game.hull",
				"pack addon\nphase Day { stop }\nprocedure Begin { stop }\ngame One { players 1 to 4 setup Begin round Day }\n");
		workspace.file("addon/rest.hull", "pack addon\nprocedure Rest { stop }\n");
		assertEquals(List.of("2 PROCEDURE_UNPERFORMED"), workspace.checked("addon/rest.hull"));
		workspace.file("addon/pack.hull", "pack addon { version 1.0.0 requires base  report PROCEDURE_UNPERFORMED as nothing }\n");
		assertEquals(List.of(), workspace.checked("addon/rest.hull"));
	}
}
