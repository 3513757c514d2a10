package org.hullwright.engine.testing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.Witness;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.testing.Leak.Way;
import org.hullwright.engine.testing.Secrets.Secret;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * What was told in one game to players from whom it was hidden at that moment. It turns out to be a leak when it is still so and still
 * hidden at the next decision of who was told, for then they can use it: a card is often named just before it is laid open.
 */
final class Suspicions implements Witness {

	private final Program program;
	private final World world;
	private final Layout layout;
	private final GameState state;
	private final GameOptions options;
	private final LeakFindings findings;
	private final Secrets secrets;
	/** By seat, what was seen at the last decision: it may have been put away since. */
	private final BitSet[] seenBefore;
	private final int[] visibleStates;
	private final List<Suspicion> open = new ArrayList<>();
	private final OpenChoices choices;
	/** What the words of the decision at hand mention. */
	private List<Mention> askedPrompt = List.of();
	private List<List<Mention>> askedOptions = List.of();
	/** How much of the story was looked through. */
	private int followed;

	private record Suspicion(int source, Way way, Secret secret, int seat) {}

	/** @param findings told what turned out to be a leak, again and again, and what was looked at */
	Suspicions(Program program, Game game, GameOptions options, LeakFindings findings) {
		this.program = program;
		this.world = program.world();
		this.layout = program.layout();
		this.state = game.state();
		this.options = options;
		this.findings = findings;
		this.secrets = new Secrets(program, game, options.players());
		this.choices = new OpenChoices(world, game.state(), secrets, findings.outcomes());
		this.seenBefore = IntStream.range(0, options.players()).mapToObj(seat -> new BitSet()).toArray(BitSet[]::new);
		this.visibleStates = IntStream.range(0, world.properties().size()).filter(this::namesPieces).toArray();
	}

	private boolean namesPieces(int property) {
		World.Property declared = world.properties().get(property);
		return declared.nature() == Nature.STATE && declared.display() == Display.PIECE && property != world.game().owner();
	}

	@Override
	public void said(int source, List<Mention> mentions, Seats audience) {
		findings.reached(source);
		suspect(source, Way.LOG, mentions, audience);
	}

	@Override
	public void asked(List<Mention> prompt, List<List<Mention>> options) {
		askedPrompt = prompt;
		askedOptions = options;
	}

	/**
	 * Looks at a decision before it is taken: at its question, which all players hear, at its options, and at the chosen one, which all
	 * hear of unless it is secret. Answers the chosen option.
	 */
	int choosing(Decision decision, int chosen) {
		lookAround(decision.seat());
		findings.reached(decision.source());
		suspect(decision.source(), Way.PROMPT, askedPrompt, Seats.ALL);
		for (int option = 0; option < decision.size(); option++) {
			List<Mention> mentions = mentionsOf(decision, option);
			suspect(decision.source(option), Way.OPTION, mentions, Seats.of(decision.seat()));
			if (option == chosen && !decision.isSecret()) {
				suspect(decision.source(option), Way.CHOICE, mentions, Seats.ALL);
			}
		}
		choices.choose(decision, chosen);
		return chosen;
	}

	/** What an option says in words; what it is about, when the words name that in another way. */
	private List<Mention> mentionsOf(Decision decision, int option) {
		List<Mention> mentions = new ArrayList<>(askedOptions.get(option));
		int piece = decision.subject(option);
		if (piece >= 0 && decision.label(option).contains(program.tables().wording().piece(piece))) {
			mentions.add(new Mention.OfPiece(piece));
		}
		return mentions;
	}

	private void suspect(int source, Way way, List<Mention> mentions, Seats audience) {
		for (Mention mention : mentions) {
			switch (mention) {
				case Mention.OfPiece(int piece) -> suspect(source, way, new Secret.OfPiece(piece), audience);
				case Mention.OfState(int piece, int property) -> suspect(source, way, secrets.state(piece, property), audience);
				case Mention.Untraced untraced -> findings.untraced(source);
			}
		}
	}

	private void suspect(int source, Way way, Secret secret, Seats audience) {
		for (int seat = 1; seat <= secrets.seats(); seat++) {
			boolean seen = secret instanceof Secret.OfPiece(int piece) && seenBefore[seat - 1].get(piece);
			if (audience.has(seat) && !seen && secrets.isHidden(secret, seat)) {
				open.add(new Suspicion(source, way, secret, seat));
			}
		}
	}

	/** All but who chose it have heard what it was. */
	private void suspectOthers(int source, int chooser, Secret secret) {
		for (int seat = 1; seat <= secrets.seats(); seat++) {
			if (seat != chooser) {
				suspect(source, Way.OUTCOME, secret, Seats.of(seat));
			}
		}
	}

	/** What was laid open meanwhile was no leak, even when it was hidden again: a discard pile may have been shuffled. */
	private void follow() {
		List<Event> events = state.journal().events();
		for (followed = Math.min(followed, events.size()); followed < events.size(); followed++) {
			if (events.get(followed) instanceof Event.Moved moved) {
				open.removeIf(suspicion -> suspicion.secret().equals(new Secret.OfPiece(moved.piece()))
						&& secrets.sight(suspicion.seat()).sees(state, moved.to()));
			}
		}
		open.removeIf(suspicion -> !secrets.isHidden(suspicion.secret(), suspicion.seat()));
	}

	/** What who is to decide was told and still does not see was a leak. */
	private void lookAround(int deciding) {
		choices.close().forEach(made -> suspectOthers(made.source(), made.seat(), made.secret()));
		follow();
		for (Iterator<Suspicion> at = open.iterator(); at.hasNext();) {
			Suspicion suspicion = at.next();
			if (suspicion.seat() == deciding) {
				report(suspicion);
				at.remove();
			}
		}
		for (int seat = 1; seat <= secrets.seats(); seat++) {
			BitSet seen = seenBefore[seat - 1];
			seen.clear();
			for (int piece = 0; piece < layout.pieceCount(); piece++) {
				seen.set(piece, secrets.sight(seat).seesPiece(state, piece));
			}
		}
		for (int property : visibleStates) {
			lookAt(property, world.properties().get(property));
		}
	}

	private void lookAt(int property, World.Property declared) {
		if (declared.owner() < 0) {
			lookAt(declared, property, -1, state.get(property));
			return;
		}
		for (int piece = 0; piece < layout.pieceCount(); piece++) {
			if (layout.isA(layout.kindOf(piece), declared.owner())) {
				lookAt(declared, property, piece, state.get(piece, property));
			}
		}
	}

	private void lookAt(World.Property declared, int property, int owner, int named) {
		for (int seat = 1; named != World.ABSENT && seat <= secrets.seats(); seat++) {
			boolean visible = secrets.seesState(property, owner, seat) && (owner < 0 || secrets.sight(seat).seesPiece(state, owner));
			if (visible && open.stream().noneMatch(known -> known.source() == declared.source())) {
				suspect(declared.source(), Way.STATE, new Secret.OfPiece(named), Seats.of(seat));
			}
		}
	}

	/**
	 * The game is over: cards that were named and never shown were a leak. What was being done, and what states were, nobody can use any
	 * more.
	 */
	void conclude() {
		choices.close();
		follow();
		open.removeIf(suspicion -> suspicion.way() != Way.LOG || suspicion.secret() instanceof Secret.OfState);
		open.forEach(this::report);
	}

	private void report(Suspicion suspicion) {
		Leak leak = new Leak(world.places().of(suspicion.source()), suspicion.way(), secrets.words(suspicion.secret()), suspicion.seat(),
				options.seed());
		if (suspicion.way() == Way.OUTCOME && suspicion.secret() instanceof Secret.OfState(int piece, int property, int value)) {
			findings.perhaps(new Outcomes.Decided(suspicion.source(), property, piece), leak);
		} else {
			findings.found(leak);
		}
	}
}
