package org.hullwright.playtest.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.game.Opening;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.lang.ide.answer.StartingPoint.What;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.preparation.PackOffer.Named;
import org.hullwright.playtest.preparation.PackOffer.Playable;
import org.hullwright.playtest.preparation.PackOffer.Start;
import org.hullwright.playtest.preparation.PackOffer.Unplayable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackPreparerTest {

	@TempDir
	Path folder;

	private PackOffer offer(String text) throws IOException {
		Files.writeString(folder.resolve("pack.hull"), text);
		return LanternCaves.PREPARER.offer(folder, List.of(), CancelIndicator.NullImpl);
	}

	@Test
	void a_pack_offers_what_can_be_chosen_for_a_game() throws IOException {
		Playable offered = assertInstanceOf(Playable.class, offer(LanternCaves.text()));
		assertEquals("Lantern Caves", offered.title());
		assertEquals(1, offered.fewestPlayers());
		assertEquals(2, offered.mostPlayers());
		assertEquals(List.of(new Named("Windy", "Windy mode")), offered.modes());
	}

	@Test
	void the_expansions_of_a_pack_that_only_changes_a_game_are_usually_on() throws IOException {
		assertEquals(Set.of(), assertInstanceOf(Playable.class, offer(LanternCaves.text())).usual());
		Path base = Files.createDirectory(folder.resolve("lanterns"));
		Files.writeString(base.resolve("pack.hull"), LanternCaves.text());
		Path changes = Files.createDirectory(folder.resolve("changes"));
		Files.writeString(changes.resolve("pack.hull"),
				"pack changes { version 1.0.0 requires lanterns }\nexpansion Own { after SetUp { say \"odd\" } }\n");
		Playable offered = assertInstanceOf(Playable.class,
				LanternCaves.PREPARER.offer(changes, List.of(folder), CancelIndicator.NullImpl));
		assertEquals(Set.of("Own"), offered.usual());
	}

	@Test
	void each_start_has_its_own_expansions_and_the_plain_one_none_that_only_go_on_after_a_game() throws IOException {
		Path base = Files.createDirectory(folder.resolve("lanterns"));
		Files.writeString(base.resolve("pack.hull"), LanternCaves.text());
		Path changes = Files.createDirectory(folder.resolve("changes"));
		Files.writeString(changes.resolve("pack.hull"), """
			pack changes { version 1.0.0 requires lanterns }
			expansion Hunt { }
			expansion Epilogue { }
			expansion Clock { }
			scenario TheHunt "The hunt" modes Windy expansions Hunt { }
			scenario Afterwards "Afterwards" after a game expansions Epilogue { }
			""");
		Playable offered = assertInstanceOf(Playable.class,
				LanternCaves.PREPARER.offer(changes, List.of(folder), CancelIndicator.NullImpl));
		assertEquals(Set.of("Hunt", "Clock"), offered.usual());
		assertEquals(List.of("The hunt", "Afterwards"), offered.scenarios().stream().map(Start::title).toList());
		assertEquals(Set.of("Hunt", "Clock"), offered.usual(offered.scenarios().getFirst()));
		assertEquals(Set.of("Epilogue", "Clock"), offered.usual(offered.scenarios().getLast()));
		assertEquals(Set.of("Windy"), offered.scenarios().getFirst().modes());
	}

	@Test
	void a_pack_with_an_error_is_not_offered_and_the_error_knows_its_place() throws IOException {
		Unplayable broken = assertInstanceOf(Unplayable.class, offer(LanternCaves.text().replace("place Grey in r", "place Gray in r")));
		PackProblem problem = broken.problems().getFirst();
		int line = (int) LanternCaves.text().substring(0, LanternCaves.text().indexOf("place Grey in r")).lines().count();
		assertEquals("pack.hull", problem.place().file());
		assertEquals(line, problem.place().line());
	}

	@Test
	void a_pack_without_a_game_is_not_offered() throws IOException {
		Unplayable broken = assertInstanceOf(Unplayable.class,
				offer("pack scraps { version 1.0.0 licence \"CC0-1.0\" requires core from 0.1.0 below 1.0.0 }"));
		assertEquals("Neither this pack nor one it requires says how the game goes: a “game” is missing.",
				broken.problems().getLast().message());
	}

	@Test
	void a_pack_with_an_error_is_not_prepared() throws IOException {
		Files.writeString(folder.resolve("pack.hull"), LanternCaves.text().replace("place Grey in r", "place Gray in r"));
		assertInstanceOf(Prepared.Broken.class, LanternCaves.PREPARER.prepare(folder, List.of(), Set.of(), CancelIndicator.NullImpl));
	}

	@Test
	void a_game_begins_from_a_component_with_all_seats_persons() throws IOException {
		Files.writeString(folder.resolve("pack.hull"), LanternCaves.text());
		GameStart ready = started(prepare(What.COMPONENT, "Lake"));
		assertEquals(Optional.of(new Opening.Tryout("Lake")), ready.setup().opening());
		assertEquals(Set.of(1), ready.setup().persons());
	}

	@Test
	void a_game_begins_with_what_a_test_is_given_and_as_many_players() throws IOException {
		Files.writeString(folder.resolve("pack.hull"),
				LanternCaves.text() + "test \"late\" { given players 2 { set Hour to 3 } then { expect Hour = 3 } }\n");
		GameStart ready = started(prepare(What.TEST, "late"));
		assertEquals(Optional.of(new Opening.Given("late")), ready.setup().opening());
		assertEquals(Set.of(1, 2), ready.setup().persons());
	}

	@Test
	void a_game_begins_with_the_setup_of_a_scenario() throws IOException {
		Files.writeString(folder.resolve("pack.hull"), LanternCaves.text() + "scenario Gale \"Gale\" modes Windy { set Hour to 2 }\n");
		GameStart ready = started(prepare(What.SCENARIO, "Gale"));
		assertEquals(Optional.of("Gale"), ready.setup().scenario());
		assertEquals(List.of("Windy"), ready.setup().modes());
		assertEquals(Optional.empty(), ready.setup().opening());
	}

	private Prepared<GameStart> prepare(What what, String name) {
		return LanternCaves.PREPARER.prepare(new StartingPoint(what, name, new TextRange(0, 0), new TextRange(0, 0)), folder, List.of(),
				CancelIndicator.NullImpl);
	}

	private static GameStart started(Prepared<GameStart> prepared) {
		return switch (prepared) {
			case Prepared.Ready<GameStart>(GameStart start) -> start;
			case Prepared.Broken<GameStart> broken -> throw new AssertionError(broken.problems());
		};
	}
}
