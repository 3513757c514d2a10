package org.hullwright.lang.ide.refactoring;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.model.Block;
import org.hullwright.model.Conditional;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.FunctionCall;

/**
 * Whole sentences of one block that the author has selected.
 *
 * @param block that they stand in
 * @param effects in the order of the text; at least one
 * @param range the selection without the blanks at its ends; comments in it belong to it
 */
record Sentences(Block block, List<Effect> effects, TextRange range) {

	private static final String CUT = "Select whole sentences of one block; this begins or ends within one";

	/** The sentences in a selection; refuses one that cuts a sentence in half or has none. */
	static Sentences in(XtextResource file, TextRange selection) {
		TextRange range = trimmed(file, selection);
		List<Effect> within = new ArrayList<>();
		Iterable<EObject> all = () -> EcoreUtil.getAllContents(file, false);
		for (EObject object : all) {
			if (object instanceof Effect effect && effect.eContainer() instanceof Block && contains(range, Parts.rangeOf(effect))
					&& within.stream().noneMatch(outer -> EcoreUtil.isAncestor(outer, effect))) {
				within.add(effect);
			}
		}
		Refusal.when(within.isEmpty() || within.stream().anyMatch(effect -> effect.eContainer() != within.getFirst().eContainer()), CUT);
		for (ILeafNode leaf : file.getParseResult().getRootNode().getLeafNodes()) {
			boolean touched = leaf.getOffset() < range.end() && leaf.getEndOffset() > range.offset();
			boolean half = touched && leaf.isHidden() && !leaf.getText().isBlank()
					&& !contains(range, new TextRange(leaf.getOffset(), leaf.getText().stripTrailing().length()));
			boolean loose = touched && !leaf.isHidden() && within.stream()
					.noneMatch(effect -> contains(Parts.rangeOf(effect), new TextRange(leaf.getOffset(), leaf.getLength())));
			Refusal.when(half || loose, CUT);
		}
		Refusal.when(!Parts.written(within.getFirst().eContainer()).startsWith("{"), CUT);
		return new Sentences((Block) within.getFirst().eContainer(), List.copyOf(within), range);
	}

	/** The value that is selected, with or without the parentheses around it; refuses what is not one. */
	static Expression valueIn(XtextResource file, TextRange selection) {
		TextRange range = trimmed(file, selection);
		Iterable<EObject> all = () -> EcoreUtil.getAllContents(file, false);
		for (EObject object : all) {
			if (object instanceof Expression value && (Parts.rangeOf(value).equals(range) || isInside(value, range))) {
				return value;
			}
		}
		throw new Refusal("Select a whole value, as “actor's health” or “(roll Luck)”");
	}

	private static boolean isInside(Expression value, TextRange range) {
		String written = Parts.written(value);
		TextRange whole = Parts.rangeOf(value);
		return written.startsWith("(") && written.endsWith(")") && whole.offset() + 1 == range.offset() && whole.end() - 1 == range.end()
				&& !(value instanceof FunctionCall) && !(value instanceof Conditional);
	}

	private static TextRange trimmed(XtextResource file, TextRange selection) {
		String text = Parts.textOf(file);
		int start = Math.clamp(selection.offset(), 0, text.length());
		int end = Math.clamp(selection.end(), start, text.length());
		while (start < end && Character.isWhitespace(text.charAt(start))) {
			start++;
		}
		while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
			end--;
		}
		return new TextRange(start, end - start);
	}

	private static boolean contains(TextRange outer, TextRange inner) {
		return outer.offset() <= inner.offset() && inner.end() <= outer.end();
	}
}
