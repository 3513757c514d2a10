package org.hullwright.lang.rulestext;

import java.util.List;
import java.util.Optional;

import org.hullwright.model.DoEffect;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.RevealEffect;

/**
 * Inlines what is named only to be spoken of once: "place a Fire marker in each Room that is broken" instead of "for each Room that is
 * broken, place a Fire marker in that Room".
 */
final class OnceNamed {

	private OnceNamed() {}

	/**
	 * The instruction with the thing itself in the place of its name; nothing where it is spoken of twice, or where what comes behind would
	 * seem to belong to the words that tell which one it is.
	 *
	 * @param done what is done with it
	 * @param again what it is called there: "that Room"
	 * @param which the words that stand for it: "each Room that is broken"
	 * @param isTold whether these words end with more than its name
	 */
	static Optional<String> in(List<Passage> done, String again, String which, boolean isTold) {
		if (done.size() != 1 || !done.getFirst().isSimple() || !isDeed(done.getFirst())) {
			return Optional.empty();
		}
		Clause clause = done.getFirst().clause();
		String text = clause.instruction();
		int at = text.indexOf(again);
		boolean byReader = clause.subject().isEmpty() || clause.subject().equals(English.YOU);
		if (!byReader || at < 0 || at != text.lastIndexOf(again) || isQuantified(text)) {
			return Optional.empty();
		}
		String behind = text.substring(at + again.length());
		return behind.isEmpty() || !isTold ? Optional.of(text.substring(0, at) + which + behind) : Optional.empty();
	}

	/** Whether something else is said of several already, or a condition: another "each" beside it would be read the wrong way. */
	private static boolean isQuantified(String text) {
		String plain = Marks.plain(text);
		return plain.contains("each ") || plain.startsWith(Effects.IF) || plain.contains("; ") || plain.contains(": ");
	}

	private static boolean isDeed(Passage passage) {
		return switch (passage.source()) {
			case DoEffect perform -> true;
			case ResolveEffect resolve -> true;
			case PlaceEffect place -> true;
			case MoveEffect move -> move.getGivers() == null;
			case LeaveEffect leave -> true;
			case RevealEffect reveal -> true;
			default -> false;
		};
	}
}
