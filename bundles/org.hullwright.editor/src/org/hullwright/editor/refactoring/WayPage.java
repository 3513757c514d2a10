package org.hullwright.editor.refactoring;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.ltk.ui.refactoring.UserInputWizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.ide.answer.Refactoring;

/** Asks which of several ways is meant. */
final class WayPage extends UserInputWizardPage {

	private final List<Refactoring> ways;
	private final Consumer<Refactoring> chosen;

	/**
	 * @param ways at least one; the first is chosen at first
	 * @param chosen is told each choice
	 */
	WayPage(List<Refactoring> ways, Consumer<Refactoring> chosen) {
		super("way");
		this.ways = ways;
		this.chosen = chosen;
	}

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(8, 8).applyTo(page);
		for (Refactoring way : ways) {
			var button = new Button(page, SWT.RADIO);
			button.setText(way.title());
			button.setSelection(way == ways.getFirst());
			button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
				if (button.getSelection()) {
					chosen.accept(way);
				}
			}));
		}
		chosen.accept(ways.getFirst());
		setControl(page);
	}
}
