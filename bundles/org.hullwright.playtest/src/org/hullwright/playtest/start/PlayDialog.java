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
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.Point;
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

/** Asks for all a game is started with. The pack is read in the background; one with errors shows them and cannot be started. */
public final class PlayDialog extends TitleAreaDialog {
	/** Jobs that read packs for the dialog belong to it. */
	public static final Object FAMILY = new Object();
	private static final int WIDTH = 620;
	private static final int HEIGHT = 540;
	private static final int LABEL_WIDTH = 84;
	private static final int SEEDS = 1_000_000;
	private static final String NO_SCENARIO = "The plain set-up";
	private final IWorkbenchWindow window;
	private final List<IProject> packs;
	private final Map<Named, Button> modes = new LinkedHashMap<>();
	private final Map<Named, Button> expansions = new LinkedHashMap<>();
	private final List<Combo> seats = new ArrayList<>();
	private Optional<IProject> chosen;
	private Optional<Playable> playable = Optional.empty();
	private Optional<PlaySetup> setup = Optional.empty();
	private Job reading;
	private StackLayout stack;
	private Composite pages;
	private Composite choices;
	private Composite waiting;
	private TableViewer problems;
	private Combo scenario;
	private Spinner players;
	private Text seed;
	private Composite seatRows;

	PlayDialog(IWorkbenchWindow window, List<IProject> packs, Optional<IProject> meant) {
		super(window.getShell());
		this.window = window;
		this.packs = packs;
		this.chosen = meant;
		setShellStyle(getShellStyle() | SWT.RESIZE);
		setHelpAvailable(false);
	}

	/** What was chosen; none when the dialog was cancelled. */
	Optional<PlaySetup> setup() {
		return setup;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		getShell().setText("Play");
		setTitle("Play a pack");
		setMessage(packs.isEmpty() ? "There is no pack in the workspace. Make one with File > New." : "Choose how to play. All of it can be played again from the seed.");
		Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(14, 12).spacing(12, 9).applyTo(area);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		label(area, "Pack");
		Combo pack = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(pack);
		packs.forEach(project -> pack.add(project.getName()));
		chosen.map(packs::indexOf).ifPresent(pack::select);
		pack.addListener(SWT.Selection, event -> {
			chosen = Optional.of(packs.get(pack.getSelectionIndex()));
			read();
		});
		pages = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(pages);
		stack = new StackLayout();
		pages.setLayout(stack);
		waiting = new Composite(pages, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(waiting);
		new Label(waiting, SWT.NONE).setText(packs.isEmpty() ? "" : "Reading the pack …");
		problems = ProblemTables.create(pages);
		problems.addDoubleClickListener(event -> openProblem());
		choices = new Composite(pages, SWT.NONE);
		show(waiting);
		return area;
	}

	@Override
	protected Control createContents(Composite parent) {
		Control contents = super.createContents(parent);
		getButton(IDialogConstants.OK_ID).setEnabled(false);
		read();
		return contents;
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.OK_ID, "Play", true);
		createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
	}

	@Override
	protected Point getInitialSize() {
		return new Point(WIDTH, HEIGHT);
	}

	@Override
	protected void okPressed() {
		setup = playable.map(this::chosenSetup);
		super.okPressed();
	}

	@Override
	public boolean close() {
		if (reading != null) {
			reading.cancel();
		}
		return super.close();
	}

	private void read() {
		if (chosen.isEmpty()) {
			return;
		}
		if (reading != null) {
			reading.cancel();
		}
		playable = Optional.empty();
		getButton(IDialogConstants.OK_ID).setEnabled(false);
		show(waiting);
		Path folder = chosen.get().getLocation().toPath();
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
				return family == FAMILY;
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
				show(choices);
				setErrorMessage(null);
				getButton(IDialogConstants.OK_ID).setEnabled(true);
				getButton(IDialogConstants.OK_ID).setFocus();
			}
			case Unplayable broken -> {
				problems.setInput(broken.problems());
				setErrorMessage("This pack has errors and cannot be played yet. Double-click one to open it.");
				show(problems.getControl());
			}
		}
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
		checks("Modes", offered.modes(), Set.of(), modes);
		checks("Expansions", offered.expansions(), offered.usual(), expansions);
		label(choices, "Players");
		players = new Spinner(choices, SWT.BORDER);
		players.setValues(Math.clamp(2, offered.fewestPlayers(), offered.mostPlayers()), offered.fewestPlayers(), offered.mostPlayers(), 0, 1, 1);
		players.addListener(SWT.Modify, event -> fillSeats());
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
		seed.addListener(SWT.Modify, event -> getButton(IDialogConstants.OK_ID).setEnabled(isNumber(seed.getText())));
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
		cancelPressed();
		new SourceOpener(window.getActivePage()).open(problem.place());
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
