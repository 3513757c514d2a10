package org.hullwright.playtest.start;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchWindow;
import org.hullwright.playtest.session.PackOffer;
import org.hullwright.playtest.session.PackOffer.Named;
import org.hullwright.playtest.session.PackOffer.Playable;
import org.hullwright.playtest.session.PackOffer.Unplayable;
import org.hullwright.playtest.session.PackPreparer;
import org.hullwright.playtest.session.PlaySetup;
import org.hullwright.playtest.session.Problem;
import org.hullwright.playtest.workbench.SourceOpener;

/** Asks for all a game is started with. The pack is read in the background; of one with errors these are shown. */
public final class SetupPanel {
	private static final int LABEL_WIDTH = 84;
	/** What problems could take is no reason for more. */
	private static final int PAGE_WIDTH = 420;
	private static final int SEEDS = 1_000_000;
	private static final String NO_SCENARIO = "The plain set-up";
	private static final String BROKEN = "This pack has errors and cannot be played yet. Double-click one to open it.";
	private final IWorkbenchWindow window;
	private final List<IProject> packs;
	private final Listener listener;
	private final Map<Named, Button> modes = new LinkedHashMap<>();
	private final Map<Named, Button> expansions = new LinkedHashMap<>();
	private final List<Combo> seats = new ArrayList<>();
	private Optional<IProject> chosen = Optional.empty();
	private Optional<Playable> playable = Optional.empty();
	/** What is to be chosen as soon as the pack is read. */
	private Optional<PlaySetup> wanted = Optional.empty();
	private Job reading;
	private Composite area;
	private Combo pack;
	private StackLayout stack;
	private Composite pages;
	private Composite choices;
	private Composite waiting;
	private TableViewer problems;
	private Combo scenario;
	private Spinner players;
	private Text seed;
	private Composite seatRows;

	/** Hears what becomes of the choice. */
	public interface Listener {
		/** Something else is chosen. */
		void changed();

		/** The chosen pack has been read. */
		void read();

		/** A problem is about to be opened, for which the panel should go out of the way. */
		void left();
	}

	/** @param packs that can be chosen */
	public SetupPanel(IWorkbenchWindow window, List<IProject> packs, Listener listener) {
		this.window = window;
		this.packs = packs;
		this.listener = listener;
	}

	/** Makes the widgets. */
	public Control create(Composite parent) {
		area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(14, 12).spacing(12, 9).applyTo(area);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		label(area, "Pack");
		pack = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(pack);
		packs.forEach(project -> pack.add(project.getName()));
		pack.addListener(SWT.Selection, event -> choose(packs.get(pack.getSelectionIndex())));
		pages = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(PAGE_WIDTH, SWT.DEFAULT).applyTo(pages);
		stack = new StackLayout();
		pages.setLayout(stack);
		waiting = new Composite(pages, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(waiting);
		new Label(waiting, SWT.NONE).setText(packs.isEmpty() ? "" : "Reading the pack …");
		problems = ProblemTables.create(pages);
		problems.addDoubleClickListener(event -> openProblem());
		choices = new Composite(pages, SWT.NONE);
		show(waiting);
		area.addDisposeListener(event -> stopReading());
		return area;
	}

	/** Reads a pack, to offer what can be chosen of it. */
	public void choose(IProject project) {
		chosen = Optional.of(project);
		wanted = Optional.empty();
		pack.select(packs.indexOf(project));
		read();
	}

	/** Reads a pack, and chooses of it what a game was started with before. */
	public void choose(IProject project, PlaySetup before) {
		choose(project);
		wanted = Optional.of(before);
	}

	/** The chosen pack; none before one is. */
	public Optional<IProject> pack() {
		return chosen;
	}

	/** What is chosen; none until the pack has been read, when it cannot be played, or when the seed is no number. */
	public Optional<PlaySetup> setup() {
		return playable.filter(offered -> isNumber(seed.getText())).map(this::chosenSetup);
	}

	/** Why the pack cannot be played; none when it can, or is not read yet. */
	public Optional<String> refusal() {
		return stack.topControl == problems.getControl() ? Optional.of(BROKEN) : Optional.empty();
	}

	private void stopReading() {
		if (reading != null) {
			reading.cancel();
		}
	}

	private void read() {
		stopReading();
		playable = Optional.empty();
		show(waiting);
		listener.changed();
		Path folder = chosen.orElseThrow().getLocation().toPath();
		Set<Path> libraries = HullLanguage.packs().libraries();
		reading = new Job("Reading a pack") {
			@Override
			protected IStatus run(IProgressMonitor monitor) {
				PackPreparer preparer = HullLanguage.preparer();
				PackOffer offer = preparer.offer(folder, libraries, monitor::isCanceled);
				if (!monitor.isCanceled()) {
					window.getShell().getDisplay().asyncExec(() -> arrived(this, offer));
				}
				return Status.OK_STATUS;
			}

			@Override
			public boolean belongsTo(Object family) {
				return family == PlayDialog.FAMILY;
			}
		};
		reading.setUser(false);
		reading.schedule();
	}

	/** Answers for a pack that is no longer chosen are dropped. */
	private void arrived(Job from, PackOffer offer) {
		if (from != reading || pages.isDisposed()) {
			return;
		}
		switch (offer) {
			case Playable offered -> {
				playable = Optional.of(offered);
				fill(offered);
				wanted.ifPresent(before -> choose(before, offered));
				show(choices);
			}
			case Unplayable broken -> {
				problems.setInput(broken.problems());
				show(problems.getControl());
			}
		}
		listener.read();
	}

	/** Modes, expansions and scenarios that the pack does not have any more are passed over. */
	private void choose(PlaySetup before, Playable offered) {
		before.scenario().ifPresent(name -> scenario.select(1 + offered.scenarios().stream().map(Named::name).toList().indexOf(name)));
		modes.forEach((mode, check) -> check.setSelection(before.modes().contains(mode.name())));
		expansions.forEach((expansion, check) -> check.setSelection(before.expansions().contains(expansion.name())));
		players.setSelection(before.players());
		fillSeats();
		for (int seat = 1; seat <= seats.size(); seat++) {
			seats.get(seat - 1).select(before.persons().contains(seat) ? 0 : 1);
		}
		seed.setText(Long.toString(before.seed()));
	}

	private void fill(Playable offered) {
		for (Control old : choices.getChildren()) {
			old.dispose();
		}
		modes.clear();
		expansions.clear();
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(12, 9).applyTo(choices);
		label(choices, "Start");
		scenario = new Combo(choices, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(scenario);
		scenario.add(NO_SCENARIO);
		offered.scenarios().forEach(each -> scenario.add(each.title()));
		scenario.select(0);
		onChange(scenario);
		checks("Modes", offered.modes(), Set.of(), modes);
		checks("Expansions", offered.expansions(), offered.usual(), expansions);
		label(choices, "Players");
		players = new Spinner(choices, SWT.BORDER);
		players.setValues(Math.clamp(2, offered.fewestPlayers(), offered.mostPlayers()), offered.fewestPlayers(), offered.mostPlayers(), 0, 1, 1);
		players.addListener(SWT.Modify, event -> {
			fillSeats();
			listener.changed();
		});
		label(choices, "Seats");
		seatRows = new Composite(choices, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(10, 5).applyTo(seatRows);
		fillSeats();
		label(choices, "Seed");
		Composite seedRow = new Composite(choices, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(seedRow);
		seed = new Text(seedRow, SWT.BORDER);
		seed.setText(Integer.toString(ThreadLocalRandom.current().nextInt(SEEDS)));
		GridDataFactory.fillDefaults().hint(120, SWT.DEFAULT).applyTo(seed);
		seed.addListener(SWT.Modify, event -> listener.changed());
		Button another = new Button(seedRow, SWT.PUSH);
		another.setText("Another");
		another.addListener(SWT.Selection, event -> seed.setText(Integer.toString(ThreadLocalRandom.current().nextInt(SEEDS))));
		choices.layout(true, true);
	}

	private void checks(String title, List<Named> offered, Set<String> usual, Map<Named, Button> checks) {
		if (offered.isEmpty()) {
			return;
		}
		label(choices, title);
		Composite row = new Composite(choices, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).spacing(14, 4).applyTo(row);
		for (Named each : offered) {
			Button check = new Button(row, SWT.CHECK);
			check.setText(each.title());
			check.setSelection(usual.contains(each.name()));
			onChange(check);
			checks.put(each, check);
		}
	}

	/** The first seat is a person's; who was chosen before stays. */
	private void fillSeats() {
		List<Integer> before = seats.stream().map(Combo::getSelectionIndex).toList();
		for (Control old : seatRows.getChildren()) {
			old.dispose();
		}
		seats.clear();
		for (int seat = 0; seat < players.getSelection(); seat++) {
			new Label(seatRows, SWT.NONE).setText("Player " + (seat + 1));
			Combo who = new Combo(seatRows, SWT.READ_ONLY);
			who.setItems("Person", "Bot");
			who.select(seat < before.size() ? before.get(seat) : Math.min(seat, 1));
			onChange(who);
			seats.add(who);
		}
		choices.layout(true, true);
	}

	private PlaySetup chosenSetup(Playable offered) {
		Set<Integer> persons = IntStream.rangeClosed(1, seats.size()).filter(seat -> seats.get(seat - 1).getSelectionIndex() == 0).boxed().collect(Collectors.toSet());
		Optional<String> start = scenario.getSelectionIndex() <= 0 ? Optional.empty() : Optional.of(offered.scenarios().get(scenario.getSelectionIndex() - 1).name());
		return new PlaySetup(offered.folder(), Set.copyOf(checked(expansions)), players.getSelection(), checked(modes), start, Long.parseLong(seed.getText().strip()), persons);
	}

	private static List<String> checked(Map<Named, Button> checks) {
		return checks.entrySet().stream().filter(check -> check.getValue().getSelection()).map(check -> check.getKey().name()).toList();
	}

	private void openProblem() {
		Problem problem = (Problem) problems.getStructuredSelection().getFirstElement();
		listener.left();
		new SourceOpener(window.getActivePage()).open(problem.place());
	}

	private void onChange(Control control) {
		control.addListener(SWT.Selection, event -> listener.changed());
	}

	private void show(Control page) {
		stack.topControl = page;
		pages.layout();
	}

	private static void label(Composite parent, String text) {
		Label label = new Label(parent, SWT.NONE);
		label.setText(text);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).hint(LABEL_WIDTH, SWT.DEFAULT).indent(0, 6).applyTo(label);
	}

	private static boolean isNumber(String text) {
		return text.strip().matches("-?\\d{1,18}");
	}
}
