package org.hullwright.playtest.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.hullwright.engine.game.Taken;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.fixture.LanternCaves.Table;
import org.hullwright.playtest.line.Branch;
import org.hullwright.playtest.line.Branches;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.line.ResumedGame;
import org.hullwright.playtest.line.SeatDecision;
import org.hullwright.playtest.preparation.Rules;
import org.junit.jupiter.api.Test;

/** Rules are changed while a game is played by them, or while it lies on disk. */
class ChangedRulesTest {

	private static final String LAMPS = "choose by c \"Light a lamp?\" {";
	/** Asks first whether the lamp is shielded, with as many options as the question after it. */
	private static final Rules WITH_SHIELD = LanternCaves.rules(LanternCaves.text().replace(LAMPS,
			"choose by c \"Shield the lamp?\" { option \"Yes\" { } option \"No\" { } }\n" + LAMPS));
	private static final Rules SHORTER = LanternCaves.rules(LanternCaves.text().replace("if Hour = 6", "if Hour = 2"));

	private final Table table = LanternCaves.begun();

	private Question question() {
		return table.moment().question().orElseThrow();
	}

	private Moment answer(String label) {
		int option = question().choices().stream().filter(choice -> choice.label().equals(label)).findFirst().orElseThrow().number();
		return table.after(session -> session.choose(option));
	}

	private Moment changeRules(Rules rules) {
		return table.after(session -> session.changeRules(rules));
	}

	private static List<String> labels(Line line) {
		return line.taken().stream().map(taken -> taken.taken().label()).toList();
	}

	@Test
	void an_answer_to_one_question_is_not_taken_for_one_to_a_new_question() {
		answer("Stay");
		answer("Light a lamp");
		int before = table.moment().line().taken().size();

		Moment changed = changeRules(WITH_SHIELD);

		assertEquals("Shield the lamp?", question().prompt());
		assertTrue(changed.line().taken().size() < before);
		assertEquals("Stay", labels(changed.line()).getFirst());
	}

	@Test
	void what_could_not_be_carried_over_is_told_and_kept_as_a_line_of_play() {
		answer("Stay");
		Line before = answer("Light a lamp").line();

		String notice = changeRules(WITH_SHIELD).notice().orElseThrow();

		assertTrue(notice.contains("\"Light a lamp?\", was answered with \"Light a lamp\"; now \"Shield the lamp?\" is asked there"),
				notice);
		assertTrue(notice.endsWith("As it was, the game is kept among the lines of play as \"Line 1\"."), notice);
		assertEquals(List.of(new Branch("Line 1", before)), table.session().branches());
		assertEquals("Line 2", table.session().lineName());
	}

	@Test
	void what_fits_goes_on_in_the_same_line_of_play() {
		answer("Stay");
		answer("Light a lamp");
		Rules louder = LanternCaves.rules(LanternCaves.text().replace("finds {room}", "comes to {room}"));

		Moment changed = changeRules(louder);

		assertTrue(changed.notice().orElseThrow().startsWith("The rules were saved."), changed.notice()::toString);
		assertEquals(List.of(), table.session().branches());
		assertEquals("Where to?", question().prompt());
	}

	@Test
	void a_game_that_is_over_sooner_now_is_told_and_kept() {
		Moment end = table.toTheEnd();
		int taken = end.line().taken().size();

		Moment changed = changeRules(SHORTER);

		assertTrue(changed.outcome().isPresent());
		String notice = changed.notice().orElseThrow();
		assertTrue(notice.contains("the game is over after " + changed.line().at() + " decisions now, and " + taken + " were taken"),
				notice);
		assertEquals(1, table.session().branches().size());
	}

	@Test
	void what_lies_ahead_of_where_somebody_went_back_to_stays_when_an_option_is_new() {
		answer("Stay");
		answer("Light a lamp");
		table.after(PlaySession::undo);
		int ahead = table.moment().line().taken().size();
		Rules third = LanternCaves.rules(LanternCaves.text().replace("option \"Stay\"", "option \"Sing\" { }\n\t\t\t\toption \"Stay\""));

		Moment changed = changeRules(third);

		assertEquals("Light a lamp?", question().prompt());
		assertEquals(ahead, changed.line().taken().size());
		assertEquals(List.of(), table.session().branches());
	}

	@Test
	void a_game_from_a_file_tells_what_differs_and_what_no_longer_fits() {
		answer("Stay");
		Moment left = answer("Light a lamp");
		Table resumed = new Table(LanternCaves.setup(1), WITH_SHIELD);

		resumed.begin(session -> session
				.start(new ResumedGame(left.line(), Branches.first(), left.record().fingerprint(), "It was played with other lamps.")));

		String notice = resumed.moment().notice().orElseThrow();
		assertTrue(notice.startsWith("It was played with other lamps. The rules have changed since this game was played: "), notice);
		assertTrue(notice.contains("now \"Shield the lamp?\" is asked there"), notice);
		assertEquals(List.of(new Branch("Line 1", left.line())), resumed.session().branches());
	}

	@Test
	void a_game_that_was_recorded_without_words_goes_on_in_the_same_line_of_play() {
		answer("Stay");
		Moment left = answer("Light a lamp");
		Line numbers = new Line(
				left.line().taken().stream().map(taken -> new SeatDecision(0, new Taken(taken.taken().option(), taken.taken().of(), "")))
						.toList(),
				left.line().at(), Set.of(1));
		Table resumed = new Table(LanternCaves.setup(1));

		Moment on = resumed.start(numbers);

		assertEquals(labels(left.line()), labels(on.line()));
		assertEquals(List.of(), resumed.session().branches());
		assertEquals(Optional.empty(), on.notice());
	}

	@Test
	void a_game_in_the_words_of_another_language_goes_on_by_the_same_rules() {
		answer("Stay");
		Moment left = answer("Light a lamp");
		List<SeatDecision> translated = left.line().taken().stream()
				.map(taken -> new SeatDecision(taken.seat(), inAnotherLanguage(taken.taken()))).toList();
		ResumedGame game = new ResumedGame(new Line(translated, translated.size(), Set.of(1)), Branches.first(),
				left.record().fingerprint(), "");
		Table resumed = new Table(LanternCaves.setup(1));

		resumed.begin(session -> session.start(game));

		assertEquals(labels(left.line()), labels(resumed.moment().line()));
		assertEquals(List.of(), resumed.session().branches());
	}

	private static Taken inAnotherLanguage(Taken taken) {
		return new Taken(taken.option(), taken.of(), "l'" + taken.label(), taken.seat(), "la " + taken.prompt());
	}
}
