package org.hullwright.playtest.cardview;

import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.jface.action.IAction;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.playtest.dialog.PictureSaving;
import org.hullwright.playtest.paint.PictureCanvas;
import org.hullwright.playtest.paint.PngWriter;
import org.hullwright.playtest.widget.CallbackAction;

/** Copies the card that is drawn to the clipboard, and saves it as a picture. */
final class CardTransfer {

	private final IWorkbenchWindow window;
	private final PictureCanvas canvas;
	private final Supplier<Optional<CardFace>> card;
	private final Supplier<CardTheme> theme;
	private final IAction copy = action("Copy", "Copy the card as a picture, and its text", "copy", this::copy);
	private final IAction save = action("Save picture", "Save the card as SVG or PNG", "picture", this::save);

	/**
	 * @param card that is drawn; none while no card is
	 * @param theme says on what colour it lies
	 */
	CardTransfer(IWorkbenchWindow window, PictureCanvas canvas, Supplier<Optional<CardFace>> card, Supplier<CardTheme> theme) {
		this.window = window;
		this.canvas = canvas;
		this.card = card;
		this.theme = theme;
	}

	IAction copying() {
		return copy;
	}

	IAction saving() {
		return save;
	}

	void setEnabled(boolean enabled) {
		copy.setEnabled(enabled);
		save.setEnabled(enabled);
	}

	private void copy() {
		Display display = canvas.control().getDisplay();
		canvas.picture().ifPresent(picture -> {
			Clipboard clipboard = new Clipboard(display);
			try {
				clipboard.setContents(
						new Object[] { new PngWriter(display).paint(picture, theme.get().table()),
								card.get().map(CardFace::plain).orElse("") },
						new Transfer[] { ImageTransfer.getInstance(), TextTransfer.getInstance() });
			} finally {
				clipboard.dispose();
			}
		});
	}

	private void save() {
		String name = card.get().map(CardFace::title).orElse("").replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
		canvas.picture().ifPresent(picture -> new PictureSaving(window, "Save a picture of the card").save(picture, theme.get().table(),
				name.isEmpty() ? "card" : name));
	}

	private static IAction action(String text, String toolTip, String icon, Runnable run) {
		IAction action = CallbackAction.push(text, run).looking(icon, toolTip);
		action.setEnabled(false);
		return action;
	}
}
