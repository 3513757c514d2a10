package org.hullwright.playtest.card;

import java.io.ByteArrayInputStream;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Colour;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.playtest.card.CardImages.CardImage;

/** A card in a small window of its own, which takes no focus. User-interface thread only. */
final class CardPopup {

	private static final int DISTANCE = 12; // pixels
	private final Control owner;
	/** Null while nothing is shown. */
	private @Nullable Shown shown;

	/** @param owner is beside or around the card */
	CardPopup(Control owner) {
		this.owner = owner;
		owner.addDisposeListener(gone -> close());
	}

	/** The window with what is drawn in it. */
	private record Shown(Shell shell, Image image, CardFace card) {

		void dispose() {
			shell.dispose();
			image.dispose();
		}
	}

	/** A card with its pixels as the toolkit wants them; made on any thread. */
	record Prepared(CardImage drawn, ImageData pixels) {

		static Prepared of(CardImage drawn) {
			return new Prepared(drawn, new ImageData(new ByteArrayInputStream(drawn.raster().png())));
		}
	}

	/**
	 * Shows a card instead of the one that was shown.
	 *
	 * @param anchor what it is the card of, in the coordinates of the owner; stays uncovered
	 */
	void open(Prepared prepared, Rectangle anchor, boolean dark) {
		close();
		CardImage drawn = prepared.drawn();
		ImageDataProvider pixels = zoom -> zoom == 100 ? prepared.pixels().scaledTo(drawn.width(), drawn.height()) : prepared.pixels();
		Image image = new Image(owner.getDisplay(), pixels);
		Shell shell = new Shell(owner.getShell(), SWT.NO_TRIM | SWT.ON_TOP | SWT.TOOL | SWT.NO_FOCUS | SWT.DOUBLE_BUFFERED);
		shell.setText(drawn.card().title());
		Colour table = CardTheme.of(dark).table();
		Color ground = new Color(table.red(), table.green(), table.blue());
		shell.addPaintListener(event -> paint(event.gc, ground, drawn, shell.getClientArea(), image));
		shell.setBounds(bounds(drawn, anchor));
		shell.setVisible(true);
		shown = new Shown(shell, image, drawn.card());
	}

	void close() {
		Shown before = shown;
		if (before != null) {
			before.dispose();
			shown = null;
		}
	}

	/** What is printed on the card that is shown. */
	Optional<CardFace> card() {
		return Optional.ofNullable(shown).map(Shown::card);
	}

	/** Where it is on the display; none while nothing is shown. */
	Optional<Rectangle> place() {
		return Optional.ofNullable(shown).map(Shown::shell).map(Shell::getBounds);
	}

	/** The background as well: themes give shells one of their own. */
	private static void paint(GC gc, Color ground, CardImage drawn, Rectangle area, Image image) {
		gc.setBackground(ground);
		gc.fillRectangle(area);
		gc.setAntialias(SWT.ON);
		gc.setInterpolation(SWT.HIGH);
		Rectangle source = image.getBounds();
		gc.drawImage(image, 0, 0, source.width, source.height, 0, 0, drawn.width(), drawn.height());
	}

	/** To the left of what it belongs to where there is room, as words go to the right; else to the right, above or below. */
	private Rectangle bounds(CardImage drawn, Rectangle anchor) {
		Rectangle screen = owner.getMonitor().getClientArea();
		Point corner = owner.toDisplay(anchor.x, anchor.y);
		int left = corner.x - DISTANCE - drawn.width();
		int right = corner.x + anchor.width + DISTANCE;
		int x = left >= screen.x
				? left
				: right + drawn.width() <= screen.x + screen.width ? right : Math.max(screen.x, screen.x + screen.width - drawn.width());
		boolean beside = x == left || x == right;
		int below = corner.y + anchor.height + DISTANCE;
		int y = beside
				? corner.y - DISTANCE
				: below + drawn.height() <= screen.y + screen.height ? below : corner.y - DISTANCE - drawn.height();
		return new Rectangle(x, Math.clamp(y, screen.y, Math.max(screen.y, screen.y + screen.height - drawn.height())), drawn.width(),
				drawn.height());
	}
}
