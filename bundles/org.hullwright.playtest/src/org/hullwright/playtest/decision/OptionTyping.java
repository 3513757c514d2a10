package org.hullwright.playtest.decision;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CCombo;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.service.PlayTestPage;

/** Chooses an option by its key, wherever the keyboard is in the window while a game is watched; only where the user writes, keys write. */
public final class OptionTyping implements Listener {

	private final PlayTest playTest;

	public OptionTyping(PlayTest playTest) {
		this.playTest = playTest;
	}

	public void start(Display display) {
		display.addFilter(SWT.KeyDown, this);
	}

	/** A key that chooses is not handed on to what has the keyboard, where letters would look for a name. */
	@NonNullByDefault({})
	@Override
	public void handleEvent(Event event) {
		if ((event.stateMask & SWT.MODIFIER_MASK & ~SWT.SHIFT) != 0 || !isWatchedFrom(event.widget)) {
			return;
		}
		OptionKeys.optionOf(event.character).ifPresent(option -> {
			if (playTest.offers(option)) {
				event.type = SWT.None;
				playTest.session().ifPresent(session -> session.choose(option));
			}
		});
	}

	private static boolean isWatchedFrom(Widget widget) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		return window != null && page != null && PlayTestPage.isShownBy(page)
				&& widget instanceof Control control && !isWrittenIn(control) && control.getShell() == window.getShell();
	}

	private static boolean isWrittenIn(Control control) {
		return control instanceof Text || control instanceof StyledText || control instanceof Combo || control instanceof CCombo
				|| control instanceof Spinner;
	}
}
