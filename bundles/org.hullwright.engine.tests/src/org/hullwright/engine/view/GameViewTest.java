package org.hullwright.engine.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Set;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Journal;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Composition;
import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.engine.tree.World.Zone.Form;
import org.hullwright.engine.view.GameView.PieceView;
import org.hullwright.engine.view.GameView.ValueView;
import org.hullwright.engine.view.GameView.ZoneView;
import org.junit.jupiter.api.Test;

class GameViewTest {

	private static final int CARDS = 12;

	private final TestWorld builder = new TestWorld();
	private final int hero = builder.kind("hero");
	private final int strength = builder.state("strength", hero, 0, 9);
	private final int intention = builder.hiddenState("intention", hero);
	private final int round = builder.state("round");
	private final int hand = builder.zone("hand", hero, Form.AREA, Visibility.OWNER);
	private final int back = builder.zone("back", hero, Form.AREA, Visibility.NOBODY);
	private final int ann = builder.component("Ann", hero, 1);
	private final int bob = builder.component("Bob", hero, 1);
	private final int[] cards = cards();
	private final int[] street = builder.row("Street", 2);
	private final int deck = builder.deck("Trouble", new Composition(cards[0], 1), new Composition(cards[1], 1));
	private final Program program = builder.program();
	private final Layout layout = program.layout();
	private final GameState state = program.tables().start().begin(1, Journal.Story.NONE);

	GameViewTest() {
		heroOf(ann, 0);
		heroOf(bob, 1);
	}

	private int[] cards() {
		int[] designs = new int[CARDS];
		for (int card = 0; card < CARDS; card++) {
			designs[card] = builder.component("Card " + card, TestWorld.PIECE, 1);
		}
		return designs;
	}

	private void heroOf(int design, int player) {
		state.move(0, player, layout.seats(), false);
		state.move(0, piece(design), layout.zone(street[0], World.CONTENTS), false);
		state.set(0, piece(design), TestWorld.OWNER, player);
	}

	private int piece(int design) {
		return builder.piece(design, 0);
	}

	private int handOf(int design) {
		return layout.zone(piece(design), hand);
	}

	private void put(int card, int zone) {
		state.move(0, piece(cards[card]), zone, false);
	}

	private GameView seat(int seat) {
		return GameView.forSeat(program, state, seat);
	}

	private static ZoneView zone(GameView view, int number) {
		return view.zones().stream().filter(zone -> zone.zone() == number).findFirst().orElseThrow();
	}

	@Test
	void a_piece_is_told_by_what_is_printed_and_what_has_changed() {
		state.set(0, piece(ann), strength, 4);
		PieceView seen = seat(2).pieces().get(piece(ann));
		assertEquals("Ann", seen.title());
		assertEquals("hero", seen.kind());
		assertEquals(1, seen.owner());
		assertEquals(street[0], seen.holder());
		assertTrue(seen.states().contains(new ValueView(strength, "strength", List.of("4"), List.of(4))));
		int player = state.get(piece(ann), TestWorld.OWNER);
		assertTrue(seen.states().contains(new ValueView(TestWorld.OWNER, "owner", List.of("Player 1"), List.of(player))));
	}

	@Test
	void the_values_of_the_game_are_told() {
		state.set(0, round, 7);
		assertEquals(List.of(new ValueView(round, "round", List.of("7"), List.of(7))), seat(1).values());
	}

	@Test
	void boards_are_told_with_their_spaces_and_paths() {
		assertEquals(1, seat(1).boards().size());
		assertEquals(Set.of("Street 0", "Street 1", "Street 2"),
				Set.of(seat(1).pieces().get(street[0]).title(), seat(1).pieces().get(street[1]).title(),
						seat(1).pieces().get(street[2]).title()));
	}

	@Test
	void a_hand_is_seen_by_its_owner_alone_but_everybody_may_count_it() {
		put(3, handOf(ann));
		assertEquals(List.of(piece(cards[3])), zone(seat(1), handOf(ann)).pieces());
		ZoneView seen = zone(seat(2), handOf(ann));
		assertFalse(seen.seen());
		assertEquals(1, seen.count());
		assertFalse(seat(2).pieces().containsKey(piece(cards[3])));
	}

	@Test
	void a_deck_is_counted_and_its_discards_are_seen() {
		int pile = layout.zone(deck);
		put(1, layout.discards(pile));
		assertEquals(List.of(), zone(seat(1), pile).pieces());
		assertEquals(1, zone(seat(1), pile).count());
		assertEquals(List.of(piece(cards[1])), zone(seat(1), layout.discards(pile)).pieces());
	}

	@Test
	void what_went_into_the_supply_unseen_is_not_told_by_which_supply_it_is() {
		put(3, handOf(ann));
		put(4, handOf(ann));
		int before = seat(2).zones().size();
		put(3, layout.supply(cards[3]));
		assertEquals(before, seat(2).zones().size());
		assertEquals(List.of(), seat(2).zones().stream().filter(zone -> zone.zone() == layout.supply(cards[3])).toList());
	}

	@Test
	void what_everybody_saw_go_into_the_supply_is_counted() {
		put(3, layout.zone(street[1], World.CONTENTS));
		put(3, layout.supply(cards[3]));
		assertEquals(1, zone(seat(2), layout.supply(cards[3])).count());
	}

	@Test
	void what_comes_out_of_the_supply_is_counted_again_when_it_is_put_back_openly() {
		put(3, handOf(ann));
		put(3, layout.supply(cards[3]));
		put(3, layout.zone(street[1], World.CONTENTS));
		put(3, layout.supply(cards[3]));
		assertEquals(1, zone(seat(2), layout.supply(cards[3])).count());
	}

	@Test
	void what_lies_on_a_hidden_piece_is_hidden_with_it() {
		put(3, handOf(ann));
		put(4, layout.zone(piece(cards[3]), World.CONTENTS));
		assertTrue(seat(1).pieces().containsKey(piece(cards[4])));
		assertFalse(seat(2).pieces().containsKey(piece(cards[4])));
		assertTrue(seat(2).zones().stream().noneMatch(zone -> Objects.equals(zone.holder(), piece(cards[3]))));
	}

	@Test
	void nobody_sees_what_nobody_may_see_except_who_sees_everything() {
		put(3, layout.zone(piece(ann), back));
		assertFalse(seat(1).pieces().containsKey(piece(cards[3])));
		assertTrue(GameView.of(program, state, new Sight.Everything()).pieces().containsKey(piece(cards[3])));
	}

	@Test
	void who_was_shown_a_card_of_a_deck_sees_that_card_alone() {
		state.reveal(0, piece(cards[1]), Seats.of(1));
		assertEquals(List.of(piece(cards[1])), zone(seat(1), layout.zone(deck)).pieces());
		assertEquals(2, zone(seat(1), layout.zone(deck)).count());
		assertEquals(List.of(), zone(seat(2), layout.zone(deck)).pieces());
	}

	@Test
	void a_hidden_piece_is_counted_where_it_lies_and_not_told() {
		int open = layout.zone(street[0], World.CONTENTS);
		int before = zone(seat(1), open).count();
		put(5, open);
		state.hide(0, piece(cards[5]));
		assertEquals(before + 1, zone(seat(1), open).count());
		assertFalse(seat(1).pieces().containsKey(piece(cards[5])));
		state.reveal(0, piece(cards[5]), Seats.ALL);
		assertTrue(seat(1).pieces().containsKey(piece(cards[5])));
	}

	@Test
	void a_hidden_state_is_told_to_its_owner_alone() {
		ValueView plan = new ValueView(intention, "intention", List.of("7"), List.of(7));
		state.set(0, piece(ann), intention, 7);
		assertTrue(seat(1).pieces().get(piece(ann)).states().contains(plan));
		assertFalse(seat(2).pieces().get(piece(ann)).states().stream().anyMatch(value -> value.property() == intention));
	}

	@Test
	void seats_together_see_what_each_of_them_sees() {
		put(3, handOf(ann));
		put(4, handOf(bob));
		GameView both = GameView.of(program, state, new Sight.OfSeats(Set.of(1, 2)));
		assertTrue(both.pieces().containsKey(piece(cards[3])) && both.pieces().containsKey(piece(cards[4])));
		GameView nobody = GameView.of(program, state, new Sight.OfSeats(Set.of()));
		assertFalse(nobody.pieces().containsKey(piece(cards[3])) || nobody.pieces().containsKey(piece(cards[4])));
	}

	@Property
	void what_changes_places_unseen_changes_nothing_that_is_seen(@ForAll @IntRange(min = 0, max = CARDS - 1) int one,
			@ForAll @IntRange(min = 0, max = CARDS - 1) int other) {
		List<Integer> hiddenFromFirst = List.of(handOf(bob), layout.zone(deck), layout.zone(piece(ann), back), layout.table(),
				layout.box());
		for (int card = 0; card < CARDS; card++) {
			put(card, hiddenFromFirst.get(card % hiddenFromFirst.size()));
		}
		GameView before = seat(1);
		GameView all = GameView.of(program, state, new Sight.Everything());
		int zoneOfOne = state.zoneOf(piece(cards[one]));
		put(one, state.zoneOf(piece(cards[other])));
		put(other, zoneOfOne);
		assertEquals(before, seat(1));
		if (zoneOfOne != state.zoneOf(piece(cards[one]))) {
			assertNotEquals(all, GameView.of(program, state, new Sight.Everything()));
		}
	}
}
