package org.hullwright.playtest.widget;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;

/** A button of a tool bar that is nothing but its menu, which is made anew each time it is opened. */
public abstract class DropDownMenu extends Action implements IMenuCreator {

	/** Null while it has not been opened. */
	private @Nullable Menu menu;

	public DropDownMenu(String text, String toolTip) {
		super(text, AS_DROP_DOWN_MENU);
		setToolTipText(toolTip);
		setMenuCreator(this);
	}

	/** Puts into the menu what can be chosen now. */
	protected abstract void fill(Menu filled);

	/** A click on the button itself opens the menu as well. */
	@NonNullByDefault({})
	@Override
	public void runWithEvent(Event event) {
		if (event.widget instanceof ToolItem item) {
			Menu opened = getMenu(item.getParent());
			opened.setLocation(item.getParent().toDisplay(item.getBounds().x, item.getBounds().y + item.getBounds().height));
			opened.setVisible(true);
		}
	}

	@NonNullByDefault({})
	@Override
	public final Menu getMenu(Control parent) {
		dispose();
		Menu opened = new Menu(parent);
		menu = opened;
		fill(opened);
		return opened;
	}

	/** Null: it is in no other menu. */
	@NonNullByDefault({})
	@Override
	public final Menu getMenu(Menu parent) {
		return null;
	}

	@Override
	public final void dispose() {
		Menu opened = menu;
		if (opened != null) {
			opened.dispose();
			menu = null;
		}
	}
}
