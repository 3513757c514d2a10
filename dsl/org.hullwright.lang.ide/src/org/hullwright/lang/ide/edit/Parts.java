package org.hullwright.lang.ide.edit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.model.HullFile;

/** Where the parts of a model stand in its text. */
public final class Parts {

	private Parts() {}

	/** The file a part belongs to. */
	public static XtextResource fileOf(EObject part) {
		return (XtextResource) part.eResource();
	}

	/** The whole text of a file. */
	public static String textOf(XtextResource file) {
		return file.getParseResult().getRootNode().getText();
	}

	/** A part as it is written, parentheses around it included; without the blanks and comments before it. */
	public static TextRange rangeOf(EObject part) {
		return rangeOf(NodeModelUtils.findActualNodeFor(part));
	}

	/** The words that say one thing of a part: the first of them when there are several; empty when nothing says it. */
	public static Optional<TextRange> rangeOf(EObject part, EStructuralFeature said) {
		return rangesOf(part, said).stream().findFirst();
	}

	/** The words that say something of a part, each for itself. */
	public static List<TextRange> rangesOf(EObject part, EStructuralFeature said) {
		return NodeModelUtils.findNodesForFeature(part, said).stream().map(Parts::rangeOf).toList();
	}

	public static String written(EObject part) {
		return written(fileOf(part), rangeOf(part));
	}

	/** A stretch of a file as it is written. */
	public static String written(XtextResource file, TextRange range) {
		return textOf(file).substring(range.offset(), range.end());
	}

	/** The words of a part itself and of all that is in it, without blanks and comments. */
	public static Stream<ILeafNode> words(EObject part) {
		ICompositeNode node = NodeModelUtils.findActualNodeFor(part);
		return node == null
				? Stream.empty()
				: StreamSupport.stream(node.getLeafNodes().spliterator(), false).filter(leaf -> !leaf.isHidden());
	}

	/** The first time a part says a word of the language, from some offset on; empty when it does not. */
	public static Optional<TextRange> word(EObject part, String word, int from) {
		return words(part).filter(leaf -> leaf.getOffset() >= from && leaf.getText().equals(word)).findFirst().map(Parts::rangeOf);
	}

	/** The last word before an offset, as long as it belongs to the part; empty when there is none. */
	public static Optional<TextRange> wordBefore(EObject part, int offset) {
		return words(part).filter(leaf -> leaf.getTotalEndOffset() <= offset).reduce((earlier, later) -> later).map(Parts::rangeOf);
	}

	/** The declaration at the top level of a file that a part belongs to; empty for the head of a file and for the file itself. */
	public static Optional<EObject> declarationAround(EObject part) {
		EObject around = part;
		while (around != null && !(around.eContainer() instanceof HullFile)) {
			around = around.eContainer();
		}
		return Optional.ofNullable(around).filter(found -> ((HullFile) found.eContainer()).getDeclarations().contains(found));
	}

	private static TextRange rangeOf(INode node) {
		return new TextRange(node.getOffset(), node.getLength());
	}
}
