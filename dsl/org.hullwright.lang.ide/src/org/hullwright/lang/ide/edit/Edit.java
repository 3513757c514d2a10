package org.hullwright.lang.ide.edit;

import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.workspace.Documents;

/**
 * Changes of one or several files. Takes them one by one, all told as of the texts before any of them; a change within something that goes
 * altogether is dropped. Belongs to whoever makes it.
 */
public final class Edit {

	private final Map<URI, List<TextChange>> changes = new LinkedHashMap<>();

	/** Writes something in the place of a part. */
	public Edit replace(EObject part, String text) {
		return replace(Parts.fileOf(part), Parts.rangeOf(part), text);
	}

	/** Writes something in the place of a stretch. */
	public Edit replace(XtextResource file, TextRange range, String text) {
		return change(Documents.of(file.getURI()), range, text);
	}

	/** Writes something between two characters. */
	public Edit insert(XtextResource file, int offset, String text) {
		return replace(file, new TextRange(offset, 0), text);
	}

	/** Changes a document that need not exist yet. */
	public Edit change(URI document, TextRange range, String text) {
		changes.computeIfAbsent(document, key -> new ArrayList<>()).add(new TextChange(range, text));
		return this;
	}

	/** Takes a part out, with its lines when nothing else stands there. */
	public Edit remove(EObject part) {
		return remove(Parts.fileOf(part), Parts.rangeOf(part));
	}

	/** Takes a stretch out, with its lines when nothing else stands there. */
	public Edit remove(XtextResource file, TextRange range) {
		return replace(file, layout(file).withBlanks(range), "");
	}

	/** Takes a part out together with the comments in the lines right above it. */
	public Edit removeWithComments(EObject part) {
		return remove(Parts.fileOf(part), withComments(part));
	}

	/** A part with the comments in the lines right above it. */
	public static TextRange withComments(EObject part) {
		XtextResource file = Parts.fileOf(part);
		TextRange range = Parts.rangeOf(part);
		int start = range.offset();
		ILeafNode before = leafBefore(file, start);
		while (before != null && before.isHidden()) {
			if (!before.getText().isBlank()) {
				String between = Parts.textOf(file).substring(before.getOffset() + before.getText().stripTrailing().length(), start);
				if (!layout(file).beginsLine(before.getOffset()) || between.chars().filter(character -> character == '\n').count() > 1) {
					break;
				}
				start = before.getOffset();
			}
			before = leafBefore(file, before.getTotalOffset());
		}
		return new TextRange(start, range.end() - start);
	}

	private static @Nullable ILeafNode leafBefore(XtextResource file, int offset) {
		return offset == 0 ? null : NodeModelUtils.findLeafNodeAtOffset(file.getParseResult().getRootNode(), offset - 1);
	}

	/**
	 * Takes one out of several words with commas between them; when it is the only one, the word of the language before it goes as well.
	 */
	public Edit removeListed(EObject owner, EStructuralFeature feature, int index) {
		XtextResource file = Parts.fileOf(owner);
		List<TextRange> listed = Parts.rangesOf(owner, feature);
		TextRange gone = listed.get(index);
		if (listed.size() == 1) {
			int start = Parts.wordBefore(owner, gone.offset()).map(TextRange::offset).orElse(gone.offset());
			return remove(file, new TextRange(start, gone.end() - start));
		}
		int start = index == 0 ? gone.offset() : listed.get(index - 1).end();
		int end = index == 0 ? listed.get(1).offset() : gone.end();
		return replace(file, new TextRange(start, end - start), "");
	}

	/** Writes a sentence before a part: in a line of its own when the part begins one. */
	public Edit insertBefore(EObject part, String sentence) {
		XtextResource file = Parts.fileOf(part);
		TextLines layout = layout(file);
		int offset = Parts.rangeOf(part).offset();
		return insert(file, offset,
				layout.beginsLine(offset) ? sentence + layout.lineBreak() + layout.indentation(offset) : sentence + " ");
	}

	/** Writes a sentence behind a part: in a line of its own when the part begins one. */
	public Edit insertAfter(EObject part, String sentence) {
		XtextResource file = Parts.fileOf(part);
		TextLines layout = layout(file);
		TextRange range = Parts.rangeOf(part);
		return layout.beginsLine(range.offset())
				? insert(file, layout.endOfThought(range.end()), layout.lineBreak() + layout.indentation(range.offset()) + sentence)
				: insert(file, range.end(), " " + sentence);
	}

	/** Writes a sentence as the last one into the braces that end a part; makes braces when there are none. */
	public Edit append(EObject part, String sentence) {
		XtextResource file = Parts.fileOf(part);
		TextLines layout = layout(file);
		TextRange whole = Parts.rangeOf(part);
		String text = Parts.textOf(file);
		if (text.charAt(whole.end() - 1) != '}') {
			return insert(file, whole.end(), " { " + sentence + " }");
		}
		int brace = whole.end() - 1;
		if (layout.beginsLine(brace)) {
			int line = text.lastIndexOf('\n', brace) + 1;
			return insert(file, line, layout.deeper(brace) + sentence + layout.lineBreak());
		}
		boolean spaced = Character.isWhitespace(text.charAt(brace - 1));
		return insert(file, brace, (spaced ? "" : " ") + sentence + " ");
	}

	/** Puts a sentence, perhaps written otherwise, into braces behind some words: on lines of its own when it begins its line. */
	public Edit wrap(EObject sentence, String head, String inner) {
		XtextResource file = Parts.fileOf(sentence);
		TextLines layout = layout(file);
		int offset = Parts.rangeOf(sentence).offset();
		String line = layout.lineBreak() + layout.indentation(offset);
		return replace(sentence,
				layout.beginsLine(offset)
						? head + " {" + line + "\t" + inner.replace("\n", "\n\t") + line + "}"
						: head + " { " + inner + " }");
	}

	/** Writes what stands in the braces of a block in the place of some sentence that the block is part of, one level less deep. */
	public Edit unwrap(EObject sentence, EObject block) {
		String inner = Parts.written(block);
		return replace(sentence, inner.substring(1, inner.length() - 1).strip().replaceAll("(\\r?\\n)\t", "$1"));
	}

	/** Writes a declaration behind the one that a part belongs to; an empty line comes between them unless both are short. */
	public Edit declareAfter(EObject part, String declaration) {
		XtextResource file = Parts.fileOf(part);
		TextLines layout = layout(file);
		EObject around = Parts.declarationAround(part).orElse(part);
		TextRange range = Parts.rangeOf(around);
		String between = layout.isBroken(range) || declaration.contains("\n") ? layout.lineBreak().repeat(2) : layout.lineBreak();
		return insert(file, layout.endOfThought(range.end()), between + declaration);
	}

	/** All changes of another edit as well. */
	public Edit with(Edit other) {
		other.changes.forEach((document, made) -> changes.computeIfAbsent(document, key -> new ArrayList<>()).addAll(made));
		return this;
	}

	/** The changes for each document, in the order of its text; none overlaps another. */
	public Map<URI, List<TextChange>> changes() {
		var told = new LinkedHashMap<URI, List<TextChange>>();
		changes.forEach((document, made) -> told.put(document, apart(made)));
		return told;
	}

	private static List<TextChange> apart(List<TextChange> made) {
		var ordered = new ArrayList<>(made);
		ordered.sort(
				Comparator.comparingInt((TextChange change) -> change.range().offset()).thenComparing(change -> -change.range().length()));
		var kept = new ArrayList<TextChange>();
		for (TextChange change : ordered) {
			boolean within = !kept.isEmpty() && change.range().offset() < kept.getLast().range().end();
			if (!within && !kept.contains(change)) {
				kept.add(change);
			}
		}
		return List.copyOf(kept);
	}

	private static TextLines layout(XtextResource file) {
		return new TextLines(Parts.textOf(file));
	}
}
