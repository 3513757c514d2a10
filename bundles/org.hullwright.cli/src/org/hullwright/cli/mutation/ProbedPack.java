package org.hullwright.cli.mutation;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.Compiler;
import org.hullwright.engine.lower.LoweringException;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.export.source.TextLocator;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.SourceText;

/** A pack, or a mutant of it, whose programs are planned with probes: each once, when a test first needs it. Belongs to one thread. */
final class ProbedPack {

	private final LoadedPack pack;
	private final Set<String> expansions;
	private final Compiler compiler;
	private final Map<Set<String>, Program> programs = new HashMap<>();

	/** @param expansions that are on in all tests, besides those that a test asks for */
	ProbedPack(LoadedPack pack, Set<String> expansions) {
		this.pack = pack;
		this.expansions = expansions;
		this.compiler = new Compiler(new TextLocator(new SourceText(pack)));
	}

	/**
	 * What runs its tests.
	 *
	 * @throws LoweringException when the pack says something that cannot be played
	 */
	TestRunner tests() {
		return new TestRunner(this::program, new RecordedGames(pack.folder()));
	}

	private Program program(Set<String> asked) {
		Set<String> on = new LinkedHashSet<>(expansions);
		on.addAll(asked);
		return programs.computeIfAbsent(on, wanted -> Planner.probed(compiler.compile(pack.files(), wanted)));
	}
}
