package org.hullwright.lang.mutation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.LineAndColumn;
import org.hullwright.lang.mutation.Mutation.Span;
import org.hullwright.model.Effect;
import org.hullwright.model.ProceedEffect;

/** Collects the mutations of one file, and knows where in its text the elements of its model stand. */
final class MutationCollector {

	private final Path file;
	private final INode root;
	private final String text;
	private final List<Mutation> mutations = new ArrayList<>();

	/** @param root of the node model of the file */
	MutationCollector(Path file, INode root) {
		this.file = file;
		this.root = root;
		this.text = root.getText();
	}

	/** What has been collected. */
	List<Mutation> mutations() {
		return mutations;
	}

	void replace(EObject element, String replacement, MutationOperator operator) {
		replace(element, spanOf(element), replacement, operator);
	}

	/** Replaces the words of a feature of an element; does nothing where the feature is not written. */
	void replace(EObject element, EStructuralFeature feature, String replacement, MutationOperator operator) {
		List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
		if (!nodes.isEmpty()) {
			replace(element, spanOf(nodes.getFirst()), replacement, operator);
		}
	}

	/** Replaces a part of what is written for an element. */
	void replace(EObject element, Span edited, String replacement, MutationOperator operator) {
		add(element, edited, replacement, operator);
	}

	/** Makes two sentences of which one follows the other change places. What stands between them stays. */
	void swap(EObject first, EObject second) {
		Span one = spanOf(first);
		Span other = spanOf(second);
		String between = text.substring(one.end(), other.offset());
		add(first, new Span(one.offset(), other.end() - one.offset()), textOf(second) + between + textOf(first),
				MutationOperator.SWAP_STATEMENTS);
	}

	private void add(EObject element, Span edited, String replacement, MutationOperator operator) {
		LineAndColumn start = NodeModelUtils.getLineAndColumn(root, edited.offset());
		Effect sentence = performed(EcoreUtil2.getContainerOfType(element, Effect.class));
		mutations.add(new Mutation(file, operator, edited, replacement, sentence == null ? Span.NONE : spanOf(sentence), start.getLine(),
				start.getColumn(),
				NearbyRules.of(element)));
	}

	/** What is performed where a sentence is: in the place of {@code proceed} there may be the sentences that it stands for. */
	private static @Nullable Effect performed(@Nullable Effect sentence) {
		return sentence instanceof ProceedEffect ? EcoreUtil2.getContainerOfType(sentence.eContainer(), Effect.class) : sentence;
	}

	/** An element as it is written, with the comments within. */
	String textOf(EObject element) {
		return textOf(spanOf(element));
	}

	/** A part of the text. */
	String textOf(Span span) {
		return text.substring(span.offset(), span.end());
	}

	/** Where an element is written. */
	Span spanOf(EObject element) {
		return spanOf(NodeModelUtils.findActualNodeFor(element));
	}

	private static Span spanOf(INode node) {
		ITextRegion region = node.getTextRegion();
		return new Span(region.getOffset(), region.getLength());
	}
}
