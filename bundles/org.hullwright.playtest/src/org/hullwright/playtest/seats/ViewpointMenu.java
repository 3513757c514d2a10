package org.hullwright.playtest.seats;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.session.Viewpoint;
import org.hullwright.playtest.widget.DropDownMenu;
import org.hullwright.playtest.widget.Icons;

/** Chooses whose eyes the views show the game with. */
final class ViewpointMenu extends DropDownMenu {

	private final PlayTest playTest;

	ViewpointMenu(PlayTest playTest) {
		super("Seen by", "Whose eyes the game is shown with: what is hidden from them is not shown");
		this.playTest = playTest;
		setImageDescriptor(Icons.descriptor("see-all"));
	}

	@Override
	protected void fill(Menu filled) {
		item(filled, "The persons at the table", new Viewpoint.Persons());
		item(filled, "Whoever decides", new Viewpoint.Deciding());
		playTest.moment().ifPresent(moment -> moment.game().players()
				.forEach(player -> item(filled, moment.game().title(player), new Viewpoint.OneSeat(moment.game().seatOf(player)))));
		new MenuItem(filled, SWT.SEPARATOR);
		item(filled, "Everything, whoever may know it", new Viewpoint.Everything());
	}

	private void item(Menu filled, String text, Viewpoint viewpoint) {
		MenuItem item = new MenuItem(filled, SWT.RADIO);
		item.setText(text);
		item.setSelection(playTest.viewpoint().equals(viewpoint));
		item.addListener(SWT.Selection, event -> {
			if (item.getSelection()) {
				playTest.setViewpoint(viewpoint);
			}
		});
	}
}
