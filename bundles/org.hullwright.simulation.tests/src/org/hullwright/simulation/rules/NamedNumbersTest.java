package org.hullwright.simulation.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;

import org.hullwright.engine.tree.World;
import org.hullwright.simulation.fixture.Mine;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers that can be varied. */
class NamedNumbersTest {

	@TempDir
	private Path home;
	private World world;

	@BeforeEach
	void aMine() {
		world = Mine.world(home);
	}

	@Test
	void states_values_and_what_is_printed_have_names() {
		var numbers = new NamedNumbers(world).all();
		assertEquals(3, numbers.get("lastRound"));
		assertEquals(0, numbers.get("played"));
		assertEquals(2, numbers.get("Gold.worth"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "lastRound", "played", "Gold.worth" })
	void a_varied_number_is_another_game(String name) {
		World varied = new NamedNumbers(world).vary(name, 7);
		assertEquals(7, new NamedNumbers(varied).all().get(name));
		assertNotEquals(world.fingerprint(), varied.fingerprint());
		assertNotEquals(7, new NamedNumbers(world).all().get(name));
	}

	/**
	 * The pieces are there before any rule could ask how many, so that another number would change nothing and look as if it did not
	 * matter.
	 */
	@Test
	void how_many_copies_there_are_is_told_but_not_varied() {
		NamedNumbers numbers = new NamedNumbers(world);
		assertFalse(numbers.all().containsKey("Gold.copies"));
		assertEquals(Optional.of("Gold"), numbers.componentCountedBy("Gold.copies"));
		assertEquals(Optional.empty(), numbers.componentCountedBy("Silver.copies"));
		assertTrue(numbers.copies().get("Gold.copies") > 0);
		assertThrows(IllegalArgumentException.class, () -> numbers.vary("Gold.copies", 1));
	}

	@Test
	void what_is_computed_from_others_is_not_varied() {
		assertFalse(new NamedNumbers(world).all().containsKey("nothing"));
		assertThrows(IllegalArgumentException.class, () -> new NamedNumbers(world).vary("nothing", 1));
	}
}
