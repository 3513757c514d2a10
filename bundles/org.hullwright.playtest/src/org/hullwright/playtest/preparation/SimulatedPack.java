package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.game.Program;
import org.hullwright.lang.pack.PackState;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;

/**
 * What many games of a pack are played with. Not for several threads.
 *
 * @param pack without errors
 * @param version changes with every change of a text that it is made of
 */
public record SimulatedPack(OpenedPack pack, String version) {

	/** What plays many games of a pack, or its errors. */
	static Prepared<SimulatedPack> of(GameOpener.Opened opened, Collection<Path> libraries, CancelIndicator cancel) {
		OpenedPack pack = opened.pack();
		List<PackProblem> errors = pack.errors(cancel).isEmpty() ? pack.refusals(Set.of()) : pack.errors(cancel);
		return errors.isEmpty()
				? new Prepared.Ready<>(
						new SimulatedPack(pack,
								PackState.of(pack.loaded().folder(), libraries, opened.required()).number()))
				: new Prepared.Broken<>(errors);
	}

	/** The pack with a set of expansions switched on. */
	public Program program(Set<String> expansions) {
		return pack.compiler().program(expansions, "");
	}
}
