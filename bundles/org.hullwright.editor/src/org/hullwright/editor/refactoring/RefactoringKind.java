package org.hullwright.editor.refactoring;

import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.TextRange;

/** What the Refactor menu offers. */
enum RefactoringKind {

	EXTRACT_PROCEDURE("Extract procedure"), EXTRACT_NAME("Extract name"), EXTRACT_NUMBER("Extract named number"),
	INLINE("Inline procedure"),
	MOVE("Move to another file");

	private static final String ANY_NAME = "unnamed";

	private final String title;

	RefactoringKind(String title) {
		this.title = title;
	}

	/** What stands above its dialog. */
	String title() {
		return title;
	}

	/** Whether a wish is of this sort. */
	boolean includes(Refactoring wish) {
		return switch (wish) {
			case Refactoring.ExtractProcedure extract -> this == EXTRACT_PROCEDURE;
			case Refactoring.ExtractName extract -> this == EXTRACT_NAME;
			case Refactoring.ExtractNumber extract -> this == EXTRACT_NUMBER;
			case Refactoring.Inline inline -> this == INLINE;
			case Refactoring.Move move -> this == MOVE;
		};
	}

	/** A wish of this sort, to learn why it cannot be granted. */
	Refactoring of(TextRange selection, HullDocument text) {
		return switch (this) {
			case EXTRACT_PROCEDURE -> new Refactoring.ExtractProcedure(selection, ANY_NAME);
			case EXTRACT_NAME -> new Refactoring.ExtractName(selection, ANY_NAME);
			case EXTRACT_NUMBER -> new Refactoring.ExtractNumber(selection, ANY_NAME);
			case INLINE -> new Refactoring.Inline(selection.offset(), true);
			case MOVE -> new Refactoring.Move(selection.offset(), text.address());
		};
	}
}
