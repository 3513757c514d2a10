package org.hullwright.packs.together;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.tree.Place;

/** What comes of a pair of units: by what they say, and when nothing is in the way of that, by random games. */
final class PairMeeting {

	private final JoinedPacks packs;
	private final RandomGames games;
	private final boolean related;

	/**
	 * @param packs the game and the packs of both units
	 * @param related whether the pack of one of the two builds on that of the other
	 */
	PairMeeting(JoinedPacks packs, RandomGames games, boolean related) {
		this.packs = packs;
		this.games = games;
		this.related = related;
	}

	/**
	 * What comes of two units, or of one by itself.
	 *
	 * @param alone what came of each by itself
	 */
	Meeting of(Unit one, Unit other, Function<Unit, Meeting> alone, BooleanSupplier cancelled) {
		if (one.equals(other)) {
			return byItself(one, cancelled);
		}
		boolean unreadable = Stream.of(one, other).map(alone)
				.anyMatch(meeting -> meeting.outcome() == Outcome.BROKEN && meeting.error() == null);
		Optional<Meeting> said = unreadable ? Optional.empty() : new StaticMeeting(packs, related).of(one, other);
		return said.or(() -> brokenAlone(one, other, alone))
				.orElseGet(() -> played(one, other, Outcome.BREAKS, cancelled));
	}

	private static Optional<Meeting> brokenAlone(Unit one, Unit other, Function<Unit, Meeting> alone) {
		return Stream.of(one, other).map(alone).filter(meeting -> meeting.outcome() == Outcome.BROKEN).findFirst().map(meeting -> Meeting
				.of(one, other, Outcome.BROKEN, meeting.one().label() + " does not work by itself", meeting.places()));
	}

	private Meeting byItself(Unit unit, BooleanSupplier cancelled) {
		try {
			return packs.problemOf(unit).map(problem -> broken(unit, problem.message(), problem.place()))
					.orElseGet(() -> played(unit, unit, Outcome.BROKEN, cancelled));
		} catch (LoweringException refused) {
			return broken(unit, refused.getMessage(), refused.place());
		} catch (IllegalArgumentException impossible) {
			return broken(unit, impossible.getMessage(), unit.place());
		}
	}

	private static Meeting broken(Unit unit, String reason, Place place) {
		return Meeting.of(unit, unit, Outcome.BROKEN, reason, StaticMeeting.places(place, unit, unit));
	}

	private Meeting played(Unit one, Unit other, Outcome whenBroken, BooleanSupplier cancelled) {
		Program program = packs.program(List.of(one, other));
		Optional<RandomGames.Broken> broken = games.play(program, StaticMeeting.modes(one, other), cancelled);
		if (broken.isPresent()) {
			RandomGames.Broken found = broken.get();
			return new Meeting(one, other, whenBroken, found.error().getMessage(), StaticMeeting.places(found.error().place(), one, other),
					found.game());
		}
		return cancelled.getAsBoolean() ? Meeting.open(one, other) : Meeting.fine(one, other);
	}
}
