package org.hullwright.playtest.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;

/**
 * A picture with places to click; coordinates are pixels from the upper left corner.
 *
 * @param places where each action is, in the order of the keyboard
 * @param tips what is told of a part that is pointed at
 * @param nowOrNull the part that matters now; null when all of it does
 */
public record Panel(Picture picture, List<ActivePlace> places, List<Tip> tips, @Nullable Bounds nowOrNull) {

	public static final Panel EMPTY = new Panel(new Picture(List.of(), List.of(), Bounds.EMPTY), List.of(), List.of(), null);

	public Panel {
		places = List.copyOf(places);
		tips = List.copyOf(tips);
	}

	/** Words about a part of it. */
	public record Tip(Bounds bounds, String text) {}

	/**
	 * Somewhere that can be clicked.
	 *
	 * @param pieceOrNull that it is about; null where it is about none
	 */
	public record ActivePlace(Bounds bounds, PanelAction action, @Nullable Integer pieceOrNull) {

		/** {@link #pieceOrNull}, as an answer. */
		public Optional<Integer> piece() {
			return Optional.ofNullable(pieceOrNull);
		}
	}

	/** {@link #nowOrNull}, as an answer. */
	public Optional<Bounds> now() {
		return Optional.ofNullable(nowOrNull);
	}

	public Optional<ActivePlace> placeAt(double x, double y) {
		Point point = new Point(x, y);
		return places.reversed().stream().filter(place -> place.bounds().contains(point)).findFirst();
	}

	/** What is told where somebody points; empty where nothing is. */
	public Optional<String> tipAt(double x, double y) {
		Point point = new Point(x, y);
		return tips.reversed().stream().filter(tip -> tip.bounds().contains(point)).map(Tip::text).findFirst();
	}

	public double height() {
		return picture.bounds().height();
	}

	/** Collects a panel from top to bottom. Not for several threads. */
	public static final class Builder {

		private final Picture.Builder picture = new Picture.Builder();
		private final List<ActivePlace> places = new ArrayList<>();
		private final List<Tip> tips = new ArrayList<>();
		private @Nullable Bounds now;

		public Picture.Builder picture() {
			return picture;
		}

		public Builder place(Bounds bounds, PanelAction action) {
			return place(bounds, action, null);
		}

		/** @param piece that it is about; null where it is about none */
		public Builder place(Bounds bounds, PanelAction action, @Nullable Integer piece) {
			places.add(new ActivePlace(bounds, action, piece));
			return this;
		}

		/** Tells something of a part when it is pointed at. */
		public Builder tip(Bounds bounds, String text) {
			tips.add(new Tip(bounds, text));
			return this;
		}

		/** Says which part matters now. */
		public void now(Bounds part) {
			now = part;
		}

		public Panel build(double width, double height) {
			return new Panel(picture.build(new Bounds(0, 0, width, height)), places, tips, now);
		}
	}
}
