package org.hullwright.playtest.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.engine.state.Sight;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.fixture.LanternCaves.Table;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.junit.jupiter.api.Test;

/** What was played is kept when the player goes back and decides otherwise. */
class BranchesTest {

	private final Table table = LanternCaves.begun();

	private PlaySession session() {
		PlaySession[] found = new PlaySession[1];
		table.now(session -> found[0] = session);
		return found[0];
	}

	private void decideOtherwise() {
		int last = table.moment().question().orElseThrow().choices().size() - 1;
		table.after(session -> session.choose(0));
		table.after(PlaySession::undo);
		table.after(session -> session.choose(last));
	}

	@Test
	void the_line_that_was_left_is_kept() {
		decideOtherwise();
		assertEquals(List.of("Line 1"), session().branches().stream().map(Branch::name).toList());
		assertEquals("Line 2", session().lineName());
	}

	@Test
	void going_back_alone_leaves_nothing() {
		table.after(session -> session.choose(0));
		table.after(PlaySession::undo);
		assertEquals(List.of(), session().branches());
		assertEquals("Line 1", session().lineName());
	}

	@Test
	void a_line_that_was_left_is_gone_on_with_and_the_other_kept() {
		decideOtherwise();
		Line second = table.moment().line();
		Moment back = table.after(session -> session.switchTo(session.branches().getFirst()));
		assertEquals(0, back.line().taken().getFirst().taken().option());
		assertEquals("Line 1", session().lineName());
		assertEquals(List.of(new Branch("Line 2", second)), session().branches());
	}

	@Test
	void a_line_can_be_named_but_not_like_another_one() {
		decideOtherwise();
		session().nameLine("Line 1");
		assertEquals("Line 2", session().lineName());
		session().nameLine("The quiet way");
		assertEquals("The quiet way", session().lineName());
	}

	@Test
	void two_lines_differ_in_what_was_done() {
		decideOtherwise();
		List<Moment> seen = new ArrayList<>();
		table.aside(session -> session.lookAt(session.branches().getFirst(), seen::add));
		List<GameDifference> differences = new GameComparison(table.moment().game().seenWith(new Sight.Everything()),
				seen.getFirst().game().seenWith(new Sight.Everything())).differences();
		assertTrue(
				differences.stream().anyMatch(difference -> difference.what().equals("Keeper") && difference.here().equals("The Landing")),
				differences::toString);
	}

	@Test
	void the_farthest_moment_stays_known_after_going_back() {
		Moment far = table.after(session -> session.choose(0));
		table.after(PlaySession::undo);
		assertEquals(far.line().at(), session().furthest().orElseThrow().line().at());
	}
}
