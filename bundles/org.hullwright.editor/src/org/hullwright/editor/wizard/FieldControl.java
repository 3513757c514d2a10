package org.hullwright.editor.wizard;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.hullwright.editor.theme.Enablement;
import org.hullwright.lang.ide.answer.FieldValues;
import org.hullwright.lang.ide.answer.FieldValues.Option;
import org.hullwright.lang.ide.answer.FormField;

/**
 * How a question of a form is answered on the screen.
 *
 * @param field the question
 * @param answer reads what is answered, as a text of Hull
 */
record FieldControl(FormField field, Supplier<String> answer) {

	private static final String NOTHING = "none";
	private static final int COLUMNS = 2;
	private static final int SPINNER_WIDTH = 60; // pixels
	private static final int EXPLANATION_WIDTH = 180;

	/**
	 * Makes the controls for a question in a grid of two columns.
	 *
	 * @param changed runs whenever the answer is another one
	 * @param pictures asks for a picture; yields what the pack calls it, or nothing
	 */
	static FieldControl create(Composite parent, FormField field, Runnable changed, Supplier<Optional<String>> pictures) {
		return switch (field.values()) {
			case FieldValues.Numbers(int lower, int upper) -> number(parent, field, lower, upper, changed);
			case FieldValues.YesOrNo truth -> check(parent, field, changed);
			case FieldValues.Effect effect -> check(parent, field, changed);
			case FieldValues.OneOf(List<Option> options) -> oneOf(parent, field, options, changed);
			case FieldValues.SomeOf(List<Option> options) -> someOf(parent, field, options, changed);
			case FieldValues.Words words -> text(parent, field, changed);
			case FieldValues.Written written -> text(parent, field, changed);
			case FieldValues.PictureFile picture -> picture(parent, field, changed, pictures);
		};
	}

	private static FieldControl number(Composite parent, FormField field, int lower, int upper, Runnable changed) {
		label(parent, field);
		var row = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(COLUMNS).applyTo(row);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
		var spinner = new Spinner(row, SWT.BORDER);
		spinner.setValues(field.proposed().isEmpty() ? lower : Integer.parseInt(field.proposed()), lower, upper, 0, 1, 10);
		spinner.addListener(SWT.Modify, event -> changed.run());
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).hint(SPINNER_WIDTH, SWT.DEFAULT).applyTo(spinner);
		explanation(row, field);
		return done(field, spinner, () -> String.valueOf(spinner.getSelection()));
	}

	private static FieldControl check(Composite parent, FormField field, Runnable changed) {
		var check = new Button(parent, SWT.CHECK);
		check.setText(field.label());
		check.setSelection(field.proposed().equals(FieldValues.YES));
		check.addListener(SWT.Selection, event -> changed.run());
		GridDataFactory.fillDefaults().applyTo(check);
		return done(field, check, () -> check.getSelection() ? FieldValues.YES : FieldValues.NO);
	}

	private static FieldControl oneOf(Composite parent, FormField field, List<Option> offered, Runnable changed) {
		label(parent, field);
		Stream<Option> nothing = field.usual().equals(NOTHING) ? Stream.of(new Option(NOTHING, NOTHING)) : Stream.empty();
		List<Option> options = Stream.concat(nothing, offered.stream()).toList();
		var combo = new Combo(parent, SWT.READ_ONLY);
		options.forEach(option -> combo.add(option.title()));
		combo.select(Math.max(0, options.stream().map(Option::name).toList().indexOf(field.proposed())));
		combo.addListener(SWT.Selection, event -> changed.run());
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(combo);
		return done(field, combo, () -> options.get(combo.getSelectionIndex()).name());
	}

	private static FieldControl someOf(Composite parent, FormField field, List<Option> options, Runnable changed) {
		label(parent, field);
		var row = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(COLUMNS).applyTo(row);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
		Text text = field(row, field, changed);
		text.setMessage("as many as you like");
		var add = new Button(row, SWT.PUSH);
		add.setText("Add …");
		var menu = new Menu(add);
		for (Option option : options) {
			var item = new MenuItem(menu, SWT.PUSH);
			item.setText(option.title());
			item.addListener(SWT.Selection,
					event -> text.setText((text.getText().isBlank() ? "" : text.getText().strip() + ", ") + option.name()));
		}
		add.addListener(SWT.Selection, event -> {
			menu.setLocation(add.toDisplay(0, add.getSize().y));
			menu.setVisible(true);
		});
		return done(field, text, text::getText);
	}

	private static FieldControl picture(Composite parent, FormField field, Runnable changed, Supplier<Optional<String>> pictures) {
		label(parent, field);
		var row = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(COLUMNS).applyTo(row);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
		Text text = field(row, field, changed);
		var browse = new Button(row, SWT.PUSH);
		browse.setText("Browse …");
		browse.addListener(SWT.Selection, event -> pictures.get().ifPresent(text::setText));
		return done(field, text, text::getText);
	}

	private static FieldControl text(Composite parent, FormField field, Runnable changed) {
		label(parent, field);
		Text text = field(parent, field, changed);
		return done(field, text, text::getText);
	}

	private static Text field(Composite parent, FormField field, Runnable changed) {
		var text = new Text(parent, SWT.BORDER);
		text.setText(field.proposed());
		text.addModifyListener(event -> changed.run());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
		return text;
	}

	private static void label(Composite parent, FormField field) {
		var label = new Label(parent, SWT.NONE);
		label.setText(field.label() + ':');
		label.setToolTipText(field.explanation());
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(label);
	}

	/** What a number is for, beside it: no label can tell that in a word. */
	private static void explanation(Composite row, FormField field) {
		var words = new Label(row, SWT.WRAP);
		words.setText(field.explanation());
		Enablement.set(words, false);
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(EXPLANATION_WIDTH, SWT.DEFAULT).applyTo(words);
	}

	private static FieldControl done(FormField field, Control control, Supplier<String> answer) {
		control.setToolTipText(field.explanation());
		return new FieldControl(field, answer);
	}
}
