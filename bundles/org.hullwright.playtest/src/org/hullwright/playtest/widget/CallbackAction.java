package org.hullwright.playtest.widget;

import java.util.function.Consumer;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;

/** An action of a menu or tool bar that calls back when it is chosen. */
public final class CallbackAction extends Action {

	private final Consumer<Boolean> chosen;

	private CallbackAction(String text, int style, Consumer<Boolean> chosen) {
		super(text, style);
		this.chosen = chosen;
	}

	/** One that does something each time. */
	public static CallbackAction push(String text, Runnable chosen) {
		return new CallbackAction(text, IAction.AS_PUSH_BUTTON, never -> chosen.run());
	}

	/** @param chosen is told whether it is on now */
	public static CallbackAction check(String text, Consumer<Boolean> chosen) {
		return new CallbackAction(text, IAction.AS_CHECK_BOX, chosen);
	}

	/**
	 * One of several that exclude each other.
	 *
	 * @param on whether it is the one at first
	 * @param chosen is called when it becomes the one
	 */
	public static CallbackAction radio(String text, boolean on, Runnable chosen) {
		CallbackAction action = new CallbackAction(text, IAction.AS_RADIO_BUTTON, checked -> {
			if (checked) {
				chosen.run();
			}
		});
		action.setChecked(on);
		return action;
	}

	/**
	 * Gives it a picture, and a tip where its text is not enough.
	 *
	 * @param icon name of one of the icons that come along
	 * @return itself
	 */
	public CallbackAction looking(String icon, String toolTip) {
		setToolTipText(toolTip);
		setImageDescriptor(Icons.descriptor(icon));
		return this;
	}

	/** Gives it a picture; its text is the tip. */
	public CallbackAction looking(String icon) {
		return looking(icon, getText());
	}

	@Override
	public void run() {
		chosen.accept(isChecked());
	}
}
