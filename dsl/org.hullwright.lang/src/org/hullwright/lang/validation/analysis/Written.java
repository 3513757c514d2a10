package org.hullwright.lang.validation.analysis;

import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.naming.TokenText;
import org.hullwright.model.Expression;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.RollExpression;

/** Expressions as the author has written them, to tell whether two of them ask the same. */
public final class Written {

	private Written() {}

	/** The text, with single blanks between its words; empty for what has no text. */
	public static String text(EObject object) {
		ICompositeNode node = NodeModelUtils.findActualNodeFor(object);
		return node == null ? "" : TokenText.of(node);
	}

	/**
	 * The text of what has the same value wherever it is asked again before anything has changed; empty for chance and for what is
	 * performed.
	 */
	public static Optional<String> lasting(@Nullable Expression expression) {
		return expression == null || Stream.concat(Stream.of(expression), all(expression)).anyMatch(Written::mayDiffer)
				? Optional.empty()
				: Optional.of(text(expression)).filter(text -> !text.isEmpty());
	}

	private static Stream<EObject> all(EObject expression) {
		return StreamSupport.stream(((Iterable<EObject>) () -> EcoreUtil.getAllContents(expression, true)).spliterator(), false);
	}

	private static boolean mayDiffer(EObject part) {
		return part instanceof RollExpression || part instanceof FunctionCall || part instanceof ProceedExpression
				|| part instanceof Query query && query.getQuantifier() == Quantifier.RANDOM;
	}
}
