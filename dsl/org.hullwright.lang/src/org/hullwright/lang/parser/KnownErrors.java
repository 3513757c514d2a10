package org.hullwright.lang.parser;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;

/**
 * What was read, which finds its syntax errors once, by a walk over the nodes without iterators: Xtext does so each time that it is asked
 * for them, which is after every keystroke.
 */
final class KnownErrors implements IParseResult {

	private final IParseResult read;
	private @Nullable List<INode> errors; // null until first asked for

	/** @param read of which the text is changed no more */
	KnownErrors(IParseResult read) {
		this.read = read;
	}

	@Override
	public @Nullable EObject getRootASTElement() {
		return read.getRootASTElement();
	}

	@Override
	public ICompositeNode getRootNode() {
		return read.getRootNode();
	}

	@Override
	@NonNullByDefault({})
	public Iterable<INode> getSyntaxErrors() {
		List<INode> known = errors;
		if (known == null) {
			known = hasSyntaxErrors() ? below(getRootNode()) : List.of();
			errors = known;
		}
		return known;
	}

	private static List<INode> below(INode root) {
		var found = new ArrayList<INode>();
		collect(root, found);
		return List.copyOf(found);
	}

	private static void collect(INode node, List<INode> found) {
		if (node.getSyntaxErrorMessage() != null) {
			found.add(node);
		}
		if (node instanceof ICompositeNode parts) {
			for (INode part = parts.getFirstChild(); part != null; part = part.getNextSibling()) {
				collect(part, found);
			}
		}
	}

	@Override
	public boolean hasSyntaxErrors() {
		return read.hasSyntaxErrors();
	}
}
