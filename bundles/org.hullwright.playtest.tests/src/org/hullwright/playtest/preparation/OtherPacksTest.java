package org.hullwright.playtest.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;

import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.PackState;
import org.hullwright.playtest.fixture.LanternCaves;
import org.junit.jupiter.api.Test;

/** Whoever goes on with a game is told which of its packs are not what they were. */
class OtherPacksTest {

	private static final World HERE = LanternCaves.program().world();
	private static final PackState LANTERNS = HERE.packs().getLast();

	@Test
	void nothing_is_told_of_the_same_packs() {
		assertEquals(Optional.empty(), OtherPacks.told(played(HERE.fingerprint(), HERE.packs()), HERE));
	}

	@Test
	void a_pack_of_another_version_is_told_with_both() {
		assertEquals("This game was played with lanterns 0.9.0, which is here in version 1.0.0.",
				told(new PackState("lanterns", "0.9.0", "cafe")));
	}

	@Test
	void a_pack_of_the_same_version_with_other_rules_is_told_with_the_fingerprints() {
		assertEquals(
				"This game was played with lanterns 1.0.0 when it had other rules (fingerprint cafe, here "
						+ LANTERNS.fingerprint().substring(0, 8) + ").",
				told(new PackState("lanterns", "1.0.0", "cafe")));
	}

	@Test
	void a_pack_that_is_missing_or_has_come_is_told() {
		assertEquals("This game was played with storms 1.2.0, which is not here; without lanterns 1.0.0, which is here.",
				told(new PackState("storms", "1.2.0", "cafe")));
	}

	@Test
	void of_an_old_record_the_pack_that_was_played_is_told() {
		assertEquals(Optional.of("This game was played with lanterns 0.1.0, which is here in version 1.0.0."),
				OtherPacks.told(played("cafe", List.of()), HERE));
	}

	private static String told(PackState lanterns) {
		return OtherPacks.told(played("cafe", List.of(HERE.packs().getFirst(), lanterns)), HERE).orElseThrow();
	}

	private static GameRecord played(String fingerprint, List<PackState> packs) {
		return new GameRecord("lanterns", "0.1.0", fingerprint, packs, LanternCaves.setup(1).options(), List.of(), List.of(), 0);
	}
}
