package org.hullwright.playtest.workbench;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolItem;
import org.hullwright.playtest.session.Eyes;

/** Chooses whose eyes the views show the game with. */
final class EyesMenu extends Action implements IMenuCreator {
	private final PlayTest playTest;
	private Menu menu;

	EyesMenu(PlayTest playTest) {
		super("Seen by", AS_DROP_DOWN_MENU);
		this.playTest = playTest;
		setToolTipText("Whose eyes the game is shown with: what is hidden from them is not shown");
		setImageDescriptor(Icons.descriptor("see-all"));
		setMenuCreator(this);
	}

	/** A click on the button itself opens the menu as well. */
	@Override
	public void runWithEvent(Event event) {
		if (event.widget instanceof ToolItem item) {
			Menu opened = getMenu(item.getParent());
			opened.setLocation(item.getParent().toDisplay(item.getBounds().x, item.getBounds().y + item.getBounds().height));
			opened.setVisible(true);
		}
	}

	@Override
	public Menu getMenu(Control parent) {
		dispose();
		menu = new Menu(parent);
		item("The persons at the table", new Eyes.Persons());
		item("Whoever decides", new Eyes.Deciding());
		playTest.moment().ifPresent(moment -> moment.game().players()
			.forEach(player -> item(moment.game().title(player), new Eyes.OneSeat(moment.game().seatOf(player)))));
		new MenuItem(menu, SWT.SEPARATOR);
		item("Everything, whoever may know it", new Eyes.Everything());
		return menu;
	}

	/** Null: it is in no other menu. */
	@Override
	public Menu getMenu(Menu parent) {
		return null;
	}

	@Override
	public void dispose() {
		if (menu != null) {
			menu.dispose();
			menu = null;
		}
	}

	private void item(String text, Eyes eyes) {
		MenuItem item = new MenuItem(menu, SWT.RADIO);
		item.setText(text);
		item.setSelection(playTest.eyes().equals(eyes));
		item.addListener(SWT.Selection, event -> {
			if (item.getSelection()) {
				playTest.seeWith(eyes);
			}
		});
	}
}
