package org.hullwright.playtest.playdialog;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbenchWindow;
import org.hullwright.engine.tree.Place;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.preparation.PackOffer;
import org.hullwright.playtest.preparation.PackOffer.Games;
import org.hullwright.playtest.preparation.PackOffer.Playable;
import org.hullwright.playtest.preparation.PackOffer.Unplayable;
import org.hullwright.playtest.preparation.PackPreparer;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.text.SourceOpener;
import org.hullwright.playtest.workspace.HullLanguage;

/** Asks for all a game is started with. The pack is read in the background; of one with errors these are shown. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class SetupPanel {

	/** What problems could take is no reason for more. */
	private static final int PAGE_WIDTH = 420;
	private static final String BROKEN = "This pack has errors and cannot be played yet. Double-click one to open it.";
	private final IWorkbenchWindow window;
	private List<IProject> packs;
	private final Listener listener;
	private @Nullable IProject chosen; // null before one is
	/** Null until the pack has been read, and when it cannot be played. */
	private @Nullable SetupChoices choices;
	/** What is to be chosen as soon as the pack is read; null for what is usual. */
	private @Nullable PlaySetup wanted;
	/** Who was to play when another pack was chosen; they play that as well. Null for the first pack. */
	private @Nullable PlaySetup seated;
	private Job reading;
	private Composite area;
	private Combo pack;
	private GameRow games;
	private StackLayout stack;
	private Composite pages;
	private ScrolledComposite choosing;
	private Composite fields;
	private Composite waiting;
	private Label awaited;
	private TableViewer problems;
	private String refusal = BROKEN;

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
		SetupChoices.label(area, "Pack");
		pack = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(pack);
		packs.forEach(project -> pack.add(project.getName()));
		pack.addListener(SWT.Selection, event -> choose(packs.get(pack.getSelectionIndex())));
		games = new GameRow(area, this::playIn);
		pages = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(PAGE_WIDTH, SWT.DEFAULT).applyTo(pages);
		stack = new StackLayout();
		pages.setLayout(stack);
		waiting = new Composite(pages, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(waiting);
		awaited = new Label(waiting, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(awaited);
		problems = ProblemTables.create(pages);
		problems.addDoubleClickListener(event -> openProblem());
		choosing = new ScrolledComposite(pages, SWT.V_SCROLL);
		choosing.setExpandHorizontal(true);
		choosing.setExpandVertical(true);
		choosing.addListener(SWT.Resize, event -> scrollWhatHasNoRoom());
		fields = new Composite(choosing, SWT.NONE);
		choosing.setContent(fields);
		show(waiting);
		area.addDisposeListener(event -> stopReading());
		return area;
	}

	/** Lets no other pack be chosen until others are offered, because they are still looked for. */
	public void look() {
		pack.setEnabled(false);
		awaited.setText("Looking for what can be played …");
	}

	/** Offers these packs; one that is chosen remains so. */
	public void offer(List<IProject> found) {
		packs = found;
		pack.setItems(found.stream().map(IProject::getName).toArray(String[]::new));
		pack().ifPresent(project -> pack.select(packs.indexOf(project)));
		pack.setEnabled(true);
		if (chosen == null) {
			awaited.setText("");
		}
	}

	/** Reads a pack, to offer what can be chosen of it. */
	public void choose(IProject project) {
		chosen = project;
		wanted = null;
		pack.select(packs.indexOf(project));
		games.show(Games.NONE);
		read("");
	}

	/** Reads the pack once more, as it is played in another game, and keeps what fits of the choices. */
	private void playIn(String game) {
		wanted = setup().or(() -> Optional.ofNullable(wanted)).<@Nullable PlaySetup>map(before -> before).orElse(null);
		read(game);
	}

	/** Reads a pack, and chooses of it what a game was started with before. */
	public void choose(IProject project, PlaySetup before) {
		choose(project);
		wanted = before;
	}

	/** The chosen pack; none before one is. */
	public Optional<IProject> pack() {
		return Optional.ofNullable(chosen);
	}

	/** What is chosen; none until the pack has been read, when it cannot be played, or when the seed is no number. */
	public Optional<PlaySetup> setup() {
		return Optional.ofNullable(choices).flatMap(SetupChoices::setup);
	}

	/** Why the pack cannot be played; none when it can, or is not read yet. */
	public Optional<String> refusal() {
		return stack.topControl == problems.getControl() ? Optional.of(refusal) : Optional.empty();
	}

	private void stopReading() {
		if (reading != null) {
			reading.cancel();
		}
	}

	/** @param game that is chosen for the pack; empty for none, or the one before */
	private void read(String game) {
		stopReading();
		SetupChoices before = choices;
		seated = before == null ? seated : before.seated();
		choices = null;
		awaited.setText("Reading the pack …");
		show(waiting);
		listener.changed();
		Path folder = pack().orElseThrow().getLocation().toPath();
		Set<Path> libraries = HullLanguage.packs().libraries();
		reading = new Job("Reading a pack") {

			@NonNullByDefault({})
			@Override
			protected IStatus run(IProgressMonitor monitor) {
				PackPreparer preparer = HullLanguage.preparer();
				if (!game.isEmpty()) {
					preparer.playIn(folder, game);
				}
				PackOffer offer = preparer.offer(folder, libraries, monitor::isCanceled);
				if (!monitor.isCanceled()) {
					window.getShell().getDisplay().asyncExec(() -> arrived(this, offer));
				}
				return Status.OK_STATUS;
			}

			@NonNullByDefault({})
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
		games.show(offer.games());
		switch (offer) {
			case Playable offered -> {
				SetupChoices now = new SetupChoices(fields, offered, this::changed);
				choices = now;
				Optional.ofNullable(seated).ifPresent(now::sit);
				Optional.ofNullable(wanted).ifPresent(now::choose);
				show(choosing);
				scrollWhatHasNoRoom();
			}
			case Unplayable broken -> {
				problems.setInput(broken.problems());
				refusal = refusal(broken.problems());
				show(problems.getControl());
			}
		}
		listener.read();
	}

	/** What is wrong with the pack as a whole is said at once: it stands nowhere that could be opened. */
	private static String refusal(List<PackProblem> problems) {
		return problems.size() == 1 && problems.getFirst().place().equals(Place.NOWHERE) ? problems.getFirst().message() : BROKEN;
	}

	/** There may be more players, and so more seats. */
	private void changed() {
		scrollWhatHasNoRoom();
		listener.changed();
	}

	private void scrollWhatHasNoRoom() {
		choosing.setMinHeight(fields.computeSize(choosing.getClientArea().width, SWT.DEFAULT).y);
	}

	private void openProblem() {
		PackProblem problem = (PackProblem) problems.getStructuredSelection().getFirstElement();
		listener.left();
		new SourceOpener(window.getActivePage()).open(problem.place());
	}

	private void show(Control page) {
		stack.topControl = page;
		pages.layout();
	}
}
