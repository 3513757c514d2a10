package org.hullwright.server.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.hullwright.server.fixture.Bluff;
import org.hullwright.server.protocol.RequestParameters.Answer;
import org.hullwright.server.protocol.RequestParameters.EventsAfter;
import org.hullwright.server.protocol.RequestParameters.GoBack;
import org.hullwright.server.protocol.RequestParameters.Held;
import org.hullwright.server.protocol.RequestParameters.Resume;
import org.hullwright.server.protocol.RequestParameters.Start;
import org.hullwright.server.protocol.Responses.Changed;
import org.hullwright.server.protocol.Responses.EventEntry;
import org.hullwright.server.protocol.Responses.PackEntry;
import org.hullwright.server.protocol.Responses.PieceEntry;
import org.hullwright.server.protocol.Responses.Seen;
import org.hullwright.server.protocol.Responses.StandingEntry;
import org.hullwright.server.protocol.Responses.Started;
import org.hullwright.server.protocol.Responses.ValueEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;

/** What a front end is told, and what it may do. */
@Timeout(60)
class HostedGamesTest {

	private static final Start TWO_PERSONS = new Start("bluff", List.of("person", "person"), null, null, null, "7");

	private Instant instant = Instant.EPOCH;
	private final Bluff bluff = new Bluff();
	private final HostedGames games = new HostedGames(bluff, () -> instant);

	@AfterEach
	void leave() {
		games.close();
	}

	private static <T> T now(CompletableFuture<T> answer) {
		try {
			return answer.get(20, TimeUnit.SECONDS);
		} catch (ExecutionException failed) {
			throw failed.getCause() instanceof RuntimeException cause ? cause : new CompletionException(failed.getCause());
		} catch (InterruptedException | TimeoutException late) {
			throw new AssertionError("no answer", late);
		}
	}

	/** A game that has stopped for the first time. */
	private Started begun(Start start) {
		Started game = now(games.start(start));
		view(game.key());
		return game;
	}

	private String key(Started game, int seat) {
		return game.seats().get(seat - 1).key();
	}

	private Seen view(String key) {
		return now(games.view(new Held(key)));
	}

	private Seen answer(String key, int decision, int option) {
		return now(games.answer(new Answer(key, decision, option, null)));
	}

	/** Why something is refused: the word for programs. */
	private static String reason(Executable refused) {
		return ((JsonObject) error(refused).getData()).get("reason").getAsString();
	}

	private static ResponseError error(Executable refused) {
		return assertThrows(ResponseErrorException.class, refused).getResponseError();
	}

	private static List<PieceEntry> cardsOf(int seat, Seen view) {
		int player = view.scene().pieces().stream().filter(piece -> piece.title().equals("Player " + seat)).findFirst().orElseThrow()
				.piece();
		return view.scene().pieces().stream()
				.filter(piece -> piece.holder() != null && piece.holder() == player && piece.kind().equals("card")).toList();
	}

	@Test
	void values_are_told_as_data_as_well_and_only_those_that_are_there() {
		Started game = begun(TWO_PERSONS);
		List<ValueEntry> values = view(game.key()).scene().pieces().stream()
				.flatMap(piece -> Stream.concat(piece.printed().stream(), piece.states().stream())).toList();
		assertTrue(values.stream().allMatch(value -> !value.values().isEmpty() && value.values().size() == value.typed().size()));
		assertTrue(values.stream().flatMap(value -> value.values().stream()).noneMatch(String::isEmpty));
		assertTrue(values.stream().anyMatch(value -> value.typed().getFirst().isJsonPrimitive()
				&& value.typed().getFirst().getAsJsonPrimitive().isNumber()
				&& value.values().getFirst().equals(value.typed().getFirst().getAsString())));
	}

	@Test
	void a_saved_game_does_not_tell_where_things_lie_on_this_machine() {
		Path here = Path.of("").toAbsolutePath();
		assertEquals("packs/bluff", savedFolder(here.resolve("packs/bluff")));
		assertEquals("bluff", savedFolder(here.getRoot().resolve("home/somebody/bluff")));
		assertEquals(Path.of("../bluff").toString(), savedFolder(Path.of("../bluff")));
	}

	private static String savedFolder(Path folder) {
		return new HostedGame("1", folder.toString(), List.of(), null, RulesWording.NONE).saved(null).folder();
	}

	@Test
	void what_is_printed_is_told_to_who_has_any_key() {
		Started game = begun(TWO_PERSONS);
		assertEquals(List.of(), now(games.texts(new Held(key(game, 1)))).components(), "this shelf knows no words");
		assertEquals("UNKNOWN_KEY", reason(() -> games.texts(new Held("?"))));
	}

	@Test
	void it_tells_what_can_be_played() {
		PackEntry pack = now(games.packs()).packs().getFirst();
		assertEquals("bluff", pack.name());
		assertEquals("Bluff", pack.title());
		assertEquals(new Responses.Players(2, 3), pack.players());
		assertEquals(List.of(new Responses.Named("Windy", "Windy nights")), pack.modes());
		assertEquals(List.of(new Responses.Named("Stormy", "A stormy night")), pack.scenarios());
		assertEquals(List.of(new Responses.Named("Calm", "Calm weather")), pack.expansions());
	}

	@Test
	void spaces_and_paths_are_called_as_in_exports_by_their_board_first() {
		Started game = begun(new Start("bluff", List.of("person", "random"), null, null, null, "7"));
		List<PieceEntry> pieces = now(games.view(new Held(game.key()))).scene().pieces();
		assertEquals(List.of("Place.West", "Place.East", "Place.Road", "Porch", "Tower"), Stream.of("space", "path", "room")
				.flatMap(kind -> pieces.stream().filter(piece -> piece.kind().equals(kind))).map(PieceEntry::component).toList());
	}

	@Test
	void each_person_gets_a_key_and_a_program_none() {
		Started game = begun(new Start("bluff", List.of("person", "random", "person"), null, null, null, "7"));
		assertEquals(List.of("person", "random", "person"), game.seats().stream().map(Responses.SeatEntry::who).toList());
		assertNull(key(game, 2));
		assertNotEquals(key(game, 1), key(game, 3));
		assertNotEquals(key(game, 1), game.key());
	}

	@Test
	void a_seat_sees_its_own_cards_and_how_many_the_others_have() {
		Started game = begun(TWO_PERSONS);
		Seen first = view(key(game, 1));
		assertEquals(2, cardsOf(1, first).size());
		assertEquals(0, cardsOf(2, first).size());
		assertEquals(List.of(2, 2),
				first.scene().zones().stream().filter(zone -> zone.title().equals("cards")).map(Responses.ZoneEntry::count).toList());
		Seen table = view(game.key());
		assertEquals(2, cardsOf(1, table).size());
		assertEquals(2, cardsOf(2, table).size());
	}

	@Test
	void zones_are_known_by_the_names_they_have_in_the_export() {
		Started game = begun(TWO_PERSONS);
		var names = view(game.key()).scene().zones().stream().filter(zone -> zone.name() != null)
				.map(zone -> zone.name() + " " + zone.role()).toList();
		assertTrue(names.containsAll(List.of("Sky deck", "Sky discards", "Table area", "player.cards area")), names.toString());
	}

	@Test
	void the_board_is_told_with_what_is_on_it() {
		Seen seen = view(begun(TWO_PERSONS).key());
		Responses.BoardEntry board = seen.scene().boards().getFirst();
		assertEquals("The place", board.title());
		int west = board.spaces().getFirst().piece();
		assertEquals(List.of("Porch"), seen.scene().pieces().stream().filter(piece -> piece.holder() != null && piece.holder() == west)
				.map(PieceEntry::title).toList());
	}

	@Test
	void who_is_asked_is_told_what_and_the_others_that() {
		Started game = begun(TWO_PERSONS);
		Seen first = view(key(game, 1));
		assertEquals("How much do you bid?", first.question().prompt());
		assertEquals(List.of("Little", "Much"), first.question().options().stream().map(Responses.OptionEntry::label).toList());
		assertEquals("All", first.question().notOffered().getFirst().label());
		assertTrue(first.question().notOffered().getFirst().reason().startsWith("needs "),
				first.question().notOffered().getFirst().reason());
		Seen second = view(key(game, 2));
		assertNull(second.question());
		assertEquals(1, second.waitingFor());
	}

	@Test
	void an_answer_tells_where_the_game_stops_next() {
		Started game = begun(TWO_PERSONS);
		Seen after = answer(key(game, 1), 0, 1);
		assertEquals(2, after.waitingFor());
		assertNull(after.question());
		assertEquals(1, view(key(game, 2)).question().decision());
	}

	@Test
	void a_secret_choice_stays_one() {
		Started game = begun(TWO_PERSONS);
		answer(key(game, 1), 0, 1);
		assertEquals("Much", decided(key(game, 1)).chosen());
		assertNull(decided(key(game, 2)).chosen());
		assertEquals("Much", decided(game.key()).chosen());
		assertTrue(bids(key(game, 1)).contains("2"));
		assertFalse(bids(key(game, 2)).contains("2"));
	}

	private EventEntry decided(String key) {
		return events(key).stream().filter(event -> event.event().equals("decided")).findFirst().orElseThrow();
	}

	private List<String> bids(String key) {
		return view(key).scene().pieces().stream().flatMap(piece -> piece.states().stream()).filter(state -> state.title().equals("bid"))
				.map(ValueEntry::values).flatMap(List::stream).toList();
	}

	private List<EventEntry> events(String key) {
		return now(games.events(new EventsAfter(key, null, null))).events();
	}

	@Test
	void what_is_said_to_one_is_not_told_to_another() {
		Started game = begun(TWO_PERSONS);
		assertEquals(1, said(key(game, 1)));
		assertEquals(1, said(key(game, 2)));
		assertEquals(2, said(game.key()));
	}

	private long said(String key) {
		return events(key).stream().filter(event -> event.event().equals("said")).count();
	}

	@Test
	void events_that_are_known_are_not_told_again() {
		Started game = begun(TWO_PERSONS);
		Responses.EventList known = now(games.events(new EventsAfter(key(game, 1), null, null)));
		assertEquals(List.of(), now(games.events(new EventsAfter(key(game, 1), known.run(), known.next()))).events());
		answer(key(game, 1), 0, 0);
		List<EventEntry> news = now(games.events(new EventsAfter(key(game, 1), known.run(), known.next()))).events();
		assertEquals(List.of("decided"), news.stream().map(EventEntry::event).toList());
	}

	@Test
	void a_game_is_played_to_its_end() {
		Started game = begun(TWO_PERSONS);
		Seen seen = view(game.key());
		while (seen.question() != null) {
			seen = answer(game.key(), seen.question().decision(), 0);
		}
		assertEquals("All is played", seen.ending().reason());
		assertEquals(List.of(1), seen.ending().winners());
		assertNull(seen.waitingFor());
		int decisions = seen.ending().decisions();
		assertEquals("NOTHING_ASKED", reason(() -> answer(game.key(), decisions, 0)));
	}

	@Test
	void teams_are_told_from_the_start_and_scores_that_depend_on_secret_bids_at_the_end() {
		Started game = begun(TWO_PERSONS);
		Seen seen = view(key(game, 1));
		assertEquals(List.of(new StandingEntry(1, null, "The odd ones"), new StandingEntry(2, null, "The even ones")), seen.standing());
		seen = view(game.key());
		while (seen.question() != null) {
			assertTrue(seen.standing().stream().allMatch(standing -> standing.score() == null));
			seen = answer(game.key(), seen.question().decision(), seen.question().options().size() > 1 && seen.waitingFor() == 2 ? 1 : 0);
		}
		assertEquals(List.of(new StandingEntry(1, 1, "The odd ones"), new StandingEntry(2, 2, "The even ones")), seen.standing());
		assertEquals("highest", now(games.packs()).packs().getFirst().bestScore());
	}

	@Test
	void an_answer_that_comes_twice_is_refused_and_changes_nothing() {
		Started game = begun(TWO_PERSONS);
		answer(key(game, 1), 0, 1);
		assertEquals("ANOTHER_DECISION", reason(() -> answer(key(game, 1), 0, 0)));
		assertEquals("decision 0 has been taken; now decision 1 is asked, of player 2",
				error(() -> answer(key(game, 1), 0, 0)).getMessage());
		assertEquals("Much", decided(game.key()).chosen());
	}

	@Test
	void an_answer_for_another_seat_is_refused() {
		Started game = begun(TWO_PERSONS);
		assertEquals("ANOTHER_SEAT", reason(() -> answer(key(game, 2), 0, 0)));
		assertEquals(0, view(key(game, 1)).question().decision());
	}

	@Test
	void an_option_that_is_not_there_is_refused() {
		Started game = begun(TWO_PERSONS);
		assertEquals("there is no option 2; there are 0 to 1", error(() -> answer(key(game, 1), 0, 2)).getMessage());
		assertEquals("NO_SUCH_OPTION", reason(() -> answer(key(game, 1), 0, -1)));
	}

	@Test
	void what_is_missing_is_named() {
		Started game = begun(TWO_PERSONS);
		assertEquals("option is missing: a whole number",
				error(() -> now(games.answer(new Answer(key(game, 1), 0, null, null)))).getMessage());
		assertEquals("WRONG_QUESTION", reason(() -> view(null)));
		assertEquals("WRONG_QUESTION", reason(() -> begun(new Start("bluff", null, null, null, null, null))));
		assertEquals("WRONG_QUESTION", reason(() -> begun(new Start("bluff", List.of("person", "person"), null, null, null, "many"))));
	}

	@Test
	void a_key_nobody_gave_opens_nothing() {
		begun(TWO_PERSONS);
		assertEquals("UNKNOWN_KEY", reason(() -> view("let me in")));
	}

	@Test
	void no_game_begins_that_the_rules_do_not_have() {
		assertEquals("there is no pack chess; there are bluff",
				error(() -> begun(new Start("chess", List.of("person"), null, null, null, null))).getMessage());
		assertEquals("Bluff is for 2 to 3 players, not for 1",
				error(() -> begun(new Start("bluff", List.of("person"), null, null, null, null))).getMessage());
		assertEquals("there is no mode Rainy; there is Windy",
				error(() -> begun(new Start("bluff", List.of("person", "person"), List.of("Rainy"), null, null, null))).getMessage());
		assertEquals("there is no scenario Flood; there are Stormy",
				error(() -> begun(new Start("bluff", List.of("person", "person"), null, null, "Flood", null))).getMessage());
		assertEquals("there is no program clever; there are random, asleep, broken, full, missing and pondering",
				error(() -> begun(new Start("bluff", List.of("person", "clever"), null, null, null, null))).getMessage());
		assertEquals("CANNOT_BEGIN",
				reason(() -> begun(new Start("bluff", List.of("person", "person"), null, List.of("Calmer"), null, null))));
	}

	@Test
	void the_same_seed_is_the_same_game() {
		assertEquals(cardsOf(1, view(begun(TWO_PERSONS).key())).stream().map(PieceEntry::piece).toList(),
				cardsOf(1, view(begun(TWO_PERSONS).key())).stream().map(PieceEntry::piece).toList());
	}

	@Test
	void going_back_is_for_the_table_and_forgets_what_was_decided() {
		Started game = begun(TWO_PERSONS);
		answer(key(game, 1), 0, 1);
		assertEquals("NOT_THE_TABLE", reason(() -> now(games.undo(new GoBack(key(game, 1), 0)))));
		assertEquals("ANOTHER_DECISION", reason(() -> now(games.undo(new GoBack(game.key(), 1)))));
		Seen back = now(games.undo(new GoBack(game.key(), 0)));
		assertEquals(0, back.question().decision());
		assertEquals(2, back.run());
		answer(key(game, 1), 0, 0);
		assertEquals("Little", decided(game.key()).chosen());
	}

	@Test
	void after_going_back_all_events_are_told_anew() {
		Started game = begun(TWO_PERSONS);
		answer(key(game, 1), 0, 1);
		Responses.EventList known = now(games.events(new EventsAfter(game.key(), null, null)));
		now(games.undo(new GoBack(game.key(), 0)));
		Responses.EventList anew = now(games.events(new EventsAfter(game.key(), known.run(), known.next())));
		assertTrue(anew.events().stream().anyMatch(event -> event.event().equals("round")), () -> anew.toString());
	}

	@Test
	void a_saved_game_goes_on_where_it_was() {
		Started game = begun(TWO_PERSONS);
		answer(key(game, 1), 0, 1);
		JsonObject saved = now(games.save(new Held(game.key())));
		Started again = now(games.resume(new Resume("bluff", List.of("person", "person"), saved)));
		assertEquals(1, view(key(again, 2)).question().decision());
		assertEquals(cardsOf(2, view(game.key())).stream().map(PieceEntry::piece).toList(),
				cardsOf(2, view(again.key())).stream().map(PieceEntry::piece).toList());
		assertEquals("NOT_THE_TABLE", reason(() -> now(games.save(new Held(key(game, 1))))));
	}

	@Test
	void a_saved_game_that_no_longer_fits_goes_as_far_as_it_does() {
		Started game = begun(TWO_PERSONS);
		answer(key(game, 1), 0, 1);
		JsonObject saved = now(games.save(new Held(game.key())));
		saved.getAsJsonArray("decisions").get(0).getAsJsonObject().addProperty("label", "Everything");
		saved.getAsJsonArray("decisions").get(0).getAsJsonObject().addProperty("of", 9);
		Seen seen = view(now(games.resume(new Resume("bluff", List.of("person", "person"), saved))).key());
		assertEquals(0, seen.question().decision());
		assertTrue(seen.notice().contains("decision 1"), seen.notice());
	}

	@Test
	void what_is_no_saved_game_is_refused() {
		JsonObject nonsense = JsonParser.parseString("{\"format\": 3, \"players\": \"many\"}").getAsJsonObject();
		assertEquals("the saved game is damaged; nothing of it was used",
				error(() -> now(games.resume(new Resume("bluff", List.of("person", "person"), nonsense)))).getMessage());
		assertEquals("CANNOT_BEGIN", reason(() -> now(games.resume(new Resume("bluff", List.of("person", "person"), new JsonObject())))));
	}

	@Test
	void a_game_that_was_left_is_over_for_all() {
		Started game = begun(TWO_PERSONS);
		assertEquals("NOT_THE_TABLE", reason(() -> now(games.leave(new Held(key(game, 1))))));
		now(games.leave(new Held(game.key())));
		assertEquals("UNKNOWN_KEY", reason(() -> view(key(game, 1))));
	}

	@Test
	void who_waits_for_a_game_that_is_left_is_told() {
		Started game = begun(new Start("bluff", List.of("person", "asleep"), null, null, null, "7"));
		CompletableFuture<Seen> waiting = games.answer(new Answer(key(game, 1), view(key(game, 1)).question().decision(), 0, null));
		now(games.leave(new Held(game.key())));
		assertEquals("LEFT", reason(() -> now(waiting)));
	}

	@Test
	void who_asks_for_the_story_of_a_game_that_is_left_is_told_as_well() {
		Started game = now(games.start(new Start("bluff", List.of("asleep", "asleep"), null, null, null, "7")));
		CompletableFuture<?> waiting = games.events(new EventsAfter(game.key(), null, null));
		now(games.leave(new Held(game.key())));
		assertEquals("LEFT", reason(() -> now(waiting)));
	}

	@Test
	void a_fault_of_the_program_ends_the_game_and_is_told() {
		Started game = begun(new Start("bluff", List.of("person", "broken"), null, null, null, "7"));
		Seen seen = answer(key(game, 1), view(key(game, 1)).question().decision(), 0);
		assertEquals("This is a fault of Hullwright, not of the pack: java.lang.IllegalStateException: it fell over", seen.failure());
		assertEquals("nobody is asked any more: the game is over", error(() -> answer(key(game, 1), 1, 0)).getMessage());
	}

	@Test
	void a_game_that_needs_more_memory_than_there_is_ends_and_says_so() {
		Started game = begun(new Start("bluff", List.of("person", "full"), null, null, null, "7"));
		Seen seen = answer(key(game, 1), view(key(game, 1)).question().decision(), 0);
		assertEquals("This game needs more memory than there is, so it cannot go on.", seen.failure());
	}

	@Test
	void a_game_that_cannot_even_be_made_is_refused_to_all_who_wait_for_it() {
		Started game = now(games.start(new Start("bluff", List.of("person", "missing"), null, null, null, "7")));
		String why = "This is a fault of Hullwright, not of the pack: java.lang.IllegalStateException: it is not there";
		assertEquals(why, error(() -> view(key(game, 1))).getMessage());
		assertEquals("CANNOT_BEGIN", reason(() -> view(game.key())));
		assertEquals("CANNOT_BEGIN", reason(() -> answer(key(game, 1), 0, 0)));
	}

	@Test
	void a_program_stops_thinking_when_its_game_is_left() throws Exception {
		Started game = begun(new Start("bluff", List.of("person", "pondering"), null, null, null, "7"));
		games.answer(new Answer(key(game, 1), view(key(game, 1)).question().decision(), 0, null));
		bluff.pondering().get(1, TimeUnit.MINUTES);
		games.leave(new Held(game.key())).get();
		assertNull(bluff.pondered().get(1, TimeUnit.MINUTES));
	}

	@Test
	void however_many_programs_think_others_are_answered() {
		for (int thinking = 0; thinking <= Runtime.getRuntime().availableProcessors(); thinking++) {
			Started game = begun(new Start("bluff", List.of("person", "pondering"), null, null, null, "7"));
			games.answer(new Answer(key(game, 1), view(key(game, 1)).question().decision(), 0, null));
		}
		assertEquals(1, view(key(begun(TWO_PERSONS), 1)).waitingFor());
		games.close();
	}

	@Test
	void while_programs_decide_nobody_is_asked() {
		Started game = begun(new Start("bluff", List.of("person", "asleep"), null, null, null, "7"));
		games.answer(new Answer(key(game, 1), view(key(game, 1)).question().decision(), 0, null));
		assertNull(view(key(game, 1)).waitingFor());
		assertEquals("nobody is asked now: programs are deciding", error(() -> answer(key(game, 1), 1, 0)).getMessage());
	}

	@Test
	void everybody_is_told_when_a_game_has_stopped_somewhere_else() throws InterruptedException {
		Started game = begun(TWO_PERSONS);
		BlockingQueue<Changed> news = new LinkedBlockingQueue<>();
		games.addListener(changed -> {
			if (Integer.valueOf(2).equals(changed.waitingFor())) {
				news.add(changed);
			}
		});
		answer(key(game, 1), 0, 0);
		Changed told = news.poll(20, TimeUnit.SECONDS);
		assertEquals(game.game(), told.game());
		assertFalse(told.over());
	}

	@Test
	void there_are_only_so_many_games_at_a_time() {
		Start programs = new Start("bluff", List.of("asleep", "asleep"), null, null, null, "7");
		for (int game = 0; game < 200; game++) {
			games.start(programs);
		}
		assertEquals("TOO_MANY", reason(() -> games.start(programs)));
	}

	@Test
	void the_game_that_nobody_has_asked_for_the_longest_makes_room() {
		Start programs = new Start("bluff", List.of("asleep", "asleep"), null, null, null, "7");
		String first = now(games.start(programs)).key();
		passes(Duration.ofMinutes(1));
		String second = now(games.start(programs)).key();
		passes(Duration.ofMinutes(1));
		for (int game = 2; game < 200; game++) {
			games.start(programs);
		}
		passes(Duration.ofMinutes(55));
		assertEquals(Optional.of("1"), games.gameOf(first));
		passes(Duration.ofMinutes(4));

		assertEquals("201", now(games.start(programs)).game());

		assertEquals(Optional.of("1"), games.gameOf(first));
		assertEquals("UNKNOWN_KEY", reason(() -> games.view(new Held(second))));
	}

	private void passes(Duration time) {
		instant = instant.plus(time);
	}
}
