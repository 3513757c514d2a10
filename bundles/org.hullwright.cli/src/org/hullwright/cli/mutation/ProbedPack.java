package org.hullwright.cli.mutation;

import java.util.LinkedHashSet;
import java.util.Set;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.packs.PackCompiler;

/** A pack, or a mutant of it, whose programs are planned with probes: each once, when a test first needs it. Belongs to one thread. */
final class ProbedPack {

	private final PackCompiler compiler;
	private final Set<String> expansions;

	/** @param expansions that are on in all tests, besides those that a test asks for */
	ProbedPack(PackCompiler compiler, Set<String> expansions) {
		this.compiler = compiler;
		this.expansions = expansions;
	}

	/**
	 * What runs its tests.
	 *
	 * @throws LoweringException when the pack says something that cannot be played
	 */
	TestRunner tests() {
		return new TestRunner(this::program, new RecordedGames(compiler.pack().folder()));
	}

	private Program program(Set<String> asked) {
		Set<String> on = new LinkedHashSet<>(expansions);
		on.addAll(asked);
		return compiler.probedProgram(on, "");
	}
}
