package org.hullwright.lang.messages;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.index.VisibleNames;
import org.hullwright.lang.rulestext.English;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.HullPackage;

/**
 * A kind after “has”, where only a thing can stand: {@code Frog has no token}.
 *
 * @param offset where the comparison begins
 * @param length of the comparison
 * @param written the comparison as it asks for a kind: {@code not Frog has a token}
 */
public record KindAsThing(int offset, int length, String written) {

	/**
	 * @param place the expression that the name stands in
	 * @param name that links to no thing
	 * @return empty where it is something else that is wrong
	 */
	public static Optional<KindAsThing> at(EObject place, String name, VisibleNames names) {
		boolean had = place.eContainer() instanceof BinaryExpression question && question.getOperator() == BinaryOperator.HAS
				&& question.getRight() == place;
		if (!had || names.find(name, HullPackage.Literals.KIND).isEmpty()) {
			return Optional.empty();
		}
		BinaryExpression question = (BinaryExpression) place.eContainer();
		ICompositeNode node = NodeModelUtils.findActualNodeFor(question);
		String owner = NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(question.getLeft()));
		String written = "%s%s has %s".formatted(question.isNegated() ? "not " : "", owner, English.indefinite(name));
		return Optional.of(new KindAsThing(node.getOffset(), node.getLength(), written));
	}
}
