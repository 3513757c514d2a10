package org.hullwright.lang.ide.navigation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.linking.HullResource;
import org.hullwright.lang.linking.WrittenName;

/**
 * A name in a text that means something.
 *
 * @param range the name; of a qualified one, all of it
 * @param source the sentence, or the part of one, that names it
 * @param target what it means
 * @param role which question of its sentence it answers
 */
public record Reference(TextRange range, EObject source, EObject target, EReference role) {

	/** All names of a file that mean something, in no particular order. Links everything. */
	public static Stream<Reference> in(XtextResource file) {
		var found = new ArrayList<Reference>();
		EObject sentence = null;
		var counted = new HashMap<EReference, Integer>(); // the names of a sentence until now
		for (WrittenName name : file instanceof HullResource hull ? hull.names() : List.<WrittenName>of()) {
			if (name.owner() != sentence) {
				sentence = name.owner();
				counted.clear();
			}
			EObject target = targetOf(name, counted.merge(name.role(), 1, Integer::sum) - 1);
			if (target != null && !target.eIsProxy()) {
				found.add(new Reference(rangeOf(name.node()), name.owner(), target, name.role()));
			}
		}
		return found.stream();
	}

	/** What one of several names that answer the same question means; null when it means nothing. */
	private static @Nullable EObject targetOf(WrittenName name, int place) {
		Object meant = name.owner().eGet(name.role());
		if (name.role().isMany()) {
			List<?> all = (List<?>) meant;
			return place < all.size() ? (EObject) all.get(place) : null;
		}
		return (EObject) meant;
	}

	/** Where a sentence says one of its names. */
	public static Optional<TextRange> in(EObject source, EReference role) {
		return NodeModelUtils.findNodesForFeature(source, role).stream().findFirst().map(Reference::rangeOf);
	}

	/** The range of a node without the blanks and comments before it. */
	public static TextRange rangeOf(INode node) {
		return new TextRange(node.getOffset(), node.getLength());
	}
}
