package org.hullwright.simulation.play;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Executor of a simulation: where the games of a plan are played, on threads of this process or on other machines. */
public interface GameExecutor {

	/**
	 * Begins to play the games of a plan.
	 *
	 * @param first number of the first game to play; those before it have been played
	 * @param stopped whether the caller wants no more results; asked from several threads
	 */
	Run begin(Plan plan, long first, BooleanSupplier stopped);

	/** Games that are being played. Closing it ends those that are under way. */
	interface Run extends AutoCloseable {

		/**
		 * The result of the next game in the order of the plan, wherever and whenever it was played. As what was performed counts what no
		 * game before it in the plan went through, or more: whoever hears of all results in their order can take off the rest.
		 *
		 * @param patience how long to wait
		 * @return empty when it is not there by then
		 * @throws Simulation.Stopped when no more games can be played there
		 */
		Optional<GameResult> next(Duration patience) throws InterruptedException, Simulation.Stopped;

		@Override
		void close();
	}
}
