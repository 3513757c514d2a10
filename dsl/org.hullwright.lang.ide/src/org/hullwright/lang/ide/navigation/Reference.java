package org.hullwright.lang.ide.navigation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextRange;

/**
 * A name in a text that means something.
 *
 * @param range  the name; of a qualified one, all of it
 * @param source the sentence, or the part of one, that names it
 * @param target what it means
 * @param role   which question of its sentence it answers
 */
public record Reference(TextRange range, EObject source, EObject target, EReference role) {

	/** All names of a file that mean something, in no particular order. Links everything. */
	public static Stream<Reference> in(XtextResource file) {
		Iterable<EObject> all = () -> EcoreUtil.getAllContents(file, false);
		var found = new ArrayList<Reference>();
		for (EObject source : all) {
			for (EReference role : source.eClass().getEAllReferences()) {
				if (!role.isContainment() && !role.isContainer() && !role.isDerived() && source.eIsSet(role)) {
					collect(source, role, found);
				}
			}
		}
		return found.stream();
	}

	/** Where a sentence says one of its names. */
	public static Optional<TextRange> in(EObject source, EReference role) {
		return NodeModelUtils.findNodesForFeature(source, role).stream().findFirst().map(Reference::rangeOf);
	}

	private static void collect(EObject source, EReference role, List<Reference> found) {
		List<INode> nodes = NodeModelUtils.findNodesForFeature(source, role);
		List<?> targets = role.isMany() ? (List<?>) source.eGet(role) : List.of(source.eGet(role));
		for (int i = 0; i < Math.min(nodes.size(), targets.size()); i++) {
			if (targets.get(i) instanceof EObject target && !target.eIsProxy()) {
				found.add(new Reference(rangeOf(nodes.get(i)), source, target, role));
			}
		}
	}

	/** The range of a node without the blanks and comments before it. */
	public static TextRange rangeOf(INode node) {
		return new TextRange(node.getOffset(), node.getLength());
	}
}
