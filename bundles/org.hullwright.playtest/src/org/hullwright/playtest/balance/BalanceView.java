package org.hullwright.playtest.balance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.ViewPart;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.playtest.dialog.FileChooser;
import org.hullwright.playtest.files.GameFiles;
import org.hullwright.playtest.paint.PanelCanvas;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.start.GameStarter;
import org.hullwright.playtest.text.SourceOpener;
import org.hullwright.playtest.widget.CallbackAction;
import org.hullwright.playtest.widget.JobEnd;

/** The experiments of a pack, with charts of what came out. A click on the title of one opens its text, a click beside it makes it. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class BalanceView extends ViewPart {

	/** Under which the view is registered. */
	public static final String ID = "org.hullwright.playtest.balance";
	private static final String ODDS = "org.hullwright.playtest.showOdds";
	/** Of the list of candidates, in characters and lines: what each is asked about shall be read to its end. */
	private static final int CANDIDATE_WIDTH = 90;
	private static final int CANDIDATES_AT_ONCE = 18;
	private static final List<Integer> FEWER_GAMES = List.of(20, 100, 500);
	private PanelCanvas canvas;
	private IAction stop;
	private IAction all;
	private @Nullable IProject pack; // null before one is opened
	private Supplier<Measuring> measuring;
	private @Nullable Balance balance; // null before a pack has been looked at
	private @Nullable Integer games; // of each kind; null for as many as the experiment says
	private BalanceJob job;

	@NonNullByDefault({})
	@Override
	public void createPartControl(Composite parent) {
		canvas = new PanelCanvas(parent, (theme, measure, width) -> panel(new BalancePanels(theme, measure), width));
		canvas.onAction(this::perform);
		all = CallbackAction.push("Measure all", () -> start(new Measuring.Wish.All())).looking("play");
		stop = CallbackAction.push("Stop", () -> job.cancel()).looking("stop");
		all.setEnabled(false);
		stop.setEnabled(false);
		var tools = getViewSite().getActionBars().getToolBarManager();
		tools.add(all);
		tools.add(stop);
		IMenuManager howMany = new MenuManager("Games of each kind");
		howMany.add(choice("As many as the experiment says", null));
		FEWER_GAMES.forEach(number -> howMany.add(choice(Integer.toString(number), number)));
		IMenuManager menu = getViewSite().getActionBars().getMenuManager();
		menu.add(howMany);
		menu.add(new Separator());
		menu.add(CallbackAction.push("Ask about a component…", this::askAboutComponent));
		menu.add(CallbackAction.push("Ask whether something can be…", this::askWhether));
		menu.add(CallbackAction.push("Compare with another version…", this::compareWithVersion));
		menu.add(CallbackAction.push("Show odds at the lines", this::showOdds));
		canvas.reset();
	}

	private Panel panel(BalancePanels panels, double width) {
		return balance().map(known -> panels.of(known, width)).orElseGet(() -> panels.withoutPack(width));
	}

	/** @param number of games; null for as many as the experiment says */
	private IAction choice(String label, @Nullable Integer number) {
		return CallbackAction.radio(label, number == null, () -> {
			games = number;
			look();
		});
	}

	/** Which component, and how it is to come into the games: asked for at once, and the games are played in the background. */
	private void askAboutComponent() {
		SequencedMap<String, String> candidates = balance().map(Balance::candidates).orElseGet(LinkedHashMap::new);
		ElementListSelectionDialog dialog = new ElementListSelectionDialog(getSite().getShell(), LabelProvider.createTextProvider(
				subject -> ((BalanceQuestion.Subject) subject).label()));
		dialog.setTitle("Ask about a component");
		dialog.setMessage("Is it too strong, too weak, or of no use? Type a part of its name.");
		dialog.setSize(CANDIDATE_WIDTH, CANDIDATES_AT_ONCE);
		dialog.setElements(candidates.entrySet().stream().flatMap(one -> Stream.of(
				new BalanceQuestion.Subject.With(one.getKey(), one.getValue()),
				new BalanceQuestion.Subject.Ready(one.getKey(), one.getValue()),
				new BalanceQuestion.Subject.Forced(one.getKey(), one.getValue()))).toArray());
		if (dialog.open() == Window.OK && dialog.getFirstResult() instanceof BalanceQuestion.Subject subject) {
			ask(subject);
		}
	}

	private void askWhether() {
		InputDialog dialog = new InputDialog(getSite().getShell(), "Ask whether something can be",
				"A condition, as after “expect” in a test. Games are played until one shows it, or none does.", "",
				written -> written.isBlank() ? "Write what is to be so, as in: number of players = 2" : null);
		if (dialog.open() == Window.OK) {
			ask(new BalanceQuestion.Subject.Condition(dialog.getValue().strip()));
		}
	}

	private void compareWithVersion() {
		getSite().getWorkbenchWindow().getService(FileChooser.class)
				.folder("Compare with another version", "The folder of the other version of the pack: a copy that was kept, say.",
						getSite().getShell())
				.ifPresent(folder -> ask(new BalanceQuestion.Subject.Version(folder)));
	}

	/** Asks a question of the user's own. */
	public void ask(BalanceQuestion.Subject subject) {
		start(new Measuring.Wish.AskAbout(subject));
	}

	/** Goes on with the game that shows what was asked about. */
	private void playOn(int inquiry) {
		IProject project = pack;
		if (project != null && balance().orElseThrow().inquiries().get(inquiry).reply() instanceof BalanceQuestion.Reply.Given given) {
			RecordFile witness = given.witness();
			if (witness != null) {
				new GameStarter(getSite().getWorkbenchWindow()).resume(GameFiles.game(witness, project.getLocation().toPath()));
			}
		}
	}

	private void showOdds() {
		try {
			getSite().getService(IHandlerService.class).executeCommand(ODDS, null);
		} catch (CommandException unavailable) {
			ILog.of(BalanceView.class).warn("The odds of no pack can be shown now", unavailable);
		}
	}

	/**
	 * Shows the experiments of a pack.
	 *
	 * @param known how its experiments are made; asked for each time they are, as packs may have come to lie elsewhere
	 */
	public void open(IProject project, Supplier<Measuring> known) {
		pack = project;
		measuring = known;
		balance = null;
		look();
	}

	private void look() {
		start(new Measuring.Wish.Look());
	}

	private void start(Measuring.Wish wish) {
		Optional.ofNullable(pack).filter(IProject::isAccessible).ifPresent(project -> {
			if (job != null) {
				job.cancel();
			}
			Balance before = balance().orElseGet(() -> Balance.unknown(project.getName()));
			BalanceJob begun = new BalanceJob(project.getName(), measuring.get(), wish, games, before,
					now -> canvas.inWindow(() -> show(now)));
			JobEnd.listen(begun, () -> canvas.inWindow(() -> ended(begun)));
			job = begun;
			stop.setEnabled(true);
			begun.schedule();
		});
	}

	private void show(Balance now) {
		balance = now;
		all.setEnabled(!now.trials().isEmpty());
		canvas.layOut();
	}

	private void ended(BalanceJob which) {
		if (which == job) {
			stop.setEnabled(false);
		}
	}

	private void perform(PanelAction action) {
		switch (action) {
			case PanelAction.Choose(int trial) -> start(new Measuring.Wish.One(trial));
			case PanelAction.Ask(int inquiry) -> start(new Measuring.Wish.Ask(inquiry));
			case PanelAction.PlayOn(int inquiry) -> playOn(inquiry);
			case PanelAction.Open(var place) -> new SourceOpener(getSite().getPage()).open(place);
			case PanelAction.LetBotChoose never -> throw new IllegalStateException("Nobody decides here");
			case PanelAction.Weigh never -> throw new IllegalStateException("Nobody decides here");
			case PanelAction.Stop never -> throw new IllegalStateException("Nobody decides here");
			case PanelAction.Show never -> throw new IllegalStateException("There is no board here");
			case PanelAction.Unfold never -> throw new IllegalStateException("Nothing is folded here");
		}
	}

	@Override
	public void setFocus() {
		canvas.control().setFocus();
	}

	@Override
	public void dispose() {
		if (job != null) {
			job.cancel();
		}
		super.dispose();
	}

	/** For tests: what is laid out and where. */
	public PanelCanvas canvas() {
		return canvas;
	}

	/** For tests: what is shown; empty before a pack has been looked at. */
	public Optional<Balance> balance() {
		return Optional.ofNullable(balance);
	}
}
