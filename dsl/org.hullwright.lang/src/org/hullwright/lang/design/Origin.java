package org.hullwright.lang.design;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * Where a panel is written.
 *
 * @param uri of the file
 * @param line from 1
 * @param offset in characters from the start of the file
 * @param length of its first line, in characters
 */
public record Origin(String uri, int line, int offset, int length) {

	/** The place of a text that was read; empty for what was not. */
	static Optional<Origin> of(EObject written) {
		INode node = NodeModelUtils.findActualNodeFor(written);
		return node == null || written.eResource() == null
				? Optional.empty()
				: Optional.of(new Origin(written.eResource().getURI().toString(), node.getStartLine(), node.getOffset(),
						node.getText().strip().lines().findFirst().orElse("").length()));
	}
}
