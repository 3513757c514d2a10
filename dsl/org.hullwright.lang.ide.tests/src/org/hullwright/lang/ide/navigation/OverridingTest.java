package org.hullwright.lang.ide.navigation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a declaration to what overrides it or fills it with life, and from a name to its type. */
class OverridingTest {

	private static final String BASE = """
			pack base { version 1.0.0 }
			kind turret is token { state heat: number = 0  effect fire by shooter: character }
			turret Sentry { fire { set shooter's owner to none } }
			room Hall
			values colour { red, blue }
			state sky: colour = red
			procedure Light in place: room {
				step Kindle { set sky to blue }
			}
			""";
	private static final String ADDON = """
			pack addon { version 1.0.0 requires base }
			expansion Dark {
				insert after Light.Kindle step Darken { set sky to red }
				insert instead of Light.Kindle step Smoulder { set sky to red }
				change Sentry { fire { set shooter's owner to none } }
				after Light { set sky to red }
				instead of Light { set sky to red }
			}
			""";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void twoPacks() {
		workspace = Workspace.in(folder).file("base/pack.hull", BASE).file("addon/pack.hull", ADDON);
	}

	@Test
	void what_comes_instead_of_a_step_or_a_procedure_is_found_but_not_what_comes_before_or_after() {
		assertEquals(List.of("addon/pack.hull:4 insert instead of Light.Kindle step Smoulder { set sky to red }"),
				implementations("Kin<|>dle"));
		assertEquals(List.of("addon/pack.hull:7 instead of Light { set sky to red }"), implementations("Lig<|>ht"));
	}

	@Test
	void changes_of_a_component_are_found() {
		assertEquals(List.of("addon/pack.hull:5 change Sentry { fire { set shooter's owner to none } }"), implementations("Sen<|>try"));
	}

	@Test
	void what_components_do_for_an_effect_and_the_components_of_a_kind_are_found() {
		assertEquals(
				List.of("base/pack.hull:3 turret Sentry { fire { set shooter's owner to none } }",
						"addon/pack.hull:5 change Sentry { fire { set shooter's owner to none } }"),
				implementations("effect fi<|>re").stream().sorted((one, other) -> other.compareTo(one)).toList());
		assertEquals(List.of("base/pack.hull:3 turret Sentry { fire { set shooter's owner to none } }"), implementations("kind tur<|>ret"));
	}

	private static final String SIDES = """
		pack shore
		board Beach { rows "H   C"  letter H is Harbour  letter C is Cave }
		board Reef { rows "W   H"  letter H is Harbour  letter W is Wreck }
		expansion Ebb { replace board Beach with Reef }
		procedure Land of lamp: token { move lamp to Harbour }
		""";

	@Test
	void what_is_laid_instead_of_a_board_is_found() {
		assertEquals(List.of("shore/pack.hull:4 expansion Ebb { replace board Beach with Reef }"),
				workspace.implementationsAt("shore/pack.hull", SIDES.replace("board Beach {", "board Be<|>ach {")));
	}

	@Test
	void references_to_a_place_are_found_from_each_side_that_has_it() {
		List<String> wanted = List.of("shore/pack.hull:2", "shore/pack.hull:3", "shore/pack.hull:5");
		assertEquals(wanted, linesOf(SIDES.replace("C\"  letter H is Harbour", "C\"  letter H is Har<|>bour")));
		assertEquals(wanted, linesOf(SIDES.replace("H\"  letter H is Harbour", "H\"  letter H is Har<|>bour")));
	}

	private List<String> linesOf(String text) {
		return workspace.referencesAt("shore/pack.hull", text).stream().map(place -> place.substring(0, place.indexOf(' '))).sorted()
				.toList();
	}

	@Test
	void references_to_a_parameter_are_found_in_what_fills_the_effect() {
		assertEquals(List.of("base/pack.hull:2", "base/pack.hull:3", "addon/pack.hull:5"),
				workspace.referencesAt("base/pack.hull", BASE.replace("by shooter", "by shoo<|>ter")).stream()
						.map(place -> place.substring(0, place.indexOf(' '))).toList());
	}

	@Test
	void the_type_of_a_name_is_found() {
		assertEquals("base/pack.hull:5 values colour { red, blue }",
				workspace.typeAt("base/pack.hull", BASE.replace("set sky", "set sk<|>y")));
		assertEquals("base/pack.hull:2 kind turret is token { state heat: number = 0  effect fire by shooter: character }",
				workspace.typeAt("base/pack.hull", BASE.replace("turret Sentry", "turret Sen<|>try")));
		assertEquals("", workspace.typeAt("base/pack.hull", BASE.replace("state heat", "state he<|>at")));
	}

	private List<String> implementations(String caret) {
		return workspace.implementationsAt("base/pack.hull", BASE.replace(caret.replace(Workspace.CARET, ""), caret));
	}
}
