package org.hullwright.playtest.service;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;

/** A view of the game being played: it hears of every moment and offers undo and redo by the usual keys. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public abstract class PlayView extends ViewPart implements PlayTestListener {

	/** In which the keys of all these views work. */
	private static final String KEYS = "org.hullwright.playtest.views";
	private PlayTest playTest;
	private PlayActions actions;

	@NonNullByDefault({})
	@Override
	public final void createPartControl(Composite parent) {
		playTest = getSite().getService(PlayTest.class);
		actions = new PlayActions(playTest);
		createContent(parent);
		IToolBarManager toolBar = getViewSite().getActionBars().getToolBarManager();
		addTo(toolBar);
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.UNDO.getId(), actions.undo());
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.REDO.getId(), actions.redo());
		getViewSite().getActionBars().updateActionBars();
		getSite().getService(IContextService.class).activateContext(KEYS);
		playTest.addListener(this);
		momentArrived();
	}

	/** Makes the widgets; the play-test is known by then. */
	protected abstract void createContent(Composite parent);

	/** Adds what the view offers besides what all have. */
	protected void addTo(IToolBarManager toolBar) {}

	protected final PlayTest playTest() {
		return playTest;
	}

	protected final PlayActions actions() {
		return actions;
	}

	protected static void add(IToolBarManager toolBar, IAction... offered) {
		for (IAction action : offered) {
			toolBar.add(action);
		}
	}

	@Override
	public void dispose() {
		if (playTest != null) {
			playTest.removeListener(this);
			actions.dispose();
		}
		super.dispose();
	}
}
