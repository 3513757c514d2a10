package org.hullwright.playtest.cardview;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.hullwright.lang.design.Origin;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.ide.design.DesignEdit.Say;
import org.hullwright.picture.Point;
import org.hullwright.picture.card.DesignedBox;
import org.hullwright.picture.card.ShownPicture;
import org.hullwright.playtest.paint.PictureCanvas;

/** Moves the picture of a component in its box with the mouse, and makes it larger or smaller with the wheel. */
final class PictureDragging {

	private final PictureCanvas canvas;
	private final BiFunction<Integer, Integer, Optional<DesignedBox>> pictures;
	private final BiConsumer<Origin, List<Say>> preview;
	private final Consumer<List<Say>> wishes;
	private @Nullable Drag drag; // null while nothing is dragged
	private @Nullable Point seen; // the last place of the picture that was dragged to; null before

	/**
	 * @param pictures finds the box with a picture at a place of the window
	 * @param preview shows what it would look like
	 * @param wishes is told at the end what is wanted
	 */
	PictureDragging(PictureCanvas canvas, BiFunction<Integer, Integer, Optional<DesignedBox>> pictures,
			BiConsumer<Origin, List<Say>> preview, Consumer<List<Say>> wishes) {
		this.canvas = canvas;
		this.pictures = pictures;
		this.preview = preview;
		this.wishes = wishes;
		Canvas control = canvas.control();
		control.addListener(SWT.MouseDown, this::begin);
		control.addListener(SWT.MouseMove, this::move);
		control.addListener(SWT.MouseUp, this::end);
		control.addListener(SWT.MouseVerticalWheel, this::scale);
	}

	/**
	 * @param start in the unit of the picture of the card
	 */
	private record Drag(DesignedBox box, ShownPicture picture, Point start) {

		List<Say> to(Point end) {
			Point focus = picture.focusMoved(end.x() - start.x(), end.y() - start.y());
			return List.of(new Say(Setting.FOCUS, List.of(new SettingValue.Number(focus.x()), new SettingValue.Number(focus.y()))));
		}
	}

	private void begin(Event event) {
		drag = null;
		seen = null;
		Optional<Point> place = canvas.placeAt(event.x, event.y);
		if (event.button != 1 || place.isEmpty()) {
			return;
		}
		pictures.apply(event.x, event.y).ifPresent(box -> {
			ShownPicture picture = box.picture();
			if (picture != null && picture.isMovable()) {
				drag = new Drag(box, picture, place.get());
			}
		});
	}

	private void move(Event event) {
		Drag present = drag;
		boolean movable = present != null || pictures.apply(event.x, event.y).filter(PictureDragging::isMovable).isPresent();
		canvas.control().setCursor(movable ? canvas.control().getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL) : null);
		if (present != null) {
			canvas.placeAt(event.x, event.y).ifPresent(place -> {
				seen = place;
				preview.accept(present.box().origin(), present.to(place));
			});
		}
	}

	private static boolean isMovable(DesignedBox box) {
		ShownPicture picture = box.picture();
		return picture != null && picture.isMovable();
	}

	/** What counts is the place that was seen last, wherever the mouse is let go. */
	private void end(Event event) {
		Drag present = drag;
		Point last = seen;
		drag = null;
		if (present != null && last != null && !last.equals(present.start())) {
			wishes.accept(present.to(last));
		}
	}

	private void scale(Event event) {
		pictures.apply(event.x, event.y).ifPresent(box -> {
			ShownPicture picture = box.picture();
			if (picture != null && event.count != 0) {
				wishes.accept(
						List.of(new Say(Setting.SCALE, List.of(new SettingValue.Number(picture.scaled(Integer.signum(event.count)))))));
				event.doit = false;
			}
		});
	}
}
