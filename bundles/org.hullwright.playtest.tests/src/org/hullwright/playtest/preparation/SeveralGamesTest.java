package org.hullwright.playtest.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Set;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.playtest.preparation.PackOffer.Games;
import org.hullwright.playtest.preparation.PackOffer.Named;
import org.hullwright.playtest.preparation.PackOffer.Playable;
import org.hullwright.playtest.preparation.PackOffer.Unplayable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pack that requires only what several games share is played, tested and simulated in the one that is chosen for it. */
class SeveralGamesTest {

	private static final String GAME = """
		pack %s { version 1.0.0 requires water }
		procedure SetUp { }
		phase Day { say "A day at the %s" end game }
		game Game "The %s" { players 1 to 2  setup SetUp  round Day }
		""";

	private final GameMemory memory = GameMemory.inMemory();
	private final PackPreparer preparer = new PackPreparer(new HullStandaloneSetup().createInjectorAndDoEMFRegistration(), memory);

	@TempDir
	private Path library;
	private Path heron;

	@BeforeEach
	void write() throws IOException {
		write("water", "pack water { version 1.0.0 }\nkind fish is token\nfish Carp \"Carp\"\n");
		write("pond", GAME.formatted("pond", "Pond", "Pond"));
		write("lake", GAME.formatted("lake", "Lake", "Lake"));
		write("desert", GAME.formatted("desert", "Desert", "Desert").replace(" requires water", ""));
		heron = write("heron",
				"pack heron { version 1.0.0 requires water }\nfish Pike \"Pike\"\ntest \"there is a pike\" { then { expect Pike is Pike } }\n");
	}

	@Test
	void the_games_are_offered_that_build_on_what_the_pack_requires() {
		Playable offer = assertInstanceOf(Playable.class, offer(heron));
		assertEquals(List.of(new Named("lake", "The Lake"), new Named("pond", "The Pond")), offer.games().offered());
	}

	@Test
	void as_long_as_nobody_has_chosen_it_is_played_in_the_first() {
		Playable offer = assertInstanceOf(Playable.class, offer(heron));
		assertEquals("lake", offer.games().chosen());
		assertEquals("The Lake", offer.title());
		assertEquals("The Lake", title(rules()));
	}

	@Test
	void the_chosen_game_is_played_tested_and_simulated() {
		preparer.playIn(heron, "pond");
		assertEquals("The Pond", assertInstanceOf(Playable.class, offer(heron)).title());
		assertEquals("The Pond", title(rules()));
		assertEquals("The Pond", simulated().program(Set.of()).world().game().title());
		PackTestRun tested = new PackTester(preparer).run(heron, List.of(), new Unheard(), CancelIndicator.NullImpl);
		assertEquals(List.of(), tested.problems());
		assertEquals(1, tested.passed());
	}

	@Test
	void another_choice_takes_the_place_of_the_one_before() {
		preparer.playIn(heron, "pond");
		Rules before = rules();
		preparer.playIn(heron, "lake");
		assertEquals("The Pond", title(before));
		assertEquals("The Lake", title(rules()));
	}

	@Test
	void a_choice_is_remembered() {
		preparer.playIn(heron, "pond");
		assertEquals("pond", memory.gameOf(heron).orElseThrow());
	}

	@Test
	void a_game_that_is_no_longer_there_gives_way_to_one_that_is() throws IOException {
		preparer.playIn(heron, "pond");
		Files.delete(library.resolve("pond/pack.hull"));
		assertEquals("The Lake", assertInstanceOf(Playable.class, offer(heron)).title());
	}

	@Test
	void a_pack_with_a_game_is_played_in_its_own_whatever_was_chosen_for_it_before() throws IOException {
		preparer.playIn(heron, "pond");
		write("heron", GAME.formatted("heron", "Nest", "Nest"));
		Playable offer = assertInstanceOf(Playable.class, offer(heron));
		assertEquals("The Nest", offer.title());
		assertEquals(Games.NONE, offer.games());
	}

	@Test
	void a_pack_that_now_requires_a_game_is_played_in_that() throws IOException {
		preparer.playIn(heron, "pond");
		write("heron", "pack heron { version 1.0.0 requires water requires lake }\nfish Pike \"Pike\"\n");
		Playable offer = assertInstanceOf(Playable.class, offer(heron));
		assertEquals("The Lake", offer.title());
		assertEquals(Games.NONE, offer.games());
	}

	@Test
	void the_games_are_offered_for_a_pack_with_errors_as_well() throws IOException {
		write("heron", "pack heron { version 1.0.0 requires water }\nfish Pike \"Pike\" { weight: 3 }\n");
		Unplayable broken = assertInstanceOf(Unplayable.class, offer(heron));
		assertEquals(List.of("lake", "pond"), broken.games().offered().stream().map(Named::name).toList());
	}

	@Test
	void what_was_prepared_is_used_again_until_the_game_changes() throws IOException {
		age();
		Rules first = rules();
		assertSame(first, rules());
		write("lake", GAME.formatted("lake", "Lake", "Great Lake"));
		assertNotSame(first, rules());
		assertEquals("The Great Lake", title(rules()));
	}

	@Test
	void a_pack_that_others_build_on_is_played_in_none() {
		Unplayable base = assertInstanceOf(Unplayable.class, offer(library.resolve("water")));
		assertTrue(base.games().offered().isEmpty());
	}

	private PackOffer offer(Path folder) {
		return preparer.offer(folder, List.of(), CancelIndicator.NullImpl);
	}

	private Rules rules() {
		Prepared<Rules> prepared = preparer.prepare(heron, List.of(), Set.of(), CancelIndicator.NullImpl);
		return prepared instanceof Prepared.Ready<Rules>(Rules rules) ? rules : fail(prepared.toString());
	}

	private SimulatedPack simulated() {
		Prepared<SimulatedPack> prepared = preparer.games(heron, List.of(), CancelIndicator.NullImpl);
		return prepared instanceof Prepared.Ready<SimulatedPack>(SimulatedPack games) ? games : fail(prepared.toString());
	}

	private static String title(Rules rules) {
		return rules.program().world().game().title();
	}

	private Path write(String pack, String text) throws IOException {
		Path folder = Files.createDirectories(library.resolve(pack));
		Files.writeString(folder.resolve("pack.hull"), text);
		return folder;
	}

	/** Only what was written a while before it is read is kept. */
	private void age() throws IOException {
		FileTime before = FileTime.fromMillis(0);
		try (var files = Files.walk(library)) {
			for (Path file : files.toList()) {
				Files.setLastModifiedTime(file, before);
			}
		}
	}

	/** Nobody waits for these tests. */
	private static final class Unheard implements PackTester.Progress {

		@Override
		public void began(int tests) {
			// nothing to show
		}

		@Override
		public void ranOne() {
			// nothing to show
		}
	}
}
