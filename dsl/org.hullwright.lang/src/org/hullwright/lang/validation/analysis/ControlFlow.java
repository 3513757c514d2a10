package org.hullwright.lang.validation.analysis;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.Block;
import org.hullwright.model.ChoiceOption;
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

	/** Whether each way that goes on behind an effect, in the blocks around it, gives something; not where one of them may stop before. */
	public static boolean givesAfter(Effect effect) {
		for (EObject part = effect; part instanceof Effect || part instanceof Block
				|| part instanceof ChoiceOption; part = part.eContainer()) {
			if (part.eContainer() instanceof Block block) {
				List<Effect> behind = block.getEffects().subList(block.getEffects().indexOf(part) + 1, block.getEffects().size());
				Optional<Effect> first = behind.stream().filter(next -> gives(next) || mayStop(next)).findFirst();
				if (first.isPresent()) {
					return gives(first.get());
				}
			}
		}
		return false;
	}

	private static boolean mayStop(Effect effect) {
		return effect instanceof StopEffect || !EcoreUtil2.getAllContentsOfType(effect, StopEffect.class).isEmpty();
	}

	private static boolean gives(Effect effect) {
		return switch (effect) {
			case GiveEffect give -> true;
			case IfEffect condition -> gives(condition.getBody()) && gives(condition.getOtherwise());
			case Step step -> gives(step.getBody());
			default -> false;
		};
	}

	private static boolean gives(@Nullable Block block) {
		return block != null && block.getEffects().stream().filter(effect -> gives(effect) || mayStop(effect)).findFirst()
				.filter(ControlFlow::gives).isPresent();
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
