package org.hullwright.playtest.cardview;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.request.LatestRequest;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.card.CardArtist;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.illustration.PictureReducer;
import org.hullwright.playtest.card.CardHover;
import org.hullwright.playtest.debugui.InspectedPieces;
import org.hullwright.playtest.dialog.PictureSaving;
import org.hullwright.playtest.paint.PictureCanvas;
import org.hullwright.playtest.paint.PngWriter;
import org.hullwright.playtest.paint.Themes;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.service.PlayTestListener;
import org.hullwright.playtest.text.CaretFollower;
import org.hullwright.playtest.widget.CallbackAction;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;

/**
 * Shows what was pointed at last as the card, tile or token it is: the component at the caret while it is written, or a piece of the game
 * being played. What it reads is made from its effects.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class CardView extends ViewPart implements PlayTestListener {

	public static final String ID = "org.hullwright.playtest.card";
	private static final int SHARP = 720; // pixels, two for each unit of the width of a card
	private static final String HINT = "Open a file of a pack and put the caret into a Room, an Event, an Item or whatever else is printed: its card is drawn here.";
	private static final String HINT_WHILE_PLAYING = "Point at something on the board, at a card in the seats, at an option or at a line of the story: its card is drawn here.";
	private final LatestRequest requests = new LatestRequest();
	private final PictureReducer reducer = new PictureReducer(SHARP);
	private final IAction copy = action("Copy", "Copy the card as a picture, and its text", "copy", this::copy);
	private final IAction save = action("Save picture", "Save the card as SVG or PNG", "picture", this::save);
	private final LanguageMenu languages = new LanguageMenu(this::ask);
	private ServiceTracker<HullLanguageService, HullLanguageService> services;
	private CaretFollower follower;
	private InspectedPieces inspected;
	private Composite stack;
	private Label hint;
	private PictureCanvas canvas;
	private PlayTest playTest;
	/** Of the game being played; null while the text is what counts. */
	private @Nullable Integer piece;
	/** Whether the piece was selected in a view for debugging, which tells all, whoever may know it. */
	private boolean inspecting;
	private @Nullable CardFace shown; // null while there is no card
	private @Nullable CardTheme drawnIn; // null until a card is

	@NonNullByDefault({})
	@Override
	public void createPartControl(Composite parent) {
		stack = new Composite(parent, SWT.NONE);
		stack.setLayout(new StackLayout());
		hint = new Label(stack, SWT.WRAP | SWT.CENTER);
		hint.setText(HINT);
		((StackLayout) stack.getLayout()).topControl = hint;
		canvas = new PictureCanvas(stack, theme().table());
		canvas.control().addPaintListener(event -> askInOtherTheme());
		IToolBarManager toolBar = getViewSite().getActionBars().getToolBarManager();
		toolBar.add(languages);
		toolBar.add(new Separator());
		toolBar.add(copy);
		toolBar.add(save);
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		follower = new CaretFollower(stack.getDisplay(), getSite().getPage(), this::followText);
		playTest = getSite().getService(PlayTest.class);
		playTest.addListener(this);
		inspected = new InspectedPieces(getSite().getPage(), this::inspect);
		inspected.start();
		services = new Arrivals(FrameworkUtil.getBundle(CardView.class).getBundleContext());
		services.open();
	}

	@Override
	public void setFocus() {
		stack.setFocus();
	}

	@Override
	public void dispose() {
		if (services != null) {
			services.close();
			follower.stop();
			inspected.stop();
			playTest.removeListener(this);
		}
		requests.cancel();
		super.dispose();
	}

	/** For tests: the card that is drawn. */
	public Optional<CardFace> card() {
		return Optional.ofNullable(shown);
	}

	/** For tests: what stands there instead of a card. */
	public String says() {
		return hint.getText();
	}

	/** For tests: how it is drawn. */
	public Optional<Picture> picture() {
		return card().flatMap(card -> canvas.picture());
	}

	@Override
	public void pointedAt(int pointed) {
		if (playTest.cardOf(pointed).isPresent()) {
			show(pointed, false);
		}
	}

	private void inspect(int selected) {
		if (playTest.inspectedCardOf(selected).isPresent()) {
			show(selected, true);
		}
	}

	private void show(int wanted, boolean whoeverMayKnow) {
		piece = wanted;
		inspecting = whoeverMayKnow;
		ask();
	}

	@Override
	public void revealed(int pointed) {
		pointedAt(pointed);
	}

	/** What nobody who looks may know any more is not shown any longer. */
	@Override
	public void momentArrived() {
		Integer wanted = piece;
		if (wanted == null ? shown == null : playTest.cardOf(wanted).isEmpty()) {
			gameChanged();
		}
	}

	@Override
	public void gameChanged() {
		piece = null;
		clear();
	}

	@Override
	public boolean showsCards() {
		return getSite().getPage().isPartVisible(this);
	}

	private void followText() {
		piece = null;
		ask();
	}

	/** Asks for the card of what was pointed at last, in the background. */
	private void ask() {
		if (!stack.isDisposed()) {
			Optional.ofNullable(piece).ifPresentOrElse(this::askAboutPiece, this::askAboutText);
		}
	}

	private void askAboutPiece(int pointed) {
		Optional<CardHover.Source> card = inspecting ? playTest.inspectedCardOf(pointed) : playTest.cardOf(pointed);
		card.ifPresent(source -> ask(cancelled -> source.insight().card(source.sort())));
	}

	/** Without a text there is no card. */
	private void askAboutText() {
		HullLanguageService language = services == null ? null : services.getService();
		if (language != null) {
			follower.text().ifPresentOrElse(text -> {
				int caret = text.caret();
				String wanted = languages.chosen();
				ask(cancelled -> language.reading().card(text.address(), caret, wanted, cancelled));
			}, this::clear);
		}
	}

	/** Where there is no card, the last one stays. */
	private void ask(Function<CancelIndicator, Optional<CardFace>> question) {
		requests.ask(cancelled -> question.apply(cancelled).map(card -> new Illustrated(card, pictures(card))),
				stack.getDisplay()::asyncExec,
				found -> found.filter(card -> !stack.isDisposed()).ifPresent(card -> show(card.face(), card.pictures())),
				fault -> ILog.of(CardView.class).error("The card could not be made.", fault));
	}

	private record Illustrated(CardFace face, Map<PictureFile, Raster> pictures) {}

	private Map<PictureFile, Raster> pictures(CardFace card) {
		var pictures = new HashMap<PictureFile, Raster>();
		card.pictures()
				.forEach(picture -> reducer.reduce(picture).ifPresent(raster -> pictures.put(picture, raster)));
		return pictures;
	}

	private void show(CardFace card, Map<PictureFile, Raster> pictures) {
		shown = card;
		languages.offer(piece != null ? List.of() : card.languages()); // a game is played in the language that it is written in
		CardTheme theme = theme();
		drawnIn = theme;
		canvas.show(new CardArtist(theme, canvas.measure()).draw(card, pictures), theme.table());
		raise(canvas.control());
	}

	private void clear() {
		requests.cancel();
		shown = null;
		hint.setText(playTest != null && playTest.session().isPresent() ? HINT_WHILE_PLAYING : HINT);
		drawnIn = null;
		languages.offer(List.of());
		raise(hint);
	}

	private void raise(Control wanted) {
		((StackLayout) stack.getLayout()).topControl = wanted;
		stack.layout();
		copy.setEnabled(shown != null);
		save.setEnabled(shown != null);
		getViewSite().getActionBars().updateActionBars();
	}

	/** The workbench paints everything anew when its theme has changed, and tells nobody but those whom it colours itself. */
	private void askInOtherTheme() {
		if (!Objects.equals(theme(), drawnIn)) {
			ask();
		}
	}

	private CardTheme theme() {
		return CardTheme.of(Themes.isDark(stack));
	}

	private void copy() {
		canvas.picture().ifPresent(picture -> {
			Clipboard clipboard = new Clipboard(stack.getDisplay());
			try {
				clipboard.setContents(
						new Object[] { new PngWriter(stack.getDisplay()).paint(picture, theme().table()),
								card().map(CardFace::plain).orElse("") },
						new Transfer[] { ImageTransfer.getInstance(), TextTransfer.getInstance() });
			} finally {
				clipboard.dispose();
			}
		});
	}

	private void save() {
		String name = card().map(CardFace::title).orElse("").replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
		canvas.picture().ifPresent(picture -> new PictureSaving(getSite().getWorkbenchWindow(), "Save a picture of the card")
				.save(picture, theme().table(), name.isEmpty() ? "card" : name));
	}

	private static IAction action(String text, String toolTip, String icon, Runnable run) {
		IAction action = CallbackAction.push(text, run).looking(icon, toolTip);
		action.setEnabled(false);
		return action;
	}

	/** The language service starts when the first Hull text is seen, which may be after this view. */
	private final class Arrivals extends ServiceTracker<HullLanguageService, HullLanguageService> {

		Arrivals(BundleContext context) {
			super(context, HullLanguageService.class, null);
		}

		@NonNullByDefault(DefaultLocation.TYPE_ARGUMENT)
		@Override
		public HullLanguageService addingService(ServiceReference<HullLanguageService> reference) {
			if (!stack.isDisposed()) {
				stack.getDisplay().asyncExec(CardView.this::ask);
			}
			return super.addingService(reference);
		}
	}

	/** For tests: the languages that can be chosen. */
	public List<String> languages() {
		return languages.offered();
	}

	/** Draws the card in another language; empty text for the one it is written in. */
	public void choose(String language) {
		languages.choose(language);
	}
}
