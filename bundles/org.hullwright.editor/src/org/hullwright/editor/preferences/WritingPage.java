package org.hullwright.editor.preferences;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.IPersistentPreferenceStore;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.eclipse.ui.texteditor.AbstractDecoratedTextEditorPreferenceConstants;

/**
 * How Hull is written: indentation, tidying, saving. What the workbench keeps for all text editors is shown here as well, because that is
 * where an author looks for it; it is kept where the workbench keeps it.
 */
public final class WritingPage extends PreferencePage implements IWorkbenchPreferencePage {

	// Of the workbench, which has no names for them that others may use.
	private static final String WORKBENCH = "org.eclipse.ui.workbench";
	private static final String SAVE_BY_ITSELF = "SAVE_AUTOMATICALLY";
	private static final String SAVE_AFTER = "SAVE_AUTOMATICALLY_INTERVAL";

	private static final int WIDEST_INDENTATION = 8;
	private static final int MOST_BLANK_LINES = 5;
	private static final int LONGEST_WAIT = 600; // seconds
	private static final int WIDTH = 420; // pixels

	private final IPreferenceStore writing = WritingPreferences.store();
	private final IPreferenceStore editors = EditorsUI.getPreferenceStore();
	private final IPreferenceStore workbench = new ScopedPreferenceStore(InstanceScope.INSTANCE, WORKBENCH);
	private final List<Choice> choices = new ArrayList<>();

	/** A control for something that is kept. */
	private interface Choice {

		/** Shows what is kept, or what would be by default. */
		void show(boolean usual);

		void keep();
	}

	@NonNullByDefault({})
	@Override
	public void init(IWorkbench opened) {
		setDescription("How Hull is written, tidied and saved. All of it counts at once.");
	}

	@NonNullByDefault({})
	@Override
	protected Control createContents(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(page);
		Composite indentation = group(page, "Indentation");
		check(indentation, "Indent with spaces instead of tabs", editors,
				AbstractDecoratedTextEditorPreferenceConstants.EDITOR_SPACES_FOR_TABS);
		number(indentation, "As wide as so many letters:", editors, AbstractDecoratedTextEditorPreferenceConstants.EDITOR_TAB_WIDTH,
				WIDEST_INDENTATION);
		note(indentation, "This counts for what you type, for Format, and for what wizards and quick fixes write.");
		Composite format = group(page, "Format");
		number(format, "Blank lines in a row, at most:", writing, WritingPreferences.BLANK_LINES, MOST_BLANK_LINES);
		check(format, "Format what is pasted, when it is at least a line", writing, WritingPreferences.FORMAT_ON_PASTE);
		Composite saving = group(page, "When a text is saved");
		check(saving, "Format it", writing, WritingPreferences.FORMAT_ON_SAVE);
		check(saving, "Remove blanks at the ends of lines", writing, WritingPreferences.TRIM_ON_SAVE);
		Composite autosave = group(page, "Saving by itself");
		check(autosave, "Save all texts when nothing was typed for a while", workbench, SAVE_BY_ITSELF);
		number(autosave, "After so many seconds:", workbench, SAVE_AFTER, LONGEST_WAIT);
		note(autosave, "What is not saved is not lost either: when Hullwright ends in whatever way, the text is back at the next start.");
		choices.forEach(choice -> choice.show(false));
		return page;
	}

	@Override
	protected void performDefaults() {
		choices.forEach(choice -> choice.show(true));
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		choices.forEach(Choice::keep);
		try {
			for (IPreferenceStore store : List.of(writing, workbench)) {
				((IPersistentPreferenceStore) store).save();
			}
		} catch (IOException failure) {
			ILog.of(WritingPage.class).warn("The preferences count, but could not be written to disk yet", failure);
		}
		return true;
	}

	private static Composite group(Composite parent, String title) {
		var group = new Group(parent, SWT.NONE);
		group.setText(title);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(group);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
		return group;
	}

	private static void note(Composite group, String words) {
		var note = new Label(group, SWT.WRAP);
		note.setText(words);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(note);
	}

	private void check(Composite group, String words, IPreferenceStore store, String key) {
		var check = new Button(group, SWT.CHECK);
		check.setText(words);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(check);
		choices.add(new Choice() {

			@Override
			public void show(boolean usual) {
				check.setSelection(usual ? store.getDefaultBoolean(key) : store.getBoolean(key));
			}

			@Override
			public void keep() {
				store.setValue(key, check.getSelection());
			}
		});
	}

	private void number(Composite group, String words, IPreferenceStore store, String key, int most) {
		new Label(group, SWT.NONE).setText(words);
		var number = new Spinner(group, SWT.BORDER);
		number.setMinimum(1);
		number.setMaximum(most);
		choices.add(new Choice() {

			@Override
			public void show(boolean usual) {
				number.setSelection(usual ? store.getDefaultInt(key) : store.getInt(key));
			}

			@Override
			public void keep() {
				store.setValue(key, number.getSelection());
			}
		});
	}
}
