package org.hullwright.playtest.playdialog;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.hullwright.playtest.preparation.PackOffer.Games;
import org.hullwright.playtest.preparation.PackOffer.Named;

/** Asks in which game a pack is played that requires only what several games share; out of sight for any other pack. */
final class GameRow {

	private final Composite area;
	private final Label label;
	private final Combo combo;
	private Games shown = Games.NONE;

	/**
	 * Makes the widgets, in two columns.
	 *
	 * @param chosen hears the name of the pack whose game the user has chosen
	 */
	GameRow(Composite area, Consumer<String> chosen) {
		this.area = area;
		label = SetupChoices.label(area, "Game");
		combo = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
		combo.setToolTipText("The game in which this pack is played, tested and simulated");
		combo.addListener(SWT.Selection, event -> chosen.accept(shown.offered().get(combo.getSelectionIndex()).name()));
		show(Games.NONE);
	}

	/** Offers games, with the chosen one selected. */
	void show(Games games) {
		shown = games;
		combo.setItems(games.offered().stream().map(Named::title).toArray(String[]::new));
		if (games.position() >= 0) {
			combo.select(games.position());
		}
		for (Control control : List.of(label, combo)) {
			control.setVisible(!games.offered().isEmpty());
			((GridData) control.getLayoutData()).exclude = games.offered().isEmpty();
		}
		area.layout();
	}
}
