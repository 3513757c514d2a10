package org.hullwright.playtest.design;

import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;

/** The icon of the thing that is designed: typed, or chosen among pictures. What is typed is taken when it is left or Return is pressed. */
final class IconField {

	private final Composite control;
	private final Text name;
	private final Button none;
	private String shown = "";

	/** @param changed is told the name of an icon, or empty text for none */
	IconField(Composite parent, DesignWishes wishes, Consumer<String> changed) {
		control = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).applyTo(control);
		name = new Text(control, SWT.BORDER);
		name.setMessage("none of its own");
		name.setData(DesignPanel.FIELD, "icon");
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(name);
		name.addListener(SWT.FocusOut, event -> take(changed));
		name.addListener(SWT.DefaultSelection, event -> take(changed));
		Button choose = new Button(control, SWT.PUSH);
		choose.setText("Choose…");
		choose.setData(DesignPanel.FIELD, "choose icon");
		choose.addListener(SWT.Selection, event -> wishes.chooseIcon(shown).ifPresent(changed));
		none = new Button(control, SWT.PUSH | SWT.FLAT);
		none.setText("×");
		none.setToolTipText("Say nothing here. Then it has the icon of its kind.");
		none.setData(DesignPanel.FIELD, "no icon");
		none.addListener(SWT.Selection, event -> changed.accept(""));
	}

	private void take(Consumer<String> changed) {
		if (!name.getText().equals(shown)) {
			shown = name.getText();
			changed.accept(shown);
		}
	}

	/** All its controls. */
	Composite control() {
		return control;
	}

	/** Shows an icon; empty text for none. */
	void show(String icon) {
		if (!icon.equals(shown)) {
			shown = icon;
			name.setText(icon);
		}
		none.setVisible(!icon.isEmpty());
	}
}
