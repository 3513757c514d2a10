package org.hullwright.playtest.board;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Viewport;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.paint.DeviceImage;
import org.hullwright.playtest.paint.PaintResources;
import org.hullwright.playtest.paint.PicturePainter;
import org.hullwright.playtest.paint.Themes;

/**
 * The window on a board: drag to pan, wheel or + and - to zoom, 0 to fit, Tab through the options, Enter or click to choose. The board is
 * painted into an image once for each scene, zoom and place; pointing and highlighting only paint over it.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class BoardCanvas {

	private static final double WHEEL_STEP = 1.15;
	private static final double KEY_STEP = 1.25;
	private static final int KEY_PAN = 60;
	/** Moving less than this many pixels with the button down is a click. */
	private static final int CLICK_SLACK = 4;
	/** What comes into view while dragging is painted once the hand rests for so long. */
	private static final int SETTLE_MILLIS = 30;
	private static final int CARD_DISTANCE = 18;
	private static final int LEGEND_DISTANCE = 12;
	private static final int FREE = 300;
	/** A window of so many pixels has room for the legend beside the board. */
	private static final int WIDE = 1000;
	private final Canvas canvas;
	private final PaintResources resources;
	private final BoardPresenter presenter;
	private PicturePainter painter;
	private @Nullable DeviceImage still; // null until it is painted
	private Viewport stillViewport;
	/** The piece under the pointer; null when there is none. */
	private @Nullable Integer pointed;
	private @Nullable Drag drag; // null while nobody drags
	/** The view follows the game until somebody moves it. */
	private boolean moved;
	/** What the user wants; null while nothing was said: then it is shown where the board stays large beside it. */
	private @Nullable Boolean legendWanted;
	private boolean pointerInside;
	private int pointerX;
	private int pointerY;
	private Consumer<Integer> onChosen = piece -> {};
	private Consumer<@Nullable Integer> onFocused = piece -> {};
	private BiConsumer<@Nullable Integer, Rectangle> onPiece = (piece, place) -> {};

	private final Runnable repaintWhilePanning = this::refresh;
	private final Motion motion;

	private record Drag(int startX, int startY, int lastX, int lastY, boolean moved) {}

	public BoardCanvas(Composite parent, BoardTheme theme) {
		canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
		resources = new PaintResources(canvas.getDisplay());
		presenter = new BoardPresenter(resources, theme);
		painter = new PicturePainter(canvas.getDisplay(), resources, presenter.picture());
		canvas.addPaintListener(event -> paint(event.gc));
		canvas.addListener(SWT.Resize, event -> resized());
		canvas.addListener(SWT.MouseDown, this::pressed);
		canvas.addListener(SWT.MouseMove, this::moved);
		canvas.addListener(SWT.MouseUp, this::released);
		canvas.addListener(SWT.MouseExit, event -> left());
		canvas.addListener(SWT.MouseVerticalWheel, event -> zoom(Math.pow(WHEEL_STEP, Math.signum(event.count)), event.x, event.y));
		canvas.addListener(SWT.KeyDown, this::typed);
		canvas.addListener(SWT.Traverse, this::traversed);
		canvas.addListener(SWT.FocusIn, event -> canvas.redraw());
		canvas.addListener(SWT.FocusOut, event -> canvas.redraw());
		canvas.addDisposeListener(event -> disposeImages());
		motion = new Motion(canvas, presenter, this::refresh);
	}

	/** What is called with the number of the piece that was clicked or entered while it could be chosen. */
	public void onChosen(Consumer<Integer> listener) {
		onChosen = listener;
	}

	/** What is called when the pointer or the keyboard comes to an option, and with null when it leaves. */
	public void onFocused(Consumer<@Nullable Integer> listener) {
		onFocused = listener;
	}

	/**
	 * What is told which piece the pointer or the keyboard has come to, and what part of the window is to stay free for it; of null when it
	 * leaves.
	 */
	public void onPiece(BiConsumer<@Nullable Integer, Rectangle> listener) {
		onPiece = listener;
	}

	public void show(BoardScene scene) {
		presenter.show(scene);
		follow();
		refresh();
	}

	public void paintIn(BoardTheme theme) {
		presenter.paintIn(theme);
		refresh();
	}

	public void highlight(Highlights highlights) {
		boolean moved = !highlights.travels().equals(presenter.highlights().travels());
		presenter.highlight(highlights);
		if (moved) {
			motion.begin();
		}
		canvas.redraw();
	}

	/** Shows all that lies on the board, and goes on doing so. */
	public void fit() {
		moved = false;
		follow();
		refresh();
	}

	private void follow() {
		Rectangle area = canvas.getClientArea();
		if (!moved && area.width > 0 && area.height > 0 && !presenter.scene().spaces().isEmpty()) {
			if (isLegendShown(area)) {
				presenter.fitBesideLegend(area.width, area.height, LEGEND_DISTANCE);
			} else {
				presenter.fit(area.width, area.height);
			}
		}
	}

	public void reveal(int piece) {
		Rectangle area = canvas.getClientArea();
		presenter.reveal(piece, area.width, area.height);
		refresh();
	}

	/** Shows a piece and marks it as if it were pointed at, until the pointer moves. */
	public void spotlight(int piece) {
		if (presenter.placeOf(piece).isPresent()) {
			reveal(piece);
			highlight(presenter.highlights().focusedOn(piece));
		}
	}

	/** Shows the legend, or hides it, however large the window is. */
	public void showLegend(boolean shown) {
		legendWanted = shown;
		follow();
		refresh();
	}

	/** Whether colours and symbols are explained beside the board. */
	boolean isLegendShown() {
		return isLegendShown(canvas.getClientArea());
	}

	private boolean isLegendShown(Rectangle area) {
		Boolean wanted = legendWanted;
		return wanted == null ? area.width >= WIDE : wanted;
	}

	public Canvas control() {
		return canvas;
	}

	public BoardPresenter presenter() {
		return presenter;
	}

	private void zoom(double factor, double x, double y) {
		moved = true;
		presenter.look(presenter.viewport().zoomed(factor, x, y));
		refresh();
	}

	private void pan(double right, double down) {
		moved = true;
		presenter.look(presenter.viewport().panned(right, down));
		canvas.redraw();
	}

	private void resized() {
		follow();
		refresh();
	}

	private void pressed(Event event) {
		canvas.setFocus();
		drag = new Drag(event.x, event.y, event.x, event.y, false);
	}

	private void moved(Event event) {
		pointerInside = true;
		pointerX = event.x;
		pointerY = event.y;
		Drag from = drag;
		if (from != null) {
			dragged(from, event);
			return;
		}
		Integer target = presenter.targetAt(event.x, event.y).<@Nullable Integer>map(piece -> piece).orElse(null);
		pointed = presenter.pieceAt(event.x, event.y).<@Nullable Integer>map(piece -> piece).orElse(null);
		onPiece.accept(pointed, around(event.x));
		canvas.setCursor(canvas.getDisplay().getSystemCursor(target != null ? SWT.CURSOR_HAND : SWT.CURSOR_ARROW));
		focus(target);
		canvas.redraw();
	}

	private void dragged(Drag from, Event event) {
		boolean far = from.moved() || Math.abs(event.x - from.startX()) + Math.abs(event.y - from.startY()) > CLICK_SLACK;
		if (far) {
			pointed = null;
			canvas.setCursor(canvas.getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL));
			pan(event.x - from.lastX(), event.y - from.lastY());
			canvas.getDisplay().timerExec(SETTLE_MILLIS, repaintWhilePanning);
		}
		drag = new Drag(from.startX(), from.startY(), far ? event.x : from.lastX(), far ? event.y : from.lastY(), far);
	}

	private void released(Event event) {
		Drag was = drag;
		boolean click = was != null && !was.moved();
		drag = null;
		refresh();
		if (click && event.button == 1) {
			presenter.targetAt(event.x, event.y).ifPresent(onChosen);
		}
	}

	private void left() {
		pointerInside = false;
		pointed = null;
		focus(null);
		canvas.redraw();
	}

	private void typed(Event event) {
		Rectangle area = canvas.getClientArea();
		switch (event.keyCode == 0 ? event.character : event.keyCode) {
			case '+', '=', SWT.KEYPAD_ADD -> zoom(KEY_STEP, area.width / 2.0, area.height / 2.0);
			case '-', SWT.KEYPAD_SUBTRACT -> zoom(1 / KEY_STEP, area.width / 2.0, area.height / 2.0);
			case '0', SWT.KEYPAD_0, SWT.HOME -> fit();
			case SWT.ARROW_LEFT -> panAndRefresh(KEY_PAN, 0);
			case SWT.ARROW_RIGHT -> panAndRefresh(-KEY_PAN, 0);
			case SWT.ARROW_UP -> panAndRefresh(0, KEY_PAN);
			case SWT.ARROW_DOWN -> panAndRefresh(0, -KEY_PAN);
			case SWT.CR, SWT.KEYPAD_CR, ' ' ->
				presenter.highlights().focus().filter(presenter.highlights().targets()::contains).ifPresent(onChosen);
			case SWT.ESC -> focus(null);
			default -> {
				// Keys of options are for the whole window.
			}
		}
	}

	private void panAndRefresh(int right, int down) {
		pan(right, down);
		refresh();
	}

	/** Tab walks through the options on the board; where there is none, it goes on to the next view as usual. */
	private void traversed(Event event) {
		boolean backwards = event.detail == SWT.TRAVERSE_TAB_PREVIOUS;
		if (!backwards && event.detail != SWT.TRAVERSE_TAB_NEXT) {
			return;
		}
		Optional<Integer> next = presenter.nextTarget(presenter.highlights().focusOrNull(), backwards);
		event.doit = next.isEmpty();
		next.ifPresent(piece -> {
			focus(piece);
			reveal(piece);
			onPiece.accept(piece, around((int) presenter.placeOf(piece).map(Point::x).orElse(0.0).doubleValue()));
		});
	}

	/** What stays free around a piece: as much as what is told of it beside the pointer takes on either side, from top to bottom. */
	private Rectangle around(int x) {
		Rectangle area = canvas.getClientArea();
		return area.intersection(new Rectangle(x - FREE, 0, 2 * FREE, area.height));
	}

	/** @param target null for none */
	private void focus(@Nullable Integer target) {
		if (!Objects.equals(presenter.highlights().focusOrNull(), target)) {
			highlight(presenter.highlights().focusedOn(target));
			onFocused.accept(target);
		}
	}

	private void refresh() {
		if (canvas.isDisposed()) {
			return;
		}
		disposeStill();
		canvas.redraw();
	}

	private void paint(GC gc) {
		Rectangle area = canvas.getClientArea();
		if (area.width == 0 || area.height == 0) {
			return;
		}
		BoardTheme wanted = Themes.around(canvas);
		if (wanted != presenter.theme()) {
			paintIn(wanted);
		}
		gc.setBackground(resources.colour(presenter.theme().table()));
		DeviceImage before = still;
		DeviceImage image = before == null ? drawn(area) : before;
		Viewport viewport = presenter.viewport();
		gc.fillRectangle(area);
		image.show(gc, (int) Math.round(viewport.left() - stillViewport.left()), (int) Math.round(viewport.top() - stillViewport.top()));
		over(gc, presenter.overlay(), viewport);
		motion.share().ifPresent(share -> over(gc, presenter.moving(share), viewport));
		presenter.hint().ifPresent(hint -> over(gc, hint, new Viewport(1, area.width / 2.0, area.height / 2.0)));
		if (isLegendShown(area)) {
			presenter.legend(area.height - 2.0 * LEGEND_DISTANCE).ifPresent(
					legend -> over(gc, legend, new Viewport(1, LEGEND_DISTANCE, area.height - legend.bounds().height() - LEGEND_DISTANCE)));
		}
		if (pointerInside && drag == null) {
			Optional.ofNullable(pointed).flatMap(presenter::card).ifPresent(card -> over(gc, card, beside(card.bounds(), area)));
		}
	}

	private Viewport beside(Bounds card, Rectangle area) {
		double x = pointerX + CARD_DISTANCE + card.width() < area.width
				? pointerX + CARD_DISTANCE
				: pointerX - CARD_DISTANCE - card.width();
		double y = Math.clamp(pointerY + CARD_DISTANCE, 4.0, Math.max(4.0, area.height - card.height() - 4));
		return new Viewport(1, Math.max(4, x), y);
	}

	private void over(GC gc, Picture picture, Viewport viewport) {
		PicturePainter once = new PicturePainter(canvas.getDisplay(), resources, picture);
		once.paint(gc, viewport);
		once.dispose();
	}

	private DeviceImage drawn(Rectangle area) {
		if (painter.picture() != presenter.painted()) {
			painter.dispose();
			painter = new PicturePainter(canvas.getDisplay(), resources, presenter.painted());
		}
		DeviceImage image = new DeviceImage(canvas, area, (gc, scale) -> {
			gc.setBackground(resources.colour(presenter.theme().table()));
			gc.fillRectangle(0, 0, (int) Math.ceil(area.width * scale), (int) Math.ceil(area.height * scale));
			painter.paint(gc, presenter.viewport().scaled(scale));
		});
		still = image;
		stillViewport = presenter.viewport();
		return image;
	}

	private void disposeStill() {
		DeviceImage before = still;
		if (before != null) {
			before.dispose();
		}
		still = null;
	}

	private void disposeImages() {
		disposeStill();
		painter.dispose();
		resources.dispose();
	}
}
