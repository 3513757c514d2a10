package org.hullwright.lang.mutation;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** The identifiers of rules that the comment in front of an element names, or else the comment in front of what it is part of. */
final class NearbyRules {

	private static final Pattern RULE = Pattern.compile("\\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+\\b");

	private NearbyRules() {}

	/** In the order of the comment; none when no such comment names a rule. */
	static List<String> of(EObject element) {
		for (EObject around = element; around.eContainer() != null; around = around.eContainer()) {
			List<String> rules = inFrontOf(around);
			if (!rules.isEmpty()) {
				return rules;
			}
		}
		return List.of();
	}

	private static List<String> inFrontOf(EObject element) {
		ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
		if (node == null) {
			return List.of();
		}
		StringBuilder comments = new StringBuilder();
		for (ILeafNode leaf : node.getLeafNodes()) {
			if (!leaf.isHidden()) {
				break;
			}
			comments.append(leaf.getText());
		}
		return RULE.matcher(comments).results().map(MatchResult::group).distinct().toList();
	}
}
