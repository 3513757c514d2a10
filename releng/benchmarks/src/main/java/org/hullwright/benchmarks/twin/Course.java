package org.hullwright.benchmarks.twin;

import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Outcome;

/**
 * How a game went, whoever played it.
 *
 * @param rounds how many were begun
 * @param decisions how many were taken that had more than one option
 * @param winners seats, from 1
 * @param scores by seat; none in a game without scores
 */
public record Course(int rounds, int decisions, List<Integer> winners, List<Integer> scores) {

	public Course {
		winners = List.copyOf(winners);
		scores = List.copyOf(scores);
	}

	/** The course of a game that the engine has played. */
	public static Course of(Outcome outcome) {
		return new Course(outcome.rounds(), outcome.decisions(), outcome.winners(), outcome.standing().scores());
	}

	/** The course of a game that all win who have the highest score. */
	public static Course won(int rounds, int decisions, int[] scores) {
		int highest = IntStream.of(scores).max().orElseThrow();
		return new Course(rounds, decisions,
				IntStream.rangeClosed(1, scores.length).filter(seat -> scores[seat - 1] == highest).boxed().toList(),
				IntStream.of(scores).boxed().toList());
	}
}
