package org.hullwright.lang.rulestext;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.types.Constants;

/**
 * Says how comparisons of numbers come out in a game: "the price is 2, more than the number of your cards (1)", "there is no Room in
 * Section A".
 */
final class Comparisons {

	private final Wording wording;

	Comparisons(Wording wording) {
		this.wording = wording;
	}

	/**
	 * A comparison in a sentence.
	 *
	 * @param so whether it comes out as it is written
	 * @param left the number on its left side, null where it may not be told
	 * @param right the same of its right side
	 */
	String text(BinaryExpression binary, boolean so, @Nullable Integer left, @Nullable Integer right, Scope scope) {
		boolean none = left != null && left == 0 && !so && asksForAny(binary);
		if (binary.getLeft() instanceof Query query && query.getQuantifier() == Quantifier.NUMBER_OF) {
			return left != null
					? counted(query, left, none ? "" : ", " + against(binary, so, "fewer", right, scope), scope)
					: wording.nouns().of(query, scope) + " is " + against(binary, so, "less", right, scope);
		}
		String noun = wording.nouns().of(binary.getLeft(), scope);
		String verb = Marks.plain(noun).endsWith("s") && !noun.startsWith("the number of ") ? " are " : " is ";
		String number = left == null ? "" : left.toString();
		String limit = none ? "" : against(binary, so, "less", right, scope);
		return noun + verb + number + (number.isEmpty() || none ? "" : ", ") + limit;
	}

	/** Whether a comparison asks for no more than that there is something. */
	private static boolean asksForAny(BinaryExpression binary) {
		int least = Constants.numberOf(binary.getRight()).orElse(-1);
		return binary.getOperator() == BinaryOperator.GREATER && least == 0
				|| binary.getOperator() == BinaryOperator.AT_LEAST && least == 1;
	}

	private String counted(Query query, int number, String limit, Scope scope) {
		Queries.Subject subject = wording.queries().subject(query, scope);
		String one = subject.head() + subject.where() + subject.one();
		return (number == 0 ? "there is no " + one : number == 1 ? "there is 1 " + one : "there are " + number + ' ' + subject.several())
				+ limit;
	}

	private String against(BinaryExpression binary, boolean so, String less, @Nullable Integer right, Scope scope) {
		boolean written = Constants.numberOf(binary.getRight()).isPresent();
		String limit = wording.nouns().of(binary.getRight(), scope) + (written || right == null ? "" : " (" + right + ')');
		return switch (binary.getOperator()) {
			case LESS -> (so ? "" : "not ") + less + " than ";
			case AT_MOST -> so ? "at most " : "more than ";
			case GREATER -> so ? "more than " : "not more than ";
			default -> so ? "at least " : less + " than ";
		} + limit;
	}
}
