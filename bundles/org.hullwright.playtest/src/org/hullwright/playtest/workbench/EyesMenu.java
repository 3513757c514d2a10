package org.hullwright.playtest.workbench;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.hullwright.playtest.session.Eyes;

/** Chooses whose eyes the views show the game with. */
final class EyesMenu extends DropDownMenu {

	private final PlayTest playTest;

	EyesMenu(PlayTest playTest) {
		super("Seen by", "Whose eyes the game is shown with: what is hidden from them is not shown");
		this.playTest = playTest;
		setImageDescriptor(Icons.descriptor("see-all"));
	}

	@Override
	void fill(Menu filled) {
		item(filled, "The persons at the table", new Eyes.Persons());
		item(filled, "Whoever decides", new Eyes.Deciding());
		playTest.moment().ifPresent(moment -> moment.game().players()
				.forEach(player -> item(filled, moment.game().title(player), new Eyes.OneSeat(moment.game().seatOf(player)))));
		new MenuItem(filled, SWT.SEPARATOR);
		item(filled, "Everything, whoever may know it", new Eyes.Everything());
	}

	private void item(Menu filled, String text, Eyes eyes) {
		MenuItem item = new MenuItem(filled, SWT.RADIO);
		item.setText(text);
		item.setSelection(playTest.eyes().equals(eyes));
		item.addListener(SWT.Selection, event -> {
			if (item.getSelection()) {
				playTest.seeWith(eyes);
			}
		});
	}
}
