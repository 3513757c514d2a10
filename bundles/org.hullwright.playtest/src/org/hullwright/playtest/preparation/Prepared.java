package org.hullwright.playtest.preparation;

import java.util.List;

import org.hullwright.packs.PackProblem;

/**
 * What became of a pack that something was to be made of.
 *
 * @param <T> what was to be made
 */
public sealed interface Prepared<T> {

	/** It was made. */
	record Ready<T>(T made) implements Prepared<T> {}

	/** The pack has errors; never empty. */
	record Broken<T>(List<PackProblem> problems) implements Prepared<T> {

		/** Keeps a copy. */
		public Broken {
			problems = List.copyOf(problems);
		}

		/** A pack with a single error. */
		static <T> Broken<T> by(PackProblem problem) {
			return new Broken<>(List.of(problem));
		}
	}
}
