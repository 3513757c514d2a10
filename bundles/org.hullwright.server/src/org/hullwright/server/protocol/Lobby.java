package org.hullwright.server.protocol;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.record.RecordText;
import org.hullwright.engine.tree.Standings;
import org.hullwright.engine.tree.World;
import org.hullwright.server.protocol.PackShelf.Pack;
import org.hullwright.server.protocol.RequestParameters.Resume;
import org.hullwright.server.protocol.RequestParameters.Start;
import org.hullwright.server.protocol.Responses.Named;
import org.hullwright.server.protocol.Responses.PackEntry;
import org.hullwright.server.protocol.Responses.PackList;
import org.hullwright.server.protocol.Responses.Players;
import org.hullwright.server.table.Seating;
import org.hullwright.server.table.Table;

/** Tells what can be played, and begins it. Nothing begins before all that was asked for has been looked at. */
final class Lobby {

	/** The word for a person, among those for programs. */
	static final String PERSON = "person";

	private final PackShelf shelf;

	Lobby(PackShelf shelf) {
		this.shelf = shelf;
	}

	PackList packs() {
		return new PackList(shelf.packs().stream().map(Lobby::entry).toList());
	}

	private static PackEntry entry(Pack pack) {
		World world = pack.program().world();
		return new PackEntry(pack.name(), world.title(), world.version(),
				new Players(world.game().fewestPlayers(), world.game().mostPlayers()),
				world.modes().stream().map(mode -> new Named(mode.name(), mode.title())).toList(),
				world.scenarios().stream().map(scenario -> new Named(scenario.name(), scenario.title())).toList(), pack.expansions(),
				bestScore(world.standings().score()));
	}

	private static @Nullable String bestScore(Standings.@Nullable Score score) {
		if (score == null) {
			return null;
		}
		return score.lowest() ? "lowest" : "highest";
	}

	/**
	 * A new game.
	 *
	 * @param number to tell it from others
	 * @param changed told whenever it has stopped somewhere else
	 */
	HostedGame start(Start wanted, String number, Runnable changed) {
		Pack pack = pack(wanted.pack());
		List<String> seats = seats(wanted.seats());
		long seed = seed(wanted.seed());
		Optional<World.Scenario> scenario = scenario(wanted.scenario(), pack);
		Set<String> expansions = new LinkedHashSet<>(orNone(wanted.expansions()));
		Set<String> modes = new LinkedHashSet<>(orNone(wanted.modes()));
		scenario.ifPresent(start -> {
			expansions.addAll(start.expansions());
			modes.addAll(start.modes());
		});
		Program program = program(pack, expansions);
		GameOptions options = new GameOptions(seats.size(), List.copyOf(modes),
				scenario.<@Nullable String>map(World.Scenario::name).orElse(null),
				seed);
		return opened(number, pack, List.copyOf(expansions), program, GameRecord.fresh(program, options), seats, changed);
	}

	/** A game that was saved. */
	HostedGame resume(Resume wanted, String number, Runnable changed) {
		Pack pack = pack(wanted.pack());
		List<String> seats = seats(wanted.seats());
		if (wanted.game() == null) {
			throw Faults.wrongQuestion("game is missing: what game/save answered");
		}
		RecordFile saved = read(wanted);
		if (!saved.game().pack().equals(pack.name())) {
			throw Faults.cannotBegin("this is a game of " + saved.game().pack() + ", not of " + pack.name());
		}
		Program program = program(pack, new LinkedHashSet<>(saved.expansions()));
		return opened(number, pack, saved.expansions(), program, saved.game(), seats, changed);
	}

	private static RecordFile read(Resume wanted) {
		try {
			return RecordText.read(wanted.game().toString());
		} catch (IllegalArgumentException unreadable) {
			throw Faults.cannotBegin("the saved game " + unreadable.getMessage());
		}
	}

	private HostedGame opened(String number, Pack pack, List<String> expansions, Program program, GameRecord past, List<String> seats,
			Runnable changed) {
		try {
			Seating seating = seating(seats, past.options().seed());
			return new HostedGame(number, pack.folder(), expansions, Table.open(program, past, seating, changed),
					shelf.rules(pack, new LinkedHashSet<>(expansions)));
		} catch (IllegalArgumentException refused) {
			throw Faults.cannotBegin(refused.getMessage());
		}
	}

	private Seating seating(List<String> seats, long seed) {
		List<Optional<Function<BooleanSupplier, Agent>>> bots = new ArrayList<>();
		for (String who : seats) {
			bots.add(who.equals(PERSON) ? Optional.empty() : Optional.of(shelf.bot(who, seed, bots.size() + 1)));
		}
		return new Seating(bots);
	}

	private Pack pack(@Nullable String name) {
		if (name == null) {
			throw Faults.wrongQuestion("pack is missing: the name of one of those that packs tells");
		}
		return shelf.packs().stream().filter(pack -> pack.name().equals(name)).findFirst()
				.orElseThrow(() -> Faults.cannotBegin("there is no pack " + name
						+ "; there are " + String.join(", ", shelf.packs().stream().map(Pack::name).toList())));
	}

	private Program program(Pack pack, Set<String> expansions) {
		try {
			return shelf.program(pack, expansions);
		} catch (IllegalArgumentException refused) {
			throw Faults.cannotBegin(refused.getMessage());
		}
	}

	private static Optional<World.Scenario> scenario(@Nullable String name, Pack pack) {
		if (name == null) {
			return Optional.empty();
		}
		List<World.Scenario> scenarios = pack.program().world().scenarios();
		return Optional.of(scenarios.stream().filter(scenario -> scenario.name().equals(name)).findFirst()
				.orElseThrow(() -> Faults.cannotBegin(
						"there is no scenario " + name
								+ (scenarios.isEmpty()
										? ""
										: "; there are " + String.join(", ", scenarios.stream().map(World.Scenario::name).toList())))));
	}

	private static List<String> seats(@Nullable List<String> seats) {
		if (seats == null || seats.isEmpty() || seats.stream().anyMatch(Objects::isNull)) {
			throw Faults
					.wrongQuestion("seats is missing: for each player " + PERSON + " or a program, like [\"" + PERSON + "\", \"random\"]");
		}
		return seats;
	}

	private static long seed(@Nullable String seed) {
		if (seed == null) {
			return new Random().nextLong();
		}
		try {
			return Long.parseLong(seed.strip());
		} catch (NumberFormatException wrong) {
			throw Faults.wrongQuestion("seed is a whole number of 64 bits, as text, not '" + seed + "'");
		}
	}

	private static List<String> orNone(@Nullable List<String> names) {
		return names == null ? List.of() : names.stream().filter(Objects::nonNull).toList();
	}
}
