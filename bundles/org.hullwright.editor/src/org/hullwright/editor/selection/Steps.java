package org.hullwright.editor.selection;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.lang.ide.answer.TextRange;

/** What was selected before it became more, one step after the other. Kept with the editor; over as soon as something else is selected. */
final class Steps {

	private static final String KEY = Steps.class.getName();

	private final Deque<TextRange> before = new ArrayDeque<>();
	private TextRange last = new TextRange(0, 0);

	private Steps() {}

	/** The steps that led to what is selected now; none when something else did. */
	static Steps to(TextRange selected, ITextEditor editor) {
		Control control = editor.getAdapter(Control.class);
		if (control.getData(KEY) instanceof Steps steps && steps.last.equals(selected)) {
			return steps;
		}
		var begun = new Steps();
		begun.last = selected;
		control.setData(KEY, begun);
		return begun;
	}

	/** Selects more. */
	void forward(TextRange more, ITextEditor editor) {
		before.push(last);
		select(more, editor);
	}

	/** Selects what was selected before. */
	void back(ITextEditor editor) {
		Optional.ofNullable(before.poll()).ifPresent(less -> select(less, editor));
	}

	private void select(TextRange range, ITextEditor editor) {
		last = range;
		editor.selectAndReveal(range.offset(), range.length());
	}
}
