package org.hullwright.playtest.balance;

import java.util.List;

import org.hullwright.engine.game.GameError;
import org.hullwright.simulation.experiment.Finding;

/** How far the games of one variant of an experiment are. */
public sealed interface MeasurementState {

	/** Nobody has played them, or somebody has broken them off. */
	record NotMade() implements MeasurementState {}

	/** They are being played. */
	record Playing(int played) implements MeasurementState {}

	/** They have been played. */
	record Made(List<Finding> findings) implements MeasurementState {

		public Made {
			findings = List.copyOf(findings);
		}
	}

	/** A rule went wrong in one of them. */
	record Failed(GameError error) implements MeasurementState {}
}
