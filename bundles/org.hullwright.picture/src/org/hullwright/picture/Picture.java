package org.hullwright.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is painted and what can be pointed at: the same for the window, for an exported picture and for tests.
 *
 * @param regions later ones lie on top
 */
public record Picture(List<Drawing> drawings, List<Region> regions, Bounds bounds) {

	public Picture {
		drawings = List.copyOf(drawings);
		regions = List.copyOf(regions);
	}

	/** The topmost thing at a place. */
	public Optional<Region> regionAt(Point point) {
		for (int index = regions.size() - 1; index >= 0; index--) {
			if (regions.get(index).contains(point)) {
				return Optional.of(regions.get(index));
			}
		}
		return Optional.empty();
	}

	/** Where a piece is drawn; none when it is not in the picture. */
	public Optional<Region> regionOf(int piece) {
		return regions.stream().filter(region -> region.pieces().contains(piece)).findFirst();
	}

	/** The same with letters that are smaller than some size as large as that. */
	public Picture withLettersFrom(double size) {
		return new Picture(drawings.stream().map(drawing -> switch (drawing) {
			case Drawing.Words words when words.size() < size ->
				new Drawing.Words(words.text(), words.middle(), size, words.bold(), words.colour());
			case Drawing.Line line when line.size() < size ->
				new Drawing.Line(line.text(), line.start(), size, line.bold(), line.colour());
			default -> drawing;
		}).toList(), regions, bounds);
	}

	/** The same without letters that are smaller than some size. */
	public Picture withoutLettersBelow(double size) {
		return new Picture(drawings.stream().filter(drawing -> switch (drawing) {
			case Drawing.Words words -> words.size() >= size;
			case Drawing.Line line -> line.size() >= size;
			case Drawing.Fill fill -> true;
			case Drawing.Stroke stroke -> true;
			case Drawing.Pixels pixels -> true;
		}).toList(), regions, bounds);
	}

	/** Collects drawings in painting order. Not for several threads. */
	public static final class Builder {

		private final List<Drawing> drawings = new ArrayList<>();
		private final List<Region> regions = new ArrayList<>();

		public Builder fill(Outline outline, Colour colour) {
			drawings.add(new Drawing.Fill(outline, colour));
			return this;
		}

		public Builder stroke(Outline outline, Colour colour, double width) {
			drawings.add(new Drawing.Stroke(outline, colour, width, false));
			return this;
		}

		public Builder dashes(Outline outline, Colour colour, double width) {
			drawings.add(new Drawing.Stroke(outline, colour, width, true));
			return this;
		}

		public Builder words(String text, Point middle, double size, boolean bold, Colour colour) {
			drawings.add(new Drawing.Words(text, middle, size, bold, colour));
			return this;
		}

		/** Writes from a left end. */
		public Builder line(String text, Point start, double size, boolean bold, Colour colour) {
			drawings.add(new Drawing.Line(text, start, size, bold, colour));
			return this;
		}

		/** Fills a place with pixels. */
		public Builder pixels(Raster raster, Bounds place) {
			drawings.add(new Drawing.Pixels(raster, place));
			return this;
		}

		public Builder region(Region region) {
			regions.add(region);
			return this;
		}

		/** Paints another picture over what is there. */
		public Builder append(Picture other) {
			drawings.addAll(other.drawings());
			regions.addAll(other.regions());
			return this;
		}

		public Picture build(Bounds bounds) {
			return new Picture(drawings, regions, bounds);
		}
	}
}
