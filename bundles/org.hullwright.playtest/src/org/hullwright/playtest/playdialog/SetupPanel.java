package org.hullwright.playtest.playdialog;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
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
import org.hullwright.playtest.workspace.Packs;
import org.hullwright.playtest.workspace.Packs.Offer;

/** Asks for all a game is started with. The pack is read in the background; of one with errors these are shown. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class SetupPanel {

	/** What problems could take is no reason for more. */
	private static final int PAGE_WIDTH = 420;
	private static final int MARGIN = 8;
	private static final String SEE_LOG = "The Error Log view tells more.";
	private static final String BROKEN = "This pack has errors and cannot be played yet. Double-click one to open it.";
	private final IWorkbenchWindow window;
	private List<Offer> packs = List.of();
	private final Listener listener;
	private @Nullable IProject chosen; // null before one is
	/** Null until the pack has been read, and when it cannot be played. */
	private @Nullable SetupChoices choices;
	/** What is to be chosen as soon as the pack is read; null for what is usual. */
	private @Nullable PlaySetup wanted;
	/** Who was to play when another pack was chosen; they play that as well. Null for the first pack. */
	private @Nullable PlaySetup seated;
	private ReadingJob reading;
	private ReadingJob looking;
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

	/** Packs are offered later. */
	public SetupPanel(IWorkbenchWindow window, Listener listener) {
		this.window = window;
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
		pack.addListener(SWT.Selection, event -> choose(packs.get(pack.getSelectionIndex()).project()));
		games = new GameRow(area, this::playIn);
		pages = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(PAGE_WIDTH, SWT.DEFAULT).applyTo(pages);
		stack = new StackLayout();
		pages.setLayout(stack);
		waiting = new Composite(pages, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(0, MARGIN).applyTo(waiting);
		awaited = new Label(waiting, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(PAGE_WIDTH, SWT.DEFAULT).applyTo(awaited);
		problems = ProblemTables.create(pages);
		problems.addDoubleClickListener(event -> openProblem());
		choosing = new ScrolledComposite(pages, SWT.V_SCROLL);
		choosing.setExpandHorizontal(true);
		choosing.setExpandVertical(true);
		choosing.addListener(SWT.Resize, event -> scrollWhatHasNoRoom());
		fields = new Composite(choosing, SWT.NONE);
		choosing.setContent(fields);
		show(waiting);
		area.addDisposeListener(event -> {
			stopReading();
			stopLooking();
		});
		return area;
	}

	/**
	 * Looks for packs in the background and offers them; one that is chosen remains so. All packs are read for it, which takes too long for
	 * the window to wait. Until then no other can be chosen.
	 *
	 * @param packs finds them, in some other thread
	 * @param found is told of them
	 */
	public void look(Supplier<List<Offer>> packs, Consumer<List<Offer>> found) {
		stopLooking();
		pack.setEnabled(false);
		say("Looking for what can be played …");
		looking = new ReadingJob("Looking for what can be played", pages, cancelled -> {
			List<Offer> offers = packs.get();
			return () -> offer(offers, found);
		}, fault -> failed("The packs of the workspace could not be read", fault));
		looking.schedule();
	}

	private void offer(List<Offer> offers, Consumer<List<Offer>> found) {
		list(offers);
		pack().ifPresent(this::select);
		pack.setEnabled(true);
		if (chosen == null) {
			say("");
		}
		found.accept(offers);
	}

	private void list(List<Offer> offers) {
		packs = offers;
		pack.setItems(offers.stream().map(Offer::title).toArray(String[]::new));
	}

	/** One that is not offered yet can be chosen all the same. */
	private void select(IProject project) {
		if (packs.stream().noneMatch(offer -> offer.project().equals(project))) {
			list(Stream.concat(packs.stream(), Stream.of(new Offer(project, Packs.titleOf(project)))).toList());
		}
		pack.select(packs.stream().map(Offer::project).toList().indexOf(project));
	}

	/** Whatever is awaited will not come. */
	private void failed(String what, RuntimeException fault) {
		if (fault instanceof UncheckedIOException) {
			ILog.of(SetupPanel.class).warn(what + ".", fault);
		} else {
			ILog.of(SetupPanel.class).error(what + ".", fault);
		}
		String reason = fault.getMessage() == null ? fault.getClass().getSimpleName() : fault.getMessage();
		say(what + ": " + reason + "\n" + SEE_LOG);
		show(waiting);
		listener.changed();
	}

	private void say(String text) {
		awaited.setText(text);
		waiting.layout();
	}

	/** Reads a pack, to offer what can be chosen of it. */
	public void choose(IProject project) {
		chosen = project;
		wanted = null;
		select(project);
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

	private void stopLooking() {
		if (looking != null) {
			looking.abandon();
		}
	}

	private void stopReading() {
		if (reading != null) {
			reading.abandon();
		}
	}

	/** @param game that is chosen for the pack; empty for none, or the one before */
	private void read(String game) {
		stopReading();
		SetupChoices before = choices;
		seated = before == null ? seated : before.seated();
		choices = null;
		say("Reading the pack …");
		show(waiting);
		listener.changed();
		Path folder = pack().orElseThrow().getLocation().toPath();
		Set<Path> libraries = HullLanguage.packs().libraries();
		reading = new ReadingJob("Reading a pack", pages, cancelled -> {
			PackPreparer preparer = HullLanguage.preparer();
			if (!game.isEmpty()) {
				preparer.playIn(folder, game);
			}
			PackOffer offer = preparer.offer(folder, libraries, cancelled::getAsBoolean);
			return () -> arrived(offer);
		}, fault -> failed("This pack could not be read", fault));
		reading.setUser(false);
		reading.schedule();
	}

	private void arrived(PackOffer offer) {
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
