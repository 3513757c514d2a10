package org.hullwright.playtest.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.engine.state.Sight;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.fixture.LanternCaves.Table;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.timeline.StoryBuilder.Telling;
import org.hullwright.playtest.timeline.StoryEntry.Nature;
import org.junit.jupiter.api.Test;

class StoryBuilderTest {

	private final Moment end = LanternCaves.begun().toTheEnd();

	private List<StoryEntry> story(Telling telling, Sight sight) {
		return new StoryBuilder(end.game(), telling, sight).tell(end.events());
	}

	private List<StoryEntry> outline() {
		return story(Telling.OUTLINE, new Sight.Everything());
	}

	private static Stream<StoryEntry> all(List<StoryEntry> entries) {
		return entries.stream().flatMap(entry -> Stream.concat(Stream.of(entry), all(entry.children())));
	}

	@Test
	void a_story_is_told_by_rounds_after_the_set_up() {
		assertEquals(List.of("Set-up", "Round 1", "Round 2", "Round 3", "Round 4", "Round 5"),
				outline().stream().map(StoryEntry::text).limit(6).toList());
	}

	@Test
	void a_round_is_told_by_its_phases_and_these_by_their_steps() {
		StoryEntry round = outline().get(1);
		assertEquals(List.of("Dusk", "Night"), round.children().stream().map(StoryEntry::text).toList());
		assertEquals(List.of("Walking", "Lamps"), round.children().getFirst().children().stream().map(StoryEntry::text).toList());
	}

	@Test
	void every_decision_is_told_once_in_order_with_its_seat() {
		List<StoryEntry> decisions = all(outline()).filter(entry -> entry.nature() == Nature.DECISION).toList();
		assertEquals(end.line().taken().size(), decisions.size());
		for (int number = 0; number < decisions.size(); number++) {
			assertEquals(number, decisions.get(number).decision().orElseThrow());
			assertEquals(end.line().taken().get(number).seat(), decisions.get(number).seat().orElseThrow());
		}
	}

	@Test
	void what_is_told_knows_the_text_that_made_it_happen() {
		assertTrue(all(outline()).filter(entry -> entry.nature() != Nature.ROUND).allMatch(entry -> entry.source().line() > 0));
	}

	@Test
	void single_changes_are_told_on_demand_only() {
		assertFalse(all(outline()).anyMatch(entry -> entry.nature() == Nature.CHANGE));
		assertTrue(all(story(Telling.EVERYTHING, new Sight.Everything())).anyMatch(entry -> entry.text().equals("Hour is now 2")));
	}

	@Test
	void a_number_of_a_figure_is_told_without_a_verb_that_its_label_might_not_agree_with() {
		List<String> told = all(story(Telling.EVERYTHING, new Sight.Everything())).map(StoryEntry::text)
				.filter(text -> text.contains(": courage ")).toList();
		assertFalse(told.isEmpty());
		assertTrue(told.stream().allMatch(text -> text.matches(".+: courage now [0-5]")), told::toString);
	}

	@Test
	void what_is_named_can_be_looked_at_and_what_is_not_cannot() {
		List<StoryEntry> drawn = all(story(Telling.OUTLINE, new Sight.OfSeats(Set.of(1)))).filter(entry -> entry.nature() == Nature.DRAWN)
				.toList();
		assertTrue(drawn.stream().anyMatch(entry -> entry.piece().isPresent()));
		assertTrue(drawn.stream().allMatch(entry -> entry.piece().isPresent() == entry.piece().stream()
				.anyMatch(piece -> entry.text().startsWith(end.game().title(piece)))));
	}

	@Test
	void a_card_that_another_player_draws_is_not_named() {
		List<StoryEntry> everything = story(Telling.EVERYTHING, new Sight.Everything());
		List<StoryEntry> seen = story(Telling.EVERYTHING, new Sight.OfSeats(Set.of(1)));
		assertEquals(3, all(everything).filter(entry -> entry.text().matches("(Step|Rest) goes to Salt Diver: hand")).count());
		assertEquals(0, all(seen).filter(entry -> entry.text().matches("(Step|Rest) goes to Salt Diver: hand")).count());
		assertEquals(3, all(seen).filter(entry -> entry.text().equals("A piece goes to Salt Diver: hand")).count());
	}

	@Test
	void what_was_taken_without_asking_is_told_with_its_player() {
		String bare = LanternCaves.text().replace("option \"Save it\" { }", "");
		Table table = new Table(LanternCaves.setup(1), LanternCaves.rules(bare));
		table.start(Line.fresh(Set.of(1)));
		Moment next = table.after(session -> session.choose(0));
		List<StoryEntry> told = all(new StoryBuilder(next.game(), Telling.OUTLINE, new Sight.Everything()).tell(next.events()))
				.filter(entry -> entry.nature() == Nature.ONLY_OPTION).toList();
		assertEquals(List.of("Light a lamp? → Light a lamp (the only option)", "Light a lamp? → Light a lamp (the only option)"),
				told.stream().map(StoryEntry::text).toList());
		assertEquals(List.of(1, 2), told.stream().map(entry -> entry.seat().orElseThrow()).toList());
		assertTrue(told.stream().allMatch(entry -> entry.decision().isEmpty()));
	}

	@Test
	void what_was_drawn_is_told_without_asking_for_every_change() {
		assertTrue(all(outline()).anyMatch(
				entry -> entry.nature() == Nature.DRAWN && entry.text().matches("(Step|Rest) is drawn from Salt Diver: actions")));
		assertTrue(all(outline()).anyMatch(entry -> entry.nature() == Nature.ROLLED));
	}

	@Test
	void cards_that_nobody_sees_are_drawn_as_one_line() {
		List<StoryEntry> seen = story(Telling.OUTLINE, new Sight.OfSeats(Set.of(1)));
		assertEquals(1, all(seen).filter(entry -> entry.text().equals("3 cards are drawn from Salt Diver: actions")).count());
	}

	@Test
	void a_story_tells_who_decided_what_and_not_by_which_procedures() {
		List<StoryEntry> told = all(story(Telling.STORY, new Sight.Everything())).toList();
		assertTrue(told.stream().noneMatch(entry -> entry.nature() == Nature.PROCEDURE));
		assertTrue(told.stream().filter(entry -> entry.nature() == Nature.DECISION)
				.allMatch(entry -> entry.text().matches("(Keeper|Salt Diver): .+") && !entry.text().contains("→")), told::toString);
	}

	@Test
	void a_story_has_no_headings_under_which_nothing_is_told() {
		List<StoryEntry> headings = all(story(Telling.STORY, new Sight.Everything()))
				.filter(entry -> entry.nature() == Nature.PHASE || entry.nature() == Nature.STEP).toList();
		assertTrue(headings.stream().anyMatch(heading -> heading.text().equals("Walking")));
		assertEquals(List.of(), headings.stream().filter(heading -> heading.children().isEmpty()).map(StoryEntry::text).toList());
	}

	@Test
	void a_story_counts_what_is_laid_out_in_the_set_up_and_keeps_the_single_pieces_in_it() {
		String text = LanternCaves.text().replace("place Web in Mouth", """
			move Grotto to (the first space in Caves)  move Lake to (the last space in Caves)
			place Tunnel in (the first path in Caves)  place Web in Mouth  say "All is laid out"
			""");
		Table table = new Table(LanternCaves.setup(1), LanternCaves.rules(text));
		Moment begun = table.start(Line.fresh(Set.of(1)));
		List<StoryEntry> told = new StoryBuilder(begun.game(), Telling.STORY, new Sight.Everything()).tell(begun.events()).getFirst()
				.children();
		StoryEntry laid = told.stream().filter(entry -> entry.isSum() && entry.nature() == Nature.CHANGE).findFirst()
				.orElseThrow();
		assertEquals("2 Rooms, 1 Corridor and 1 Token are placed", laid.text());
		assertEquals(4, laid.children().size());
		assertTrue(laid.children().stream().allMatch(entry -> entry.piece().isPresent()));
		assertTrue(told.stream().anyMatch(entry -> entry.text().equals("Keeper appears in The Landing")), told::toString);
	}

	@Test
	void a_story_tells_what_is_moved_on_the_boards() {
		List<String> moved = all(story(Telling.STORY, new Sight.Everything())).filter(entry -> entry.nature() == Nature.CHANGE)
				.map(StoryEntry::text).toList();
		assertTrue(moved.stream().anyMatch(text -> text.matches("(Keeper|Salt Diver) goes to .+")), moved::toString);
	}
}
