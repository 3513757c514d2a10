package org.hullwright.server.protocol;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.record.RecordText;
import org.hullwright.server.protocol.RequestParameters.Answer;
import org.hullwright.server.protocol.RequestParameters.EventsAfter;
import org.hullwright.server.protocol.RequestParameters.GoBack;
import org.hullwright.server.protocol.RequestParameters.Held;
import org.hullwright.server.protocol.RequestParameters.Resume;
import org.hullwright.server.protocol.RequestParameters.Start;
import org.hullwright.server.protocol.Responses.EventList;
import org.hullwright.server.protocol.Responses.PackList;
import org.hullwright.server.protocol.Responses.SeatEntry;
import org.hullwright.server.protocol.Responses.Seen;
import org.hullwright.server.protocol.Responses.Started;
import org.hullwright.server.protocol.Responses.TextList;
import org.hullwright.server.table.TableRefusal;
import org.hullwright.server.table.TableSnapshot;

/** Keeps the games that are played here, and lets in who holds a key. */
public final class HostedGames implements GameService {

	private static final int MOST_GAMES = 200;
	private static final Duration LONG = Duration.ofHours(1); // after which nobody minds that a game makes room for another one

	private final Lobby lobby;
	private final Interest interest;
	private final AtomicInteger begun = new AtomicInteger();
	private final Map<String, HostedGame> games = new ConcurrentHashMap<>();
	private final Map<String, Key> keys = new ConcurrentHashMap<>();
	private final List<GameClient> listeners = new CopyOnWriteArrayList<>();

	/** @param shelf what can be played */
	public HostedGames(PackShelf shelf) {
		this(shelf, InstantSource.system());
	}

	HostedGames(PackShelf shelf, InstantSource clock) {
		lobby = new Lobby(shelf);
		interest = new Interest(clock);
	}

	/** Has somebody told from now on whenever a game has stopped somewhere else, on any thread; they must come back soon. */
	public void addListener(GameClient listener) {
		listeners.add(listener);
	}

	/** Tells a client no more. */
	public void removeListener(GameClient listener) {
		listeners.remove(listener);
	}

	/** The number of the game that a key opens; none when it opens none. */
	public Optional<String> gameOf(String key) {
		Optional<String> game = Optional.ofNullable(key).map(keys::get).map(Key::game);
		game.ifPresent(interest::show);
		return game;
	}

	/** Ends all games. */
	public void close() {
		List.copyOf(games.keySet()).forEach(this::forget);
	}

	@Override
	public CompletableFuture<PackList> packs() {
		return CompletableFuture.completedFuture(lobby.packs());
	}

	@Override
	public CompletableFuture<Started> start(Start question) {
		String number = nextNumber();
		return CompletableFuture.completedFuture(seated(lobby.start(question, number, () -> tell(number)), question.seats()));
	}

	@Override
	public CompletableFuture<Started> resume(Resume question) {
		String number = nextNumber();
		return CompletableFuture.completedFuture(seated(lobby.resume(question, number, () -> tell(number)), question.seats()));
	}

	private String nextNumber() {
		if (games.size() >= MOST_GAMES && interest.lost(LONG).isEmpty()) {
			throw Faults.tooMany(MOST_GAMES + " games are being played here; leave one before another begins");
		}
		return Integer.toString(begun.incrementAndGet());
	}

	/** Keys get lost: a game that no client has asked for in a long time makes room where there is no other. */
	private Started seated(HostedGame game, List<String> who) {
		if (games.size() >= MOST_GAMES) {
			interest.lost(LONG).ifPresent(this::forget);
		}
		games.put(game.number(), game);
		interest.begin(game.number());
		List<SeatEntry> seats = new ArrayList<>();
		for (int seat = 1; seat <= who.size(); seat++) {
			boolean person = game.table().seating().isPerson(seat);
			seats.add(new SeatEntry(seat, who.get(seat - 1), person ? newKey(game, seat) : null));
		}
		return new Started(game.number(), newKey(game, null), seats);
	}

	private String newKey(HostedGame game, @Nullable Integer seat) {
		String secret = Key.secret();
		keys.put(secret, new Key(game.number(), seat));
		return secret;
	}

	@Override
	public CompletableFuture<Seen> view(Held question) {
		Key key = opened(question.key());
		HostedGame game = game(key);
		return seen(game, game.table().now(), key);
	}

	@Override
	public CompletableFuture<Seen> answer(Answer question) {
		Key key = opened(question.key());
		HostedGame game = game(key);
		int decision = needed(question.decision(), "decision");
		int option = needed(question.option(), "option");
		Integer seconds = question.seconds();
		if (seconds != null && seconds < 0) {
			throw Faults.wrongQuestion("seconds is how many it took to answer, and not less than 0: not " + seconds);
		}
		try {
			Integer own = key.seat();
			int seat = own == null ? game.table().waitingFor().orElse(0) : own;
			return seen(game, game.table().answer(seat, decision, option, seconds), key);
		} catch (TableRefusal refusal) {
			throw Faults.of(refusal);
		}
	}

	@Override
	public CompletableFuture<TextList> texts(Held question) {
		RulesWording rules = game(opened(question.key())).rules();
		return CompletableFuture.completedFuture(new TextList(rules.components(), rules.icons()));
	}

	@Override
	public CompletableFuture<EventList> events(EventsAfter question) {
		Key key = opened(question.key());
		HostedGame game = game(key);
		return told(game.table().now(), moment -> {
			boolean same = question.run() != null && question.run() == moment.run() && question.after() != null;
			int after = same ? Math.clamp(question.after(), 0, moment.events().size()) : 0;
			return new EventList(moment.run(), moment.events().size(),
					new Events(game.table().program(), key.sight()).of(moment.events(), after));
		});
	}

	@Override
	public CompletableFuture<Seen> undo(GoBack question) {
		Key key = tableKey(question.key());
		HostedGame game = game(key);
		try {
			return seen(game, game.table().goBack(needed(question.decision(), "decision")), key);
		} catch (TableRefusal refusal) {
			throw Faults.of(refusal);
		}
	}

	@Override
	public CompletableFuture<JsonObject> save(Held question) {
		HostedGame game = game(tableKey(question.key()));
		return told(game.table().now(), moment -> JsonParser.parseString(RecordText.of(game.saved(moment.record()))).getAsJsonObject());
	}

	@Override
	public CompletableFuture<@Nullable Void> leave(Held question) {
		forget(tableKey(question.key()).game());
		return CompletableFuture.completedFuture(null);
	}

	private void forget(String number) {
		HostedGame game = games.remove(number);
		interest.end(number);
		keys.values().removeIf(key -> key.game().equals(number));
		if (game != null) {
			game.table().leave();
		}
	}

	private static CompletableFuture<Seen> seen(HostedGame game, CompletableFuture<TableSnapshot> reached, Key key) {
		return told(reached, moment -> Views.of(game, moment, key));
	}

	/** Who waits for a game that is left meanwhile is told so. */
	private static <T> CompletableFuture<T> told(CompletableFuture<TableSnapshot> reached, Function<TableSnapshot, T> words) {
		return reached.handle((moment, gone) -> {
			if (gone != null) {
				throw gone instanceof TableRefusal refusal ? Faults.of(refusal) : new CompletionException(gone);
			}
			return words.apply(moment);
		});
	}

	private void tell(String number) {
		HostedGame game = games.get(number);
		if (game != null) {
			game.table().now().thenApply(game::news).exceptionally(gone -> game.newsOfNoGame())
					.thenAccept(news -> listeners.forEach(listener -> listener.changed(news)));
		}
	}

	private Key opened(@Nullable String secret) {
		if (secret == null) {
			throw Faults.wrongQuestion("key is missing: one of those that game/start answered");
		}
		return Optional.ofNullable(keys.get(secret)).orElseThrow(Faults::unknownKey);
	}

	private Key tableKey(String secret) {
		Key key = opened(secret);
		if (!key.isTable()) {
			throw Faults.onlyTheTable();
		}
		return key;
	}

	private HostedGame game(Key key) {
		interest.show(key.game());
		return Optional.ofNullable(games.get(key.game())).orElseThrow(Faults::unknownKey);
	}

	private static int needed(@Nullable Integer number, String name) {
		if (number == null) {
			throw Faults.wrongQuestion(name + " is missing: a whole number");
		}
		return number;
	}
}
