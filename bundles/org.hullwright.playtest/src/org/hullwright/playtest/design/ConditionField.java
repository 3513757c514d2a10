package org.hullwright.playtest.design;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.design.Condition;
import org.hullwright.lang.ide.design.DesignForm.PrintedValue;

/** When a box is there: always, or when components print something. */
final class ConditionField {

	private static final String ANY = "";
	private static final List<String> CASES = List.of("always", "when there is", "when there is no");
	private static final List<PrintedValue> ALWAYS_PRINTED = List.of(new PrintedValue("picture", "picture", List.of()),
			new PrintedValue("text", "text", List.of()));
	private final Composite control;
	private final List<PrintedValue> printed;
	private final Combo cases;
	private final Combo names;
	private final Combo values;
	private final Consumer<Condition> changed;

	ConditionField(Composite parent, List<PrintedValue> printed, Consumer<Condition> changed) {
		this.changed = changed;
		this.printed = Stream.concat(printed.stream(), ALWAYS_PRINTED.stream()).toList();
		control = Rows.line(parent);
		cases = combo(SWT.READ_ONLY);
		cases.setItems(CASES.toArray(String[]::new));
		names = combo(SWT.READ_ONLY);
		names.setItems(this.printed.stream().map(PrintedValue::label).toArray(String[]::new));
		values = combo(SWT.NONE);
		values.setToolTipText("Which value it has to be; empty for any.");
		values.addListener(SWT.DefaultSelection, event -> chosen());
		cases.addListener(SWT.Selection, event -> chosen());
		names.addListener(SWT.Selection, event -> {
			values.setText(ANY);
			chosen();
		});
		values.addListener(SWT.Selection, event -> chosen());
	}

	private Combo combo(int style) {
		return new Combo(control, style | SWT.DROP_DOWN);
	}

	private void chosen() {
		int chosen = Math.max(0, names.getSelectionIndex());
		changed.accept(cases.getSelectionIndex() == 0
				? Condition.ALWAYS
				: new Condition(cases.getSelectionIndex() == 2, printed.get(chosen).name(), values.getText().strip()));
	}

	void show(Condition condition) {
		boolean always = condition.equals(Condition.ALWAYS);
		cases.select(always ? 0 : condition.negated() ? 2 : 1);
		int position = printed.stream().map(PrintedValue::name).toList().indexOf(condition.property());
		if (position >= 0) {
			names.select(position);
			values.setItems(printed.get(position).words().toArray(String[]::new));
		}
		if (!values.getText().equals(condition.value())) {
			values.setText(condition.value());
		}
		Rows.shown(names, !always);
		Rows.shown(values, !always);
		control.requestLayout();
	}

	Composite control() {
		return control;
	}
}
