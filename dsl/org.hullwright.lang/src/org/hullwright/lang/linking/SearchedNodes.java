package org.hullwright.lang.linking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;

/**
 * What was read, with the nodes that are looked for in every text: syntax errors and prose. They are found once, by one traversal of the
 * node model without iterators; Xtext searches for syntax errors each time that it is asked for them, which is after every keystroke.
 */
public final class SearchedNodes implements IParseResult {

	private final IParseResult read;
	private @Nullable Found found; // null until first asked for

	/** @param read of which the text is changed no more */
	public SearchedNodes(IParseResult read) {
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
	public boolean hasSyntaxErrors() {
		return read.hasSyntaxErrors();
	}

	@Override
	@NonNullByDefault({})
	public Iterable<INode> getSyntaxErrors() {
		return hasSyntaxErrors() ? found().errors() : List.of();
	}

	/** Texts in quotes, with the quotes, and comments, in the order of the text. */
	public List<ILeafNode> prose() {
		return found().prose();
	}

	private Found found() {
		Found known = found;
		if (known == null) {
			known = new Search(getRootNode().getText(), hasSyntaxErrors()).below(getRootNode());
			found = known;
		}
		return known;
	}

	private record Found(List<INode> errors, List<ILeafNode> prose) {

		Found {
			errors = Collections.unmodifiableList(errors);
			prose = Collections.unmodifiableList(prose);
		}
	}

	/** One traversal. */
	private static final class Search {

		private final String text;
		private final boolean hasErrors;
		private final List<INode> errors = new ArrayList<>();
		private final List<ILeafNode> prose = new ArrayList<>();

		Search(String text, boolean hasErrors) {
			this.text = text;
			this.hasErrors = hasErrors;
		}

		Found below(ICompositeNode root) {
			visit(root);
			return new Found(errors, prose);
		}

		private void visit(INode node) {
			if (hasErrors && node.getSyntaxErrorMessage() != null) {
				errors.add(node);
			}
			if (node instanceof ICompositeNode parts) {
				for (INode part = parts.getFirstChild(); part != null; part = part.getNextSibling()) {
					visit(part);
				}
			} else if (node instanceof ILeafNode leaf && leaf.getTotalLength() > 1 && isProse(leaf.getTotalOffset())) {
				prose.add(leaf);
			}
		}

		private boolean isProse(int start) {
			return switch (text.charAt(start)) {
				case '"' -> true;
				case '/' -> text.startsWith("//", start) || text.startsWith("/*", start);
				default -> false;
			};
		}
	}
}
