package org.hullwright.server.protocol;

import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Program;
import org.hullwright.server.protocol.Responses.Named;

/** What can be played here, and which programs can play it. Asked from any thread. */
public interface PackShelf {

	/** The packs, by their names. */
	List<Pack> packs();

	/**
	 * A pack.
	 *
	 * @param folder where it lies, as the user wrote it
	 * @param program it without expansions
	 * @param expansions that can be switched on
	 */
	record Pack(String folder, Program program, List<Named> expansions) {

		public Pack {
			expansions = List.copyOf(expansions);
		}

		public String name() {
			return program.world().pack();
		}
	}

	/**
	 * A pack with some expansions on.
	 *
	 * @throws IllegalArgumentException when they cannot be on together, or there is no such expansion; says why
	 */
	Program program(Pack pack, Set<String> expansions);

	/** The rules of a pack in words, with some expansions on. */
	default RulesWording rules(Pack pack, Set<String> expansions) {
		return RulesWording.NONE;
	}

	/**
	 * A program that decides for a seat, from 1; made with what tells it that its caller has cancelled, which it asks while it thinks.
	 *
	 * @param word its name
	 * @throws IllegalArgumentException when there is none of that name; says which there are
	 */
	Function<BooleanSupplier, Agent> bot(String word, long seed, int seat);
}
