package org.hullwright.editor.wizard;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Path;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.editor.picture.PictureChooser;
import org.hullwright.editor.picture.PictureDialog;
import org.hullwright.editor.picture.TakenPictures;
import org.hullwright.editor.theme.Enablement;
import org.hullwright.lang.ide.answer.Creatable;
import org.hullwright.lang.ide.answer.Destination;
import org.hullwright.lang.ide.answer.Draft;
import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.NewElement;
import org.hullwright.lang.ide.request.LatestRequest;

/** Asks what a new element is, where it belongs and what is printed on it, and shows meanwhile what becomes of the answers. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
final class NewElementPage extends WizardPage {

	private static final String NOWHERE = "nowhere yet";
	private static final String ENDING = ".hull";
	private static final int COLUMNS = 4;
	private static final int WIDTH = 900; // pixels
	private static final int HEIGHT = 460;
	private static final int[] SHARES = { 46, 54 };

	private final List<PackProject> packs;
	private final TakenPictures pictures = new TakenPictures();
	private @Nullable PackProject pack;
	private String word;
	private final LatestRequest choosing = new LatestRequest();
	private final LatestRequest drafting = new LatestRequest();
	private Executor window;
	private Combo packChoice;
	private Combo fileChoice;
	private Combo sortChoice;
	private Combo destinationChoice;
	private Text title;
	private Text name;
	private boolean isNameGiven;
	private FormPanel fields;
	private ElementPreview preview;
	private List<Creatable> sorts = List.of();
	private @Nullable ElementForm form;
	private @Nullable Draft draft;

	/**
	 * @param packs what can be written into
	 * @param meant the one to begin with; null for none
	 * @param word the sort to begin with
	 */
	NewElementPage(List<PackProject> packs, @Nullable PackProject meant, String word) {
		super("element", "Something new", null);
		this.packs = packs;
		this.pack = meant;
		this.word = word;
		setPageComplete(false);
	}

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(COLUMNS).applyTo(page);
		window = WindowThread.of(page);
		page.addListener(SWT.Dispose, event -> {
			choosing.cancel();
			drafting.cancel();
		});
		createHead(page);
		var halves = new SashForm(page, SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().span(COLUMNS, 1).grab(true, true).hint(WIDTH, HEIGHT).applyTo(halves);
		fields = new FormPanel(halves, this::changed, this::choosePicture);
		preview = new ElementPreview(halves);
		halves.setWeights(SHARES);
		setControl(page);
		if (pack == null) {
			setErrorMessage("There is no pack to write into. Make one first: File > New > Pack.");
		}
		pack().filter(PackProject::isExample).ifPresentOrElse(example -> choosing.ask(cancelled -> new OwnPacks(packs).builtOn(example),
				window, own -> {
					own.ifPresent(found -> pack = found);
					showPack();
				}, HullEditorPlugin::logFailure), this::choose);
		title.setFocus();
	}

	/** Who looks at an example mostly writes into a pack of their own that builds on it. */
	private void showPack() {
		pack().ifPresent(meant -> packChoice.setText(meant.name()));
		choose();
	}

	private void createHead(Composite page) {
		title = text(page, "Title:", "What people read");
		title.addModifyListener(event -> titleChanged());
		sortChoice = combo(page, "Kind:", SWT.READ_ONLY);
		sortChoice.addListener(SWT.Selection, event -> {
			word = sorts.get(sortChoice.getSelectionIndex()).word();
			choose();
		});
		name = text(page, "Name:", "What Hull calls it");
		name.addListener(SWT.Modify, event -> {
			isNameGiven = !name.getText().isEmpty() && !name.getText().equals(NewElement.nameFrom(title.getText()));
			changed();
		});
		packChoice = combo(page, "Pack:", SWT.READ_ONLY);
		packs.forEach(each -> packChoice.add(each.name()));
		pack().ifPresent(meant -> packChoice.setText(meant.name()));
		packChoice.addListener(SWT.Selection, event -> {
			pack = packs.get(packChoice.getSelectionIndex());
			choose();
		});
		destinationChoice = combo(page, "Starts in:", SWT.READ_ONLY);
		destinationChoice.setToolTipText("The deck, bag or place that has it when a game begins");
		destinationChoice.addListener(SWT.Selection, event -> changed());
		fileChoice = combo(page, "File:", SWT.NONE);
		fileChoice.setToolTipText("Choose a file of the pack, or write the name of a new one");
		fileChoice.addListener(SWT.Modify, event -> changed());
	}

	private static Text text(Composite page, String label, String hint) {
		new Label(page, SWT.NONE).setText(label);
		var text = new Text(page, SWT.BORDER);
		text.setMessage(hint);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
		return text;
	}

	private static Combo combo(Composite page, String label, int style) {
		new Label(page, SWT.NONE).setText(label);
		var combo = new Combo(page, style);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
		return combo;
	}

	private void titleChanged() {
		if (!isNameGiven && name.isEnabled()) {
			name.setText(NewElement.nameFrom(title.getText()));
		}
		changed();
	}

	/** Asks what there is to choose from in the pack, for the sort. */
	private void choose() {
		setPageComplete(false);
		setDescription(pack != null ? "Reading what is in the pack …" : null);
		pack().ifPresent(chosen -> choosing.ask(cancelled -> new ElementQuestions(chosen).choices(word, cancelled), window,
				choices -> arrived(chosen, choices), HullEditorPlugin::logFailure));
	}

	private void arrived(PackProject chosen, ElementQuestions.Choices choices) {
		sorts = choices.sorts();
		sortChoice.setItems(sorts.stream().map(Creatable::title).toArray(String[]::new));
		sortChoice.select(sorts.stream().map(Creatable::word).toList().indexOf(word));
		fileChoice.setItems(chosen.files().stream().map(NewElementPage::pathOf).toArray(String[]::new));
		fileChoice.setText(pathOf(Objects.requireNonNullElse(choices.home(), chosen.files().getFirst())));
		form = choices.form();
		form().ifPresentOrElse(this::show,
				() -> setErrorMessage(chosen.name() + " has no such things. Choose another pack, or another kind."));
		changed();
	}

	private void show(ElementForm shown) {
		setTitle("New " + shown.sort().title());
		setDescription(shown.sort().explanation().isEmpty()
				? "Say what it is; everything can be changed later in the text."
				: shown.sort().explanation());
		fields.show(shown);
		Enablement.set(name, shown.isNamed());
		if (!isNameGiven) {
			name.setText(shown.isNamed() ? NewElement.nameFrom(title.getText()) : "");
		}
		List<String> places = shown.destinations().stream().map(NewElementPage::words).toList();
		destinationChoice.setItems(Stream.concat(places.stream(), Stream.of(NOWHERE)).toArray(String[]::new));
		destinationChoice.select(0);
		Enablement.set(destinationChoice, !places.isEmpty());
	}

	private static String words(Destination place) {
		return place.title() + (place.byItself() ? " (by itself)" : "");
	}

	private static String pathOf(IFile file) {
		return file.getProjectRelativePath().toString();
	}

	/** Has the element drafted as it is now. */
	private void changed() {
		draft = null;
		setPageComplete(false);
		if (pack != null && form != null && file().isEmpty()) {
			setErrorMessage("“" + fileChoice.getText() + "” cannot be the name of a file in the pack.");
		}
		boolean isPictureComing = fields.answers().values().stream().anyMatch(pictures::isIncoming);
		element().ifPresent(wanted -> drafting.ask(cancelled -> new ElementQuestions(pack().orElseThrow())
				.attempt(wanted, isPictureComing, cancelled), window, answer -> answer.ifPresent(this::arrived),
				HullEditorPlugin::logFailure));
	}

	/** What is wanted; empty as long as it is not known what there is to choose. */
	private Optional<NewElement> element() {
		return file().filter(file -> form().filter(shown -> shown.sort().word().equals(word)).isPresent())
				.map(file -> new NewElement(word, file.getLocation().toPath().toUri(),
						form().orElseThrow().isNamed() ? name.getText().strip() : "", title.getText().strip(), fields.answers(),
						destination()));
	}

	private String destination() {
		int chosen = destinationChoice.getSelectionIndex();
		List<Destination> places = form().orElseThrow().destinations();
		return chosen < 0 || chosen >= places.size() ? "" : places.get(chosen).zone();
	}

	private void arrived(ElementQuestions.Tried tried) {
		String refusal = tried.draft().refusal();
		boolean isBegun = !title.getText().isBlank() || !name.getText().isBlank(); // nothing is wrong before anything is typed
		preview.show(tried.draft().text(), tried.card());
		setErrorMessage(!isBegun || refusal.isEmpty() ? null : refusal);
		setMessage(!tried.complaint().isEmpty() && isBegun ? tried.complaint() : intoExample(), IMessageProvider.WARNING);
		draft = refusal.isEmpty() ? tried.draft() : null;
		setPageComplete(refusal.isEmpty());
	}

	/** A warning when an example would be changed; null, the wizard's word for none, when it would not. */
	private String intoExample() {
		return pack().filter(PackProject::isExample).map(example -> "This goes into “" + example.name()
				+ "”, one of the examples. Choose a pack of your own, or make one first: File > New > Pack.").orElse(null);
	}

	/** Takes the pictures that the answers name into the pack. */
	void copyPictures(IProgressMonitor monitor) throws CoreException {
		for (String answer : fields.answers().values()) {
			pictures.copy(answer, pack().orElseThrow().project(), monitor);
		}
	}

	/** Asks for a picture; empty when none is wanted, or when it cannot be one. */
	private Optional<String> choosePicture() {
		PictureChooser replaced = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getService(PictureChooser.class);
		PictureChooser chooser = replaced == null ? new PictureDialog() : replaced;
		java.nio.file.Path folder = pack().orElseThrow().project().getLocation().toPath();
		Optional<java.nio.file.Path> chosen = chooser.choose(getShell(), folder.resolve(TakenPictures.FOLDER));
		Optional<String> refusal = chosen.flatMap(TakenPictures::refusal);
		refusal.ifPresent(this::setErrorMessage);
		return refusal.isPresent() ? Optional.empty() : chosen.map(picture -> pictures.nameOf(picture, folder));
	}

	/** What is to be written. */
	Draft draft() {
		return Objects.requireNonNull(draft, "only what could be drafted is written");
	}

	/** The file that it is written into, which may not be there yet; empty when its name cannot be one. */
	Optional<IFile> file() {
		String path = fileChoice.getText().strip();
		String complete = path.endsWith(ENDING) ? path : path + ENDING;
		return path.isEmpty() || !new Path("").isValidPath(complete) || complete.contains("..")
				? Optional.empty()
				: pack().map(chosen -> chosen.project().getFile(complete));
	}

	private Optional<PackProject> pack() {
		return Optional.ofNullable(pack);
	}

	private Optional<ElementForm> form() {
		return Optional.ofNullable(form);
	}
}
