package org.hullwright.playtest.cardview;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.design.Design;
import org.hullwright.lang.design.Origin;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.design.DesignEdit.Say;
import org.hullwright.lang.ide.design.Theme;
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
import org.hullwright.playtest.design.DesignSession;
import org.hullwright.playtest.paint.PictureCanvas;
import org.hullwright.playtest.paint.Themes;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.service.PlayTestListener;
import org.hullwright.playtest.text.CaretFollower;
import org.hullwright.playtest.text.EditedText;
import org.hullwright.playtest.text.SourceOpener;
import org.osgi.framework.FrameworkUtil;

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
	private final LatestRequest themeRequests = new LatestRequest();
	private final PictureReducer reducer = new PictureReducer(SHARP);
	private final LanguageMenu languages = new LanguageMenu(this::ask);
	private final ThemeMenu themes = new ThemeMenu(this::offerThemes, this::ask);
	private LanguageServiceTracker services;
	private CaretFollower follower;
	private CardDesigner designer;
	private CardTransfer transfer;
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
	private Map<PictureFile, Raster> illustrations = Map.of();
	private @Nullable CardTheme drawnIn; // null until a card is

	@NonNullByDefault({})
	@Override
	public void createPartControl(Composite parent) {
		SashForm halves = new SashForm(parent, SWT.VERTICAL);
		stack = new Composite(halves, SWT.NONE);
		stack.setLayout(new StackLayout());
		hint = new Label(stack, SWT.WRAP | SWT.CENTER);
		hint.setText(HINT);
		((StackLayout) stack.getLayout()).topControl = hint;
		canvas = new PictureCanvas(stack, theme().table());
		canvas.control().addPaintListener(event -> askInOtherTheme());
		canvas.control().addListener(SWT.MouseDoubleClick, event -> openBoxAt(event.x, event.y));
		follower = new CaretFollower(stack.getDisplay(), getSite().getPage(), this::followText);
		designer = new CardDesigner(halves, canvas, new DesignSession(stack.getDisplay(), getSite().getPage(), this::language,
				this::text, themes::chosen, this::selected, this::refused),
				this::preview);
		transfer = new CardTransfer(getSite().getWorkbenchWindow(), canvas, this::card, this::theme);
		IToolBarManager toolBar = getViewSite().getActionBars().getToolBarManager();
		toolBar.add(designer.action());
		toolBar.add(themes);
		toolBar.add(languages);
		toolBar.add(new Separator());
		toolBar.add(transfer.copying());
		toolBar.add(transfer.saving());
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), transfer.copying());
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.UNDO.getId(), designer.undoing());
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.REDO.getId(), designer.redoing());
		playTest = getSite().getService(PlayTest.class);
		playTest.addListener(this);
		inspected = new InspectedPieces(getSite().getPage(), this::inspect);
		inspected.start();
		services = new LanguageServiceTracker(FrameworkUtil.getBundle(CardView.class).getBundleContext(), stack.getDisplay(),
				this::packsChanged);
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
			designer.stop();
			follower.stop();
			inspected.stop();
			playTest.removeListener(this);
		}
		requests.cancel();
		themeRequests.cancel();
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

	/** A text that is seen before its pack is known has no card yet. */
	private void packsChanged() {
		if (piece == null) {
			ask();
		}
		themes.refresh();
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

	/** Opens the text that made the innermost box at a place, which may stand in another pack. */
	private void openBoxAt(int x, int y) {
		designer.boxAt(x, y).ifPresent(origin -> open(origin.uri(), origin.offset(), origin.length()));
	}

	private void open(String uri, int offset, int length) {
		new SourceOpener(getSite().getPage()).open(new Place("", uri, 1, 1, offset, length));
	}

	/** Follows what is selected in the form of the design. */
	private void selected(DesignSession.Selected selected) {
		designer.mark();
		if (selected.opened()) {
			open(selected.part().document().toString(), selected.part().offset(), 0);
		}
		if (selected.changed()) {
			ask();
		}
	}

	/** What was drawn before the change was refused may be a preview of it. */
	private void refused(String reason) {
		getViewSite().getActionBars().getStatusLineManager().setErrorMessage(reason);
		if (!reason.isEmpty()) {
			ask();
		}
	}

	/** Asks in the background which themes there are. */
	private void offerThemes(Consumer<List<Theme>> offered) {
		language().ifPresent(language -> themeRequests.ask(cancelled -> language.designs().themes(cancelled), stack.getDisplay()::asyncExec,
				offered, fault -> ILog.of(CardView.class).error("The themes could not be found.", fault)));
	}

	private Optional<HullLanguageService> language() {
		return Optional.ofNullable(services).map(LanguageServiceTracker::getService);
	}

	/** The text whose card is drawn; none while a piece of a game is. */
	private Optional<EditedText> text() {
		return piece == null ? follower.text() : Optional.empty();
	}

	/** Without a text there is no card. */
	private void askAboutText() {
		language().ifPresent(language -> follower.text().ifPresentOrElse(text -> {
			int caret = text.caret();
			String wanted = languages.chosen();
			String theme = themes.chosen();
			ask(cancelled -> language.reading().card(text.address(), caret, wanted, theme, cancelled));
		}, this::clear));
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

	/** Draws the card as if a box had some settings, of which nothing is written. */
	private void preview(Origin box, List<Say> settings) {
		CardFace card = shown;
		if (card != null) {
			Design design = card.design();
			for (Say say : settings) {
				design = design.with(box, say.setting(), say.values());
			}
			canvas.show(new CardArtist(theme(), canvas.measure()).draw(card.in(design), illustrations), theme().table());
		}
	}

	private void show(CardFace card, Map<PictureFile, Raster> pictures) {
		shown = card;
		illustrations = Map.copyOf(pictures);
		languages.offer(piece != null ? List.of() : card.languages()); // a game is played in the language that it is written in
		CardTheme theme = theme();
		drawnIn = theme;
		CardArtist artist = new CardArtist(theme, canvas.measure());
		canvas.show(artist.draw(card, pictures), theme.table());
		designer.show(artist.boxes(card, pictures));
		raise(canvas.control());
	}

	private void clear() {
		requests.cancel();
		shown = null;
		designer.show(List.of());
		hint.setText(playTest != null && playTest.session().isPresent() ? HINT_WHILE_PLAYING : HINT);
		drawnIn = null;
		languages.offer(List.of());
		raise(hint);
	}

	private void raise(Control wanted) {
		((StackLayout) stack.getLayout()).topControl = wanted;
		stack.layout();
		transfer.setEnabled(shown != null);
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

	/** For tests: what changes the design of the card. */
	public CardDesigner designer() {
		return designer;
	}

	/** Draws cards in a theme, by the name of its pack; empty text for none. */
	public void dress(String theme) {
		themes.choose(theme);
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
