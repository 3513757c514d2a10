package org.hullwright.playtest.together;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.hullwright.packs.together.CompatibilityReport;
import org.hullwright.playtest.paint.PanelCanvas;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.text.SourceOpener;
import org.hullwright.playtest.widget.CallbackAction;
import org.hullwright.playtest.widget.JobEnd;

/** Which packs, expansions and modes of the workspace can be on together, as a matrix for each game. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class TogetherView extends ViewPart {

	/** Under which the view is registered. */
	public static final String ID = "org.hullwright.playtest.together";

	private static final List<Integer> GAMES = List.of(0, 10, 50, 200);

	private PanelCanvas canvas;
	private IAction look;
	private IAction stop;
	private int games = GAMES.get(1); // random games of each pair
	private @Nullable CompatibilityReport report; // null before there was a run
	private @Nullable String working; // null when nothing is looked at
	private int runs; // begun so far
	private @Nullable TogetherJob job; // null before there was a run

	@NonNullByDefault({})
	@Override
	public void createPartControl(Composite parent) {
		canvas = new PanelCanvas(parent, (theme, measure, width) -> new TogetherPanels(theme, measure).of(report, working, width));
		canvas.onAction(this::perform);
		look = CallbackAction.push("Look at all pairs", this::start).looking("play");
		stop = CallbackAction.push("Stop", this::cancel).looking("stop");
		stop.setEnabled(false);
		var tools = getViewSite().getActionBars().getToolBarManager();
		tools.add(look);
		tools.add(stop);
		IMenuManager howMany = new MenuManager("Random games of each pair");
		GAMES.forEach(number -> howMany.add(choice(number)));
		getViewSite().getActionBars().getMenuManager().add(howMany);
		canvas.reset();
	}

	private IAction choice(int number) {
		return CallbackAction.radio(number == 0 ? "None: only what packs say" : Integer.toString(number), number == games,
				() -> games = number);
	}

	/** Looks at all pairs; what is not saved yet is saved, so that what is looked at is what is seen. */
	public void start() {
		if (!PlatformUI.getWorkbench().saveAllEditors(false)) {
			return;
		}
		cancel();
		int run = ++runs;
		TogetherJob begun = new TogetherJob(games, what -> canvas.inWindow(() -> tell(run, what)),
				found -> canvas.inWindow(() -> show(run, found)));
		JobEnd.listen(begun, () -> canvas.inWindow(() -> ended(begun)));
		job = begun;
		stop.setEnabled(true);
		begun.schedule();
	}

	private void cancel() {
		TogetherJob running = job;
		if (running != null) {
			running.cancel();
		}
	}

	/** What a run tells that another one has taken the place of is passed over. */
	private void tell(int run, String what) {
		if (run == runs) {
			working = what;
			canvas.layOut();
		}
	}

	private void show(int run, CompatibilityReport found) {
		if (run == runs) {
			report = found;
			canvas.layOut();
		}
	}

	private void ended(TogetherJob which) {
		if (which == job) {
			stop.setEnabled(false);
			working = null;
			canvas.layOut();
		}
	}

	private void perform(PanelAction action) {
		if (action instanceof PanelAction.Open(var place)) {
			new SourceOpener(getSite().getPage()).open(place);
		}
	}

	@Override
	public void setFocus() {
		canvas.control().setFocus();
	}

	@Override
	public void dispose() {
		cancel();
		super.dispose();
	}

	/** For tests: what is laid out and where. */
	public PanelCanvas canvas() {
		return canvas;
	}

	/** For tests: what was found; empty before there was a run. */
	public Optional<CompatibilityReport> report() {
		return Optional.ofNullable(report);
	}
}
