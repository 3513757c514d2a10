package org.hullwright.playtest.design;

import java.util.stream.Collectors;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.ide.design.DesignEdit;
import org.hullwright.lang.ide.design.SettingField;

/** A setting in the form: its name, bold where the part says it itself; its field; and a button that takes it away again. */
final class SettingRow {

	private final Label name;
	private final ValueField field;
	private final Button unsay;

	SettingRow(Composite table, SettingField setting, ValueFields fields, DesignWishes wishes) {
		String word = setting.setting().word();
		name = Rows.label(table, Character.toUpperCase(word.charAt(0)) + word.substring(1), "");
		field = fields.of(setting.setting(), table, values -> wishes.change(new DesignEdit.Say(setting.setting(), values)));
		field.control().setData(DesignPanel.FIELD, word);
		Rows.rest(field.control(), 1);
		unsay = new Button(table, SWT.PUSH | SWT.FLAT);
		unsay.setText("×");
		unsay.setData(DesignPanel.FIELD, "no " + word);
		unsay.addListener(SWT.Selection, event -> wishes.change(new DesignEdit.Unsay(setting.setting())));
	}

	void show(SettingField setting) {
		field.show(setting.present());
		name.setFont(setting.isOwn() ? JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT) : null);
		String inherited = setting.inherited().stream().map(SettingValue::plain).collect(Collectors.joining(", "));
		String otherwise = inherited.isEmpty()
				? "nothing"
				: inherited + (setting.origin().isEmpty() ? ", as usual" : ", as said by " + setting.origin());
		name.setToolTipText(setting.setting().description() + (setting.isOwn() ? "" : "\nNow: " + otherwise + "."));
		unsay.setVisible(setting.isOwn());
		unsay.setToolTipText("Say nothing here. Then it is: " + otherwise + ".");
		name.requestLayout();
	}
}
