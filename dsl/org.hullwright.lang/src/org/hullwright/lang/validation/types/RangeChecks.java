package org.hullwright.lang.validation.types;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Game;
import org.hullwright.model.HullPackage;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Track;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.TypeReference;
import org.hullwright.model.types.Constants;

/** Ranges of numbers are not empty and contain what they must. */
public class RangeChecks extends ConcernChecks {

	@Check
	void containsItsStart(Track track) {
		if (track.getLower() > track.getUpper()) {
			reportAt(IssueCode.RANGE_EMPTY, track, HullPackage.Literals.TRACK__LOWER, track.getLower(), track.getUpper());
		} else if (isWritten(track, HullPackage.Literals.TRACK__START) && isOutside(track.getStart(), track)) {
			reportAt(IssueCode.START_OUT_OF_RANGE, track, HullPackage.Literals.TRACK__START, track.getStart(), track.getLower(),
					track.getUpper());
		}
	}

	@Check
	void containsItsStart(Property property) {
		var start = Constants.numberOf(property.getValue());
		if (start.isPresent() && property.getType() != null && property.getNature() != PropertyNature.DERIVED) {
			int lower = Constants.numberOf(property.getType().getLower()).orElse(Integer.MIN_VALUE);
			int upper = Constants.numberOf(property.getType().getUpper()).orElse(Integer.MAX_VALUE);
			if (lower <= upper && (start.getAsInt() < lower || start.getAsInt() > upper)) {
				reportAt(IssueCode.START_OUT_OF_RANGE, property, HullPackage.Literals.PROPERTY__VALUE, start.getAsInt(), lower, upper);
			}
		}
	}

	@Check
	void liesOnItsTrack(TrackSpace space) {
		if (space.eContainer() instanceof Track track && isOutside(space.getNumber(), track)) {
			reportAt(IssueCode.NUMBER_OUT_OF_BOUNDS, space, HullPackage.Literals.TRACK_SPACE__NUMBER, space.getNumber(), track.getLower(),
					track.getUpper());
		}
	}

	@Check
	void saysOnceWhatHappens(Track track) {
		Set<Integer> told = new HashSet<>();
		for (TrackSpace space : track.getSpaces()) {
			if (isWritten(space, HullPackage.Literals.TRACK_SPACE__NUMBER) && !told.add(space.getNumber())) {
				reportAt(IssueCode.TRACK_SPACE_TWICE, space, HullPackage.Literals.TRACK_SPACE__NUMBER, track.getName(), space.getNumber());
			}
		}
	}

	@Check
	void canBePlayed(Game game) {
		if (game.getFewestPlayers() > game.getMostPlayers() && isWritten(game, HullPackage.Literals.GAME__MOST_PLAYERS)) {
			reportAt(IssueCode.RANGE_EMPTY, game, HullPackage.Literals.GAME__FEWEST_PLAYERS, game.getFewestPlayers(),
					game.getMostPlayers());
		} else if (game.getFewestPlayers() < 1 && isWritten(game, HullPackage.Literals.GAME__FEWEST_PLAYERS)) {
			reportAt(IssueCode.NOBODY_PLAYS, game, HullPackage.Literals.GAME__FEWEST_PLAYERS, game.getFewestPlayers());
		}
	}

	@Check
	void isNotEmpty(TypeReference type) {
		var lower = Constants.numberOf(type.getLower());
		var upper = Constants.numberOf(type.getUpper());
		if (lower.isPresent() && upper.isPresent() && lower.getAsInt() > upper.getAsInt()) {
			reportAt(IssueCode.RANGE_EMPTY, type, HullPackage.Literals.TYPE_REFERENCE__LOWER, lower.getAsInt(), upper.getAsInt());
		}
	}

	@Check
	void hasANumber(NumberQuery range) {
		var lower = Constants.numberOf(range.getLower());
		var upper = Constants.numberOf(range.getUpper());
		if (lower.isPresent() && upper.isPresent() && lower.getAsInt() > upper.getAsInt()) {
			reportAt(IssueCode.RANGE_EMPTY, range, HullPackage.Literals.NUMBER_QUERY__LOWER, lower.getAsInt(), upper.getAsInt());
		}
	}

	@Check
	void canBeChosen(ChooseEffect choose) {
		var fewest = Constants.numberOf(choose.getFewest());
		var most = Constants.numberOf(choose.getMost());
		if (fewest.isPresent() && most.isPresent() && fewest.getAsInt() > most.getAsInt()) {
			reportAt(IssueCode.RANGE_EMPTY, choose, HullPackage.Literals.CHOOSE_EFFECT__FEWEST, fewest.getAsInt(), most.getAsInt());
		}
	}

	private static boolean isOutside(int number, Track track) {
		return number < track.getLower() || number > track.getUpper();
	}
}
