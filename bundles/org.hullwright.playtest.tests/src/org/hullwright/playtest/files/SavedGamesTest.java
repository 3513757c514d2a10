package org.hullwright.playtest.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Taken;
import org.hullwright.playtest.files.SavedGames.Saved;
import org.hullwright.playtest.line.Branch;
import org.hullwright.playtest.line.Branches;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.line.SeatDecision;
import org.hullwright.playtest.setup.Bot;
import org.hullwright.playtest.setup.PlaySetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SavedGamesTest {

	@TempDir
	Path folder;

	private static final PlaySetup SETUP = new PlaySetup(Path.of("/packs/lanterns"), Set.of("Storm"), 3, List.of("Windy"),
			"Short", -12, Set.of(1, 3));
	private static final List<Taken> DECISIONS = List.of(new Taken(4, 5, "Stay"), Taken.option(0));
	private static final GameRecord RECORD = new GameRecord("lanterns", "1.0.0", "abc", List.of(), SETUP.options(), DECISIONS, List.of(),
			0);
	private static final Line LINE = new Line(DECISIONS.stream().map(taken -> new SeatDecision(0, taken)).toList(), 2, Set.of(1, 3));
	private static final Saved SAVED = new Saved(SETUP, Branches.first(), LINE, RECORD);
	private static final Branch LEFT = new Branch("The cautious way",
			new Line(List.of(new SeatDecision(0, Taken.option(3))), 1, Set.of(1, 3)));

	@Test
	void a_saved_game_is_read_as_it_was_written() throws IOException {
		new SavedGames(folder).save(SETUP, RECORD, Branches.first(), LINE);
		assertEquals(Optional.of(SAVED), new SavedGames(folder).load());
	}

	@Test
	void how_bots_decide_is_kept_with_it() throws IOException {
		PlaySetup setup = SETUP.decidedBy(SETUP.persons(), Map.of(2, Bot.GOALS));
		new SavedGames(folder).save(setup, RECORD, Branches.first(), LINE);
		assertEquals(Optional.of(setup), new SavedGames(folder).load().map(Saved::setup));
	}

	@Test
	void there_is_no_game_before_one_was_saved_or_after_it_was_forgotten() throws IOException {
		SavedGames saved = new SavedGames(folder.resolve("later"));
		assertEquals(Optional.empty(), saved.load());
		saved.save(SETUP, RECORD, Branches.first(), LINE);
		saved.forget();
		assertEquals(Optional.empty(), saved.load());
	}

	@Test
	void a_game_with_other_persons_replaces_the_one_before() throws IOException {
		SavedGames saved = new SavedGames(folder);
		saved.save(SETUP, RECORD, Branches.first(), LINE);
		PlaySetup other = new PlaySetup(SETUP.pack(), Set.of(), 2, List.of(), null, 5, Set.of(2));
		GameRecord record = new GameRecord("lanterns", "1.0.0", "abc", List.of(), other.options(), List.of(), List.of(), 0);
		saved.save(other, record, Branches.first(), Line.fresh(Set.of(2)));
		assertEquals(Optional.of(new Saved(other, Branches.first(), Line.fresh(Set.of(2)), record)), saved.load());
	}

	@Test
	void the_ways_that_were_left_and_what_lies_ahead_are_kept() throws IOException {
		Line ahead = LINE.with(new SeatDecision(0, new Taken(1, 2, "Save it"))).standingAt(2);
		Branches branches = new Branches("Line 3", List.of(LEFT, new Branch("Line 2", LINE)), 3);
		new SavedGames(folder).save(SETUP, RECORD, branches, ahead);
		assertEquals(Optional.of(new Saved(SETUP, branches, ahead, RECORD)), new SavedGames(folder).load());
	}

	@Test
	void ways_that_do_not_belong_to_the_record_are_passed_over() throws IOException {
		new SavedGames(folder).save(SETUP, RECORD, new Branches("Line 2", List.of(LEFT), 2), LINE);
		Path lines = folder.resolve("lines.txt");
		Files.writeString(lines, Files.readString(lines).replace("Stay", "Go"));
		assertEquals(Optional.of(SAVED), new SavedGames(folder).load());
		Files.writeString(lines, "2\nLine 2\t{");
		assertEquals(Optional.of(SAVED), new SavedGames(folder).load());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{", "{}", "null", "[1, 2]", "pack lanterns" })
	void a_damaged_record_is_treated_as_none(String text) throws IOException {
		new SavedGames(folder).save(SETUP, RECORD, Branches.first(), LINE);
		Files.writeString(folder.resolve("game.json"), text);
		assertEquals(Optional.empty(), new SavedGames(folder).load());
	}

	@Test
	void a_record_without_its_persons_is_treated_as_none() throws IOException {
		new SavedGames(folder).save(SETUP, RECORD, Branches.first(), LINE);
		Files.delete(folder.resolve("persons.txt"));
		assertEquals(Optional.empty(), new SavedGames(folder).load());
	}
}
