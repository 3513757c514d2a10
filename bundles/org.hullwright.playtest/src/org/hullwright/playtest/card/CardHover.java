package org.hullwright.playtest.card;

import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.playtest.card.CardImages.Wanted;
import org.hullwright.playtest.card.CardPopup.Prepared;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.paint.Themes;

/**
 * Hover: shows the card of what the pointer or the keyboard rests on: after a moment, at once with F2 or from the context menu, and then
 * until Esc or until something else is pointed at. User-interface thread only.
 */
public final class CardHover {

	private static final int DELAY = 450; // milliseconds
	private final Control control;
	private final CardImages images;
	private final IntFunction<Optional<Source>> sources;
	private final Reader reader;
	private final CardPopup popup;
	private final Runnable open = this::open;
	/** Null while nothing is pointed at. */
	private @Nullable Pointed pointed;
	/** Opened on purpose, so that leaving with the pointer does not close it. */
	private boolean pinned;

	/**
	 * What card a piece is.
	 *
	 * @param insight into the rules of the game
	 * @param sort number of the design
	 */
	public record Source(Insight insight, int sort) {}

	/** Where cards are read besides in this hover. */
	public interface Reader {

		/** Hears which piece has been pointed at. */
		void pointedAt(int piece);

		/** Whether the card can be read there, so that none has to be laid over the window. */
		boolean isOpen();
	}

	private record Pointed(int piece, Rectangle anchor) {}

	/**
	 * Listens to a control.
	 *
	 * @param sources the card of a piece; none for what whoever looks may not know
	 * @param reader where cards can be read as well
	 */
	public CardHover(Control control, CardImages images, IntFunction<Optional<Source>> sources, Reader reader) {
		this.control = control;
		this.images = images;
		this.sources = sources;
		this.reader = reader;
		this.popup = new CardPopup(control);
		control.addListener(SWT.KeyDown, this::typed);
		control.addListener(SWT.MouseExit, event -> point(null, new Rectangle(0, 0, 0, 0)));
		control.addListener(SWT.MouseVerticalWheel, event -> close());
		control.addListener(SWT.FocusOut, event -> unpin());
		control.addListener(SWT.Hide, event -> close());
	}

	/** Gives the control a context menu of its own that shows the card as well. */
	public CardHover withMenu() {
		control.setMenu(menu());
		return this;
	}

	/**
	 * What the pointer or the keyboard has come to.
	 *
	 * @param piece null when it is no piece, or nothing
	 * @param anchor where that is in the control
	 */
	public void point(@Nullable Integer piece, Rectangle anchor) {
		Pointed before = pointed;
		if (Objects.equals(piece, before == null ? null : before.piece()) || pinned && piece == null) {
			return;
		}
		close();
		if (piece != null) {
			pointed = new Pointed(piece, anchor);
			reader.pointedAt(piece);
			if (!reader.isOpen()) {
				control.getDisplay().timerExec(DELAY, open);
			}
		}
	}

	/** Shows the card of what is pointed at without waiting, until Esc is pressed or something else is pointed at. */
	public void pin() {
		pinned = pointed != null;
		open();
	}

	/** Shows nothing any more, as when the game has gone on. */
	public void close() {
		pinned = false;
		pointed = null;
		control.getDisplay().timerExec(-1, open);
		popup.close();
	}

	/** What the keyboard opened goes with it; what the pointer rests on stays, wherever the keyboard is. */
	private void unpin() {
		if (pinned) {
			close();
		}
	}

	/** For tests: what is printed on the card that is shown. */
	public Optional<CardFace> card() {
		return popup.card();
	}

	/** For tests: where the card is shown on the display. */
	public Optional<Rectangle> place() {
		return popup.place();
	}

	private void open() {
		if (control.isDisposed() || !control.isVisible()) {
			return;
		}
		Display display = control.getDisplay();
		display.timerExec(-1, open);
		Optional.ofNullable(pointed).ifPresent(wanted -> sources.apply(wanted.piece()).ifPresent(source -> {
			boolean dark = Themes.isDark(control);
			images.render(new Wanted(source.insight(), source.sort(), dark, control.getMonitor().getZoom()),
					drawn -> drawn.map(Prepared::of).ifPresent(prepared -> {
						if (!display.isDisposed()) {
							display.asyncExec(() -> show(wanted, prepared, dark));
						}
					}));
		}));
	}

	private void show(Pointed wanted, Prepared prepared, boolean dark) {
		if (!control.isDisposed() && wanted.equals(pointed)) {
			popup.open(prepared, wanted.anchor(), dark);
		}
	}

	private void typed(Event event) {
		if (event.keyCode == SWT.F2) {
			pin();
		} else if (event.keyCode == SWT.ESC) {
			close();
		}
	}

	private Menu menu() {
		Menu menu = new Menu(control);
		MenuItem item = new MenuItem(menu, SWT.PUSH);
		item.setText("Show card\tF2");
		item.addListener(SWT.Selection, event -> pin());
		menu.addListener(SWT.Show,
				event -> item.setEnabled(Optional.ofNullable(pointed).flatMap(wanted -> sources.apply(wanted.piece())).isPresent()));
		control.addDisposeListener(gone -> menu.dispose());
		return menu;
	}
}
