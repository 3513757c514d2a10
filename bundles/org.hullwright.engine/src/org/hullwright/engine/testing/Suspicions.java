package org.hullwright.engine.testing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.testing.Leak.Way;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * What was told in one game to players from whom it was hidden at that moment. It turns out to be a leak unless they get to see it in the
 * same round: a card is often named just before it is laid open.
 */
final class Suspicions {

	private final Program program;
	private final World world;
	private final Layout layout;
	private final Game game;
	private final GameState state;
	private final GameOptions options;
	private final Consumer<Leak> found;
	private final Sight[] sights;
	/** By seat, what was seen at the last decision: it may have been put away since. */
	private final BitSet[] seenBefore;
	private final int[] visibleStates;
	private final List<Suspicion> open = new ArrayList<>();
	/** How much of the story was looked through. */
	private int followed;

	private record Suspicion(int source, Way way, int piece, int seat, int round) {}

	/** @param found told what turned out to be a leak, again and again */
	Suspicions(Program program, Game game, GameOptions options, Consumer<Leak> found) {
		this.program = program;
		this.world = program.world();
		this.layout = program.layout();
		this.game = game;
		this.state = game.state();
		this.options = options;
		this.found = found;
		this.sights = IntStream.rangeClosed(1, options.players()).mapToObj(seat -> new Sight.OfSeats(Seats.of(seat))).toArray(Sight[]::new);
		this.seenBefore = IntStream.range(0, options.players()).mapToObj(seat -> new BitSet()).toArray(BitSet[]::new);
		this.visibleStates = IntStream.range(0, world.properties().size()).filter(this::namesPieces).toArray();
	}

	private boolean namesPieces(int property) {
		World.Property declared = world.properties().get(property);
		return declared.nature() == Nature.STATE && declared.display() == Display.PIECE && property != world.game().owner();
	}

	/** A text named a piece. */
	void said(int source, int piece, Seats audience) {
		suspect(source, Way.LOG, piece, audience);
	}

	/** Looks at the options of a decision, and at the chosen one, which all players hear of unless it is secret; the chosen option. */
	int choosing(Decision decision, int chosen) {
		lookAround();
		for (int option = 0; option < decision.size(); option++) {
			int piece = decision.subject(option);
			if (piece >= 0 && decision.label(option).contains(program.tables().wording().piece(piece))) {
				suspect(decision.source(option), Way.OPTION, piece, Seats.of(decision.seat()));
				if (option == chosen && !decision.isSecret()) {
					suspect(decision.source(option), Way.CHOICE, piece, Seats.ALL);
				}
			}
		}
		return chosen;
	}

	private void suspect(int source, Way way, int piece, Seats audience) {
		for (int seat = 1; seat <= sights.length; seat++) {
			if (audience.has(seat) && isSecret(piece, seat) && !seenBefore[seat - 1].get(piece)) {
				open.add(new Suspicion(source, way, piece, seat, game.round()));
			}
		}
	}

	/**
	 * What is out of the game or at the table holds no secret: it is said what it is when it comes from there. Neither does what is unused,
	 * unless it went into the supply unseen.
	 */
	private boolean isSecret(int piece, int seat) {
		boolean canBeSecret = switch (layout.role(state.zoneOf(piece))) {
			case AREA, DECK, BAG, DISCARDS, CONTENTS -> true;
			case SUPPLY -> state.isUnseen(piece);
			case TABLE, BOX, SEATS -> false;
		};
		return canBeSecret && !sights[seat - 1].seesPiece(state, piece);
	}

	/** What was laid open meanwhile was no leak, even when it was hidden again: a discard pile may have been shuffled. */
	private void follow() {
		List<Event> events = state.journal().events();
		for (followed = Math.min(followed, events.size()); followed < events.size(); followed++) {
			if (events.get(followed) instanceof Event.Moved moved) {
				open.removeIf(suspicion -> suspicion.piece() == moved.piece() && sights[suspicion.seat() - 1].sees(state, moved.to()));
			}
		}
		open.removeIf(suspicion -> !isSecret(suspicion.piece(), suspicion.seat()));
	}

	/** What a player still does not see a round later was a leak. */
	private void lookAround() {
		follow();
		for (Iterator<Suspicion> at = open.iterator(); at.hasNext();) {
			Suspicion suspicion = at.next();
			if (suspicion.round() < game.round()) {
				report(suspicion);
				at.remove();
			}
		}
		for (int seat = 1; seat <= sights.length; seat++) {
			BitSet seen = seenBefore[seat - 1];
			seen.clear();
			for (int piece = 0; piece < layout.pieceCount(); piece++) {
				seen.set(piece, sights[seat - 1].seesPiece(state, piece));
			}
		}
		for (int property : visibleStates) {
			lookAt(property, world.properties().get(property));
		}
	}

	private void lookAt(int property, World.Property declared) {
		if (declared.owner() < 0) {
			lookAt(declared, -1, state.get(property));
			return;
		}
		for (int piece = 0; piece < layout.pieceCount(); piece++) {
			if (layout.isA(layout.kindOf(piece), declared.owner())) {
				lookAt(declared, piece, state.get(piece, property));
			}
		}
	}

	private void lookAt(World.Property declared, int owner, int named) {
		for (int seat = 1; named != World.ABSENT && seat <= sights.length; seat++) {
			boolean visible = sights[seat - 1].seesValue(state, declared.visibility(), owner)
					&& (owner < 0 || sights[seat - 1].seesPiece(state, owner));
			if (visible && open.stream().noneMatch(known -> known.source() == declared.source())) {
				suspect(declared.source(), Way.STATE, named, Seats.of(seat));
			}
		}
	}

	/** The game is over: what was said and not shown any more was a leak. What was being done, nobody can tell any more. */
	void conclude() {
		follow();
		open.removeIf(suspicion -> suspicion.way() != Way.LOG);
		open.forEach(this::report);
	}

	private void report(Suspicion suspicion) {
		found.accept(new Leak(world.places().of(suspicion.source()), suspicion.way(), program.tables().wording().piece(suspicion.piece()),
				suspicion.seat(),
				options.seed()));
	}
}
