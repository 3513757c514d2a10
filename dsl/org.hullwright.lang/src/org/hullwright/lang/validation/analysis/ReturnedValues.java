package org.hullwright.lang.validation.analysis;

import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.Block;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.Leaving;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** Sentences that return a value, as other languages do, where only pieces can be returned. */
public final class ReturnedValues {

	private ReturnedValues() {}

	/** Whether a sentence returns a value that is no piece. */
	public static boolean isOne(LeaveEffect leave, TypeInference types) {
		return leave.getLeaving() == Leaving.RETURN && leave.getMoved() != null && switch (types.of(leave.getMoved()).present()) {
			case Type.NumberType number -> true;
			case Type.TruthType truth -> true;
			case Type.TextType text -> true;
			case Type.EnumerationType word -> true;
			default -> false; // pieces, and what is wrong in another way
		};
	}

	/** Whether a block has such a sentence. */
	public static boolean areIn(Block block, TypeInference types) {
		return EcoreUtil2.getAllContentsOfType(block, LeaveEffect.class).stream().anyMatch(leave -> isOne(leave, types));
	}
}
