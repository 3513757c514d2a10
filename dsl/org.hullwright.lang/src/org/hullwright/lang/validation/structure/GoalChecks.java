package org.hullwright.lang.validation.structure;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Game;
import org.hullwright.model.Goal;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PlayerValue;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeWords;

/** What players strive for is a number for each piece of a kind. */
public class GoalChecks extends TypedChecks {

	@Check
	void isWorthANumber(Goal goal) {
		if (goal.getWorth() != null) {
			wants(Type.NUMBER, goal.getWorth());
		}
	}

	@Check
	void isANumber(Game game) {
		if (game.getScore() != null && game.getScore().getValue() != null) {
			wants(Type.NUMBER, game.getScore().getValue());
		}
	}

	/** A score and a team are those of a player. */
	@Check
	void isOfPlayers(PlayerValue value) {
		if (value.getHolder() == null || value.getHolder().getType() == null) {
			return;
		}
		Type holder = types(value).of(value.getHolder().getType());
		types(value).kinds().core(Kinds.PLAYER).map(Type.PieceType::new)
				.filter(player -> !holder.isUnknown() && !holder.equals(player))
				.ifPresent(player -> reportAt(IssueCode.TYPE_MISMATCH, value.getHolder(), HullPackage.Literals.PARAMETER__TYPE,
						sentence(TypeWords.of(player)), TypeWords.of(holder)));
	}

	/** Several things are no name of a team. */
	@Check
	void isOneTeam(Game game) {
		if (game.getTeam() != null && game.getTeam().getValue() != null
				&& types(game).of(game.getTeam().getValue()).present() instanceof Type.ListType several) {
			report(IssueCode.TYPE_MISMATCH, game.getTeam().getValue(), sentence(TypeWords.of(several.element())), TypeWords.of(several));
		}
	}

	@Check
	void isForPieces(Goal goal) {
		if (goal.getHolder() == null || goal.getHolder().getType() == null) {
			return;
		}
		Type holder = types(goal).of(goal.getHolder().getType());
		if (!holder.isUnknown() && !(holder instanceof Type.PieceType)) {
			reportAt(IssueCode.TYPE_MISMATCH, goal.getHolder(), HullPackage.Literals.PARAMETER__TYPE,
					sentence(TypeWords.of(anyPiece(goal))),
					TypeWords.of(holder));
		}
	}
}
