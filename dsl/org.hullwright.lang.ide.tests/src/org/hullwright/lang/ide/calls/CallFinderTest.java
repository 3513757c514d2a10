package org.hullwright.lang.ide.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Call;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who performs what. */
class CallFinderTest {

	private static final String HOUSE = """
			pack house { version 1.0.0 }
			extend room { effect search }
			room Hall { search { do Light } }
			procedure Light { say "light" }
			procedure Evening {
				step First { do Light  do Light }
				resolve search of Hall
			}
			after Evening { do Light }
			test "it is lit" { when { do Light } then { expect yes } }
			""";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void aHouse() {
		workspace = Workspace.in(folder).file("house/pack.hull", HOUSE).file("shed/pack.hull",
				"pack shed { version 1.0.0 requires house }\nphase Night { do Light }\n");
	}

	@Test
	void callers_are_found_in_all_packs_with_the_places_where_they_call() {
		assertEquals(
				List.of("search of Hall: 1", "Evening of house: 2", "after Evening of house: 1", "it is lit of house: 1",
						"Night of shed: 1"),
				told(workspace.service().callHierarchy().callers(workspace.address("house/pack.hull"), HOUSE.indexOf("Light {"),
						CancelIndicator.NullImpl)));
	}

	@Test
	void what_a_procedure_performs_is_found() {
		assertEquals(List.of("Light of house: 2", "search of room: 1"),
				told(workspace.service().callHierarchy().called(workspace.address("house/pack.hull"), HOUSE.indexOf("Evening"),
						CancelIndicator.NullImpl)));
	}

	@Test
	void a_caller_can_be_followed_further() {
		var callers = workspace.service().callHierarchy().callers(workspace.address("house/pack.hull"), HOUSE.indexOf("Light {"),
				CancelIndicator.NullImpl);
		var search = callers.getFirst().item().place();
		assertEquals(List.of("Evening of house: 1"),
				told(workspace.service().callHierarchy().callers(search.document(), search.range().offset(), CancelIndicator.NullImpl)));
	}

	@Test
	void only_what_can_be_performed_has_callers() {
		var service = workspace.service();
		assertEquals("Light", service.callHierarchy()
				.itemAt(workspace.address("house/pack.hull"), HOUSE.indexOf("Light {"), CancelIndicator.NullImpl).orElseThrow().name());
		assertEquals(true,
				service.callHierarchy().itemAt(workspace.address("house/pack.hull"), HOUSE.indexOf("Hall"), CancelIndicator.NullImpl)
						.isEmpty());
	}

	@Test
	void a_caret_behind_a_name_is_still_at_it() {
		var service = workspace.service();
		assertEquals("Light",
				service.callHierarchy()
						.itemAt(workspace.address("house/pack.hull"), HOUSE.indexOf("Light {") + "Light".length(), CancelIndicator.NullImpl)
						.orElseThrow().name());
		assertEquals(true, service.callHierarchy()
				.itemAt(workspace.address("house/pack.hull"), HOUSE.indexOf("Light {") + "Light {".length(), CancelIndicator.NullImpl)
				.isEmpty());
	}

	private static List<String> told(List<Call> calls) {
		return calls.stream().map(call -> call.item().name() + " of " + call.item().detail() + ": " + call.places().size()).toList();
	}
}
