package org.hullwright.editor.wizard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.FieldValues;
import org.hullwright.lang.ide.answer.FormField;

/** The questions about a new element below each other, as many as there are. */
final class FormPanel {

	private static final int COLUMNS = 2;
	private static final int MARGIN = 6;

	private final ScrolledComposite scrolled;
	private final Runnable changed;
	private final Supplier<Optional<String>> pictures;
	private final List<FieldControl> controls = new ArrayList<>();

	/**
	 * @param changed runs whenever an answer is another one
	 * @param pictures asks for a picture; yields what the pack calls it, or nothing
	 */
	FormPanel(Composite parent, Runnable changed, Supplier<Optional<String>> pictures) {
		this.changed = changed;
		this.pictures = pictures;
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL | SWT.BORDER);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		scrolled.addListener(SWT.Resize, event -> fit());
	}

	Control control() {
		return scrolled;
	}

	/** Asks the questions of another form. */
	void show(ElementForm form) {
		controls.clear();
		if (scrolled.getContent() != null) {
			scrolled.getContent().dispose();
		}
		var content = new Composite(scrolled, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(COLUMNS).margins(MARGIN, MARGIN).applyTo(content);
		add(content, form, field -> !isCheck(field));
		checks(content, "Marks:", form, field -> field.values() instanceof FieldValues.YesOrNo);
		checks(content, "Effects:", form, field -> field.values() instanceof FieldValues.Effect);
		scrolled.setContent(content);
		fit();
	}

	/** What is answered, by the names of the questions. */
	Map<String, String> answers() {
		var answers = new HashMap<String, String>();
		controls.forEach(control -> answers.put(control.field().name(), control.answer().get()));
		return answers;
	}

	private static boolean isCheck(FormField field) {
		return field.values() instanceof FieldValues.YesOrNo || field.values() instanceof FieldValues.Effect;
	}

	private void checks(Composite content, String title, ElementForm form, Predicate<FormField> wanted) {
		if (form.fields().stream().anyMatch(wanted)) {
			var label = new Label(content, SWT.NONE);
			label.setText(title);
			GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).indent(0, 2).applyTo(label);
			var group = new Composite(content, SWT.NONE);
			GridLayoutFactory.fillDefaults().numColumns(COLUMNS).applyTo(group);
			GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
			add(group, form, wanted);
		}
	}

	private void add(Composite parent, ElementForm form, Predicate<FormField> wanted) {
		form.fields().stream().filter(wanted).forEach(field -> controls.add(FieldControl.create(parent, field, changed, pictures)));
	}

	/** Long forms are scrolled, and only downwards. */
	private void fit() {
		if (scrolled.getContent() != null) {
			scrolled.setMinHeight(scrolled.getContent().computeSize(scrolled.getClientArea().width, SWT.DEFAULT).y);
		}
	}
}
