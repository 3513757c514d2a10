package org.hullwright.playtest.widget;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;

/** A button of a tool bar that is nothing but its menu, which is made anew each time it is opened. */
public abstract class DropDownMenu extends Action implements IMenuCreator {

	private Menu menu;

	public DropDownMenu(String text, String toolTip) {
		super(text, AS_DROP_DOWN_MENU);
		setToolTipText(toolTip);
		setMenuCreator(this);
	}

	/** Puts into the menu what can be chosen now. */
	protected abstract void fill(Menu filled);

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
	public final Menu getMenu(Control parent) {
		dispose();
		menu = new Menu(parent);
		fill(menu);
		return menu;
	}

	/** Null: it is in no other menu. */
	@Override
	public final Menu getMenu(Menu parent) {
		return null;
	}

	@Override
	public final void dispose() {
		if (menu != null) {
			menu.dispose();
			menu = null;
		}
	}
}
