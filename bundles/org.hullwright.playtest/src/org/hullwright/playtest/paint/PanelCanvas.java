package org.hullwright.playtest.paint;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.Viewport;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.Panel.ActivePlace;
import org.hullwright.playtest.panel.PanelAction;

/**
 * A window on a panel, as wide as there is room and scrolled when it is too high: wheel or keys scroll, Tab walks through what can be
 * clicked, Enter clicks.
 */
public final class PanelCanvas {

	private static final int WHEEL_STEP = 48;
	private final Canvas canvas;
	private final PaintResources resources;
	private final Layouter layouter;
	private Panel panel = Panel.EMPTY;
	/** What the pointer or the keyboard is at; null for none. */
	private @Nullable ActivePlace current;
	private int top;
	private BoardTheme theme;
	private Consumer<PanelAction> onAction = action -> {};
	private Consumer<@Nullable PanelAction> onPointed = action -> {};
	private BiConsumer<@Nullable Integer, Rectangle> onPiece = (piece, place) -> {};

	/** Lays a panel out. */
	@FunctionalInterface
	public interface Layouter {

		Panel panel(BoardTheme theme, TextMeasure measure, double width);
	}

	public PanelCanvas(Composite parent, Layouter layouter) {
		this.layouter = layouter;
		canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.V_SCROLL | SWT.NO_BACKGROUND);
		resources = new PaintResources(canvas.getDisplay());
		theme = Themes.around(canvas);
		canvas.addPaintListener(event -> paint(event.gc));
		canvas.addListener(SWT.Resize, event -> layOut());
		canvas.addListener(SWT.MouseMove, this::moved);
		canvas.addListener(SWT.MouseExit, event -> point(null));
		canvas.addListener(SWT.MouseDown, event -> canvas.setFocus());
		canvas.addListener(SWT.MouseUp, event -> panel.placeAt(event.x, event.y + top).map(ActivePlace::action).ifPresent(onAction));
		canvas.addListener(SWT.MouseVerticalWheel, event -> scrollTo(top - (int) Math.signum(event.count) * WHEEL_STEP));
		canvas.addListener(SWT.KeyDown, this::typed);
		canvas.addListener(SWT.Traverse, this::traversed);
		canvas.addListener(SWT.Dispose, event -> resources.dispose());
		canvas.getVerticalBar().addListener(SWT.Selection, event -> scrollTo(canvas.getVerticalBar().getSelection()));
		canvas.getVerticalBar().setVisible(false);
	}

	public void onAction(Consumer<PanelAction> listener) {
		onAction = listener;
	}

	/** What is told what the pointer or the keyboard has come to, and null when it leaves. */
	public void onPointed(Consumer<@Nullable PanelAction> listener) {
		onPointed = listener;
	}

	/** What is told which piece the pointer or the keyboard has come to, and where that is in the window; of null when it leaves. */
	public void onPiece(BiConsumer<@Nullable Integer, Rectangle> listener) {
		onPiece = listener;
	}

	/** Shows the panel anew, from the top. */
	public void reset() {
		current = null;
		top = 0;
		layOut();
	}

	/** Shows the panel anew, where it was. */
	public void layOut() {
		if (canvas.isDisposed()) {
			return;
		}
		Rectangle area = canvas.getClientArea();
		panel = layouter.panel(theme, resources, Math.max(120, area.width));
		ScrollBar bar = canvas.getVerticalBar();
		int height = (int) Math.ceil(panel.height());
		bar.setVisible(height > area.height);
		bar.setValues(top, 0, Math.max(1, height), Math.max(1, Math.min(area.height, height)), WHEEL_STEP, Math.max(1, area.height));
		scrollTo(top);
	}

	/** Does something on the UI thread, soon; nothing once the window is gone. For any thread. */
	public void inWindow(Runnable action) {
		if (!canvas.isDisposed()) {
			canvas.getDisplay().asyncExec(() -> {
				if (!canvas.isDisposed()) {
					action.run();
				}
			});
		}
	}

	public Canvas control() {
		return canvas;
	}

	public Panel panel() {
		return panel;
	}

	private void scrollTo(int wanted) {
		int lowest = Math.max(0, (int) Math.ceil(panel.height()) - canvas.getClientArea().height);
		top = Math.clamp(wanted, 0, lowest);
		canvas.getVerticalBar().setSelection(top);
		canvas.redraw();
	}

	private @Nullable ActivePlace placeAt(int x, int y) {
		return panel.placeAt(x, y + top).<@Nullable ActivePlace>map(place -> place).orElse(null);
	}

	/** What a click where the pointer or the keyboard is does; null when there is nothing to click. */
	private @Nullable PanelAction currentAction() {
		ActivePlace place = current;
		return place == null ? null : place.action();
	}

	private void moved(Event event) {
		point(placeAt(event.x, event.y));
		String tip = panel.tipAt(event.x, event.y + top).<@Nullable String>map(text -> text.replace("&", "&&")).orElse(null);
		if (!Objects.equals(tip, canvas.getToolTipText())) {
			canvas.setToolTipText(tip);
		}
	}

	/** @param place null for none */
	private void point(@Nullable ActivePlace place) {
		PanelAction action = place == null ? null : place.action();
		if (!Objects.equals(action, currentAction())) {
			current = place;
			canvas.setCursor(place == null ? null : canvas.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
			onPointed.accept(action);
			Bounds bounds = place == null ? Bounds.EMPTY : place.bounds();
			onPiece.accept(place == null ? null : place.pieceOrNull(),
					new Rectangle((int) bounds.x(), (int) bounds.y() - top, (int) bounds.width(), (int) bounds.height()));
		}
	}

	private void typed(Event event) {
		int page = canvas.getClientArea().height;
		switch (event.keyCode) {
			case SWT.ARROW_DOWN -> walk(1);
			case SWT.ARROW_UP -> walk(-1);
			case SWT.PAGE_DOWN -> scrollTo(top + page);
			case SWT.PAGE_UP -> scrollTo(top - page);
			case SWT.CR, SWT.KEYPAD_CR, ' ' -> Optional.ofNullable(currentAction()).ifPresent(onAction);
			default -> {
				// Keys of options are for the whole window.
			}
		}
	}

	private void traversed(Event event) {
		boolean tab = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS;
		if (tab && !panel.places().isEmpty()) {
			event.doit = !walk(event.detail == SWT.TRAVERSE_TAB_NEXT ? 1 : -1);
		}
	}

	/** Goes to the next place; false at either end. */
	private boolean walk(int step) {
		PanelAction here = currentAction();
		int at = here == null ? -1 : panel.places().stream().map(ActivePlace::action).toList().indexOf(here);
		int next = at < 0 && step < 0 ? panel.places().size() - 1 : at + step;
		if (next < 0 || next >= panel.places().size()) {
			return false;
		}
		ActivePlace place = panel.places().get(next);
		reveal(place.bounds());
		point(place);
		return true;
	}

	/** Scrolls to a piece, where it is shown. */
	public void revealPiece(int piece) {
		about(piece).map(ActivePlace::bounds).ifPresent(this::reveal);
	}

	/** The middle of where a piece is shown, in the window; none where it is not in the panel. */
	public Optional<Point> placeOf(int piece) {
		return about(piece).map(place -> place.bounds().centre()).map(centre -> new Point((int) centre.x(), (int) centre.y() - top));
	}

	private Optional<ActivePlace> about(int piece) {
		return panel.places().stream().filter(place -> place.piece().equals(Optional.of(piece))).findFirst();
	}

	/** Scrolls to the part that matters now, as far as it is not seen; to its beginning when it is higher than the window. */
	public void revealNow() {
		panel.now().ifPresent(this::reveal);
	}

	private void reveal(Bounds bounds) {
		int height = canvas.getClientArea().height;
		if (bounds.y() < top || bounds.height() > height) {
			scrollTo((int) bounds.y());
		} else if (bounds.y() + bounds.height() > top + height) {
			scrollTo((int) Math.ceil(bounds.y() + bounds.height()) - height);
		}
	}

	private void paint(GC gc) {
		BoardTheme wanted = Themes.around(canvas);
		if (wanted != theme) {
			theme = wanted;
			layOut();
		}
		gc.setBackground(resources.colour(theme.card()));
		gc.fillRectangle(canvas.getClientArea());
		PicturePainter painter = new PicturePainter(canvas.getDisplay(), resources, panel.picture());
		painter.paint(gc, new Viewport(1, 0, -top));
		painter.dispose();
	}
}
