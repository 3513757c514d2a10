package org.hullwright.lang.validation.analysis;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Block;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EndGameEffect;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.IfEffect;
import org.hullwright.model.Step;
import org.hullwright.model.StopEffect;

/**
 * Control-flow analysis of unreachable code: which effects end what they stand in, whatever happens. A choice counts as ending when each of
 * its options does: an author who gives every option an end does not expect the choice to be empty. Of several options none may be chosen.
 */
public final class ControlFlow {

	private ControlFlow() {}

	/** Whether no way leads to the end of a block. */
	public static boolean always(@Nullable Block block) {
		return block != null && block.getEffects().stream().anyMatch(ControlFlow::ends);
	}

	/** The first effect of a block that no way leads to. */
	public static Optional<Effect> unreachable(Block block) {
		return block.getEffects().stream().dropWhile(effect -> !ends(effect)).skip(1).findFirst();
	}

	private static boolean ends(Effect effect) {
		return switch (effect) {
			case GiveEffect give -> true;
			case StopEffect stop -> stop.getProcedure() == null;
			case EndGameEffect end -> true;
			case IfEffect condition -> always(condition.getBody()) && always(condition.getOtherwise());
			case ChooseEffect choose when choose.getFewest() == null ->
				!choose.getOptions().isEmpty() && choose.getOptions().stream().allMatch(option -> always(option.getBody()))
						&& (choose.getOtherwise() == null || always(choose.getOtherwise()));
			case Step step -> always(step.getBody());
			default -> false;
		};
	}
}
