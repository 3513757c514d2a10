package org.hullwright.picture;

import java.util.Base64;
import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.markup.Attributes;
import org.hullwright.markup.MarkupWriter;
import org.hullwright.picture.Outline.Segment;

/** Writes a picture as a self-contained SVG document. What text says in it is text and nothing else, whoever wrote it. */
public final class SvgWriter {

	/** Those of a sans-serif whose letters are as wide as those of most. */
	private static final String FONTS = "Liberation Sans, Arial, Helvetica, sans-serif";
	/** Marks that nobody sees, around what is read from the right; it begins at the left of its place all the same. */
	private static final String FROM_RIGHT = "\u202B";
	private static final String AS_BEFORE = "\u202C";
	private final @Nullable TextMeasure measure;

	/** Writes lines that are as long as the reader's font makes them. */
	public SvgWriter() {
		this.measure = null;
	}

	/** @param measure by which the picture was drawn: lines keep the length they have there, whatever font the reader has */
	public SvgWriter(TextMeasure measure) {
		this.measure = measure;
	}

	/** @param background behind all of it; invisible for none */
	public String write(Picture picture, Colour background) {
		return write(picture, background, SvgColours.AS_THEY_ARE);
	}

	/**
	 * Writes a picture whose colours are said in another way.
	 *
	 * @param background behind all of it, said as it is; invisible for none
	 */
	public String write(Picture picture, Colour background, SvgColours colours) {
		Bounds bounds = picture.bounds();
		MarkupWriter svg = new MarkupWriter();
		svg.open("svg", Attributes.of("xmlns", "http://www.w3.org/2000/svg")
				.with("viewBox", pair(new Point(bounds.x(), bounds.y())) + " " + pair(new Point(bounds.width(), bounds.height())))
				.with("font-family", FONTS)).line();
		if (background.opacity() > 0) {
			svg.empty("rect", place(bounds).with(SvgColours.AS_THEY_ARE.attributes(0, SvgColours.Use.FILL, background))).line();
		}
		for (int index = 0; index < picture.drawings().size(); index++) {
			write(picture.drawings().get(index), index, colours, svg);
			svg.line();
		}
		return svg.close().line().markup();
	}

	private void write(Drawing drawing, int index, SvgColours colours, MarkupWriter svg) {
		switch (drawing) {
			case Drawing.Fill fill -> svg.empty("path",
					Attributes.of("d", data(fill.outline())).with(colours.attributes(index, SvgColours.Use.FILL, fill.colour())));
			case Drawing.Stroke stroke -> {
				Attributes line = Attributes.of("d", data(stroke.outline())).with("fill", "none")
						.with(colours.attributes(index, SvgColours.Use.STROKE, stroke.colour())).with("stroke-width", stroke.width());
				svg.empty("path", stroke.dashed() ? line.with("stroke-dasharray", "8 7") : line);
			}
			case Drawing.Words words -> write(words.text(), words.middle(), words.size(), words.bold(), "middle",
					colours.attributes(index, SvgColours.Use.FILL, words.colour()), svg);
			case Drawing.Line line -> write(line.text(), line.start(), line.size(), line.bold(), "start",
					colours.attributes(index, SvgColours.Use.FILL, line.colour()), svg);
			case Drawing.Pixels(Raster raster, Bounds place) -> svg.empty("image",
					place(place).with("href", "data:image/png;base64," + Base64.getEncoder().encodeToString(raster.png())));
		}
	}

	private static Attributes place(Bounds bounds) {
		return Attributes.NONE.with("x", bounds.x()).with("y", bounds.y()).with("width", bounds.width()).with("height", bounds.height());
	}

	private void write(String text, Point place, double size, boolean bold, String anchor, Attributes colour, MarkupWriter svg) {
		Attributes attributes = Attributes.NONE.with("x", place.x()).with("y", place.y() + size * TextMeasure.BASELINE)
				.with("font-size", size);
		if (bold) {
			attributes = attributes.with("font-weight", "bold");
		}
		attributes = attributes.with("text-anchor", anchor);
		TextMeasure by = measure;
		double width = by == null ? 0 : by.width(text, size, bold);
		if (width > 0) {
			attributes = attributes.with("textLength", width).with("lengthAdjust", "spacingAndGlyphs");
		}
		String ordered = LineOrder.of(text).fromRight() ? FROM_RIGHT + text + AS_BEFORE : text;
		svg.element("text", ordered, attributes.with(colour));
	}

	private static String data(Outline outline) {
		StringBuilder data = new StringBuilder();
		for (Segment segment : outline.segments()) {
			data.append(switch (segment) {
				case Segment.Start start -> "M" + pair(start.at());
				case Segment.Straight straight -> "L" + pair(straight.to());
				case Segment.Curve curve -> "C" + pair(curve.firstControl()) + " " + pair(curve.secondControl()) + " " + pair(curve.to());
				case Segment.Close close -> "Z";
			});
		}
		return data.toString();
	}

	private static String pair(Point point) {
		return String.format(Locale.ROOT, "%.1f %.1f", point.x(), point.y());
	}
}
