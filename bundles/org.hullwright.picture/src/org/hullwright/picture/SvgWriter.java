package org.hullwright.picture;

import java.util.Base64;
import java.util.Locale;
import java.util.Optional;

import org.hullwright.picture.Outline.Segment;

/** Writes a picture as a self-contained SVG document. What text says in it is text and nothing else, whoever wrote it. */
public final class SvgWriter {

	/** Those of a sans-serif whose letters are as wide as those of most. */
	private static final String FONTS = "Liberation Sans, Arial, Helvetica, sans-serif";
	/** Marks that nobody sees, around what is read from the right; it begins at the left of its place all the same. */
	private static final String FROM_RIGHT = "\u202B";
	private static final String AS_BEFORE = "\u202C";
	private final Optional<TextMeasure> measure;

	/** Writes lines that are as long as the reader's font makes them. */
	public SvgWriter() {
		this.measure = Optional.empty();
	}

	/** @param measure by which the picture was drawn: lines keep the length they have there, whatever font the reader has */
	public SvgWriter(TextMeasure measure) {
		this.measure = Optional.of(measure);
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
		StringBuilder svg = new StringBuilder();
		svg.append(String.format(Locale.ROOT,
				"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%.1f %.1f %.1f %.1f\" font-family=\"%s\">\n",
				bounds.x(), bounds.y(), bounds.width(), bounds.height(), FONTS));
		if (background.opacity() > 0) {
			svg.append(String.format(Locale.ROOT, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" %s/>\n",
					bounds.x(), bounds.y(), bounds.width(), bounds.height(),
					SvgColours.AS_THEY_ARE.attributes(0, SvgColours.Use.FILL, background)));
		}
		for (int index = 0; index < picture.drawings().size(); index++) {
			svg.append(element(picture.drawings().get(index), index, colours)).append('\n');
		}
		return svg.append("</svg>\n").toString();
	}

	private String element(Drawing drawing, int index, SvgColours colours) {
		return switch (drawing) {
			case Drawing.Fill fill ->
				"<path d=\"" + data(fill.outline()) + "\" " + colours.attributes(index, SvgColours.Use.FILL, fill.colour()) + "/>";
			case Drawing.Stroke stroke -> String.format(Locale.ROOT, "<path d=\"%s\" fill=\"none\" %s stroke-width=\"%.1f\"%s/>",
					data(stroke.outline()), colours.attributes(index, SvgColours.Use.STROKE, stroke.colour()), stroke.width(),
					stroke.dashed() ? " stroke-dasharray=\"8 7\"" : "");
			case Drawing.Words words -> text(words.text(), words.middle(), words.size(), words.bold(), "middle",
					colours.attributes(index, SvgColours.Use.FILL, words.colour()));
			case Drawing.Line line -> text(line.text(), line.start(), line.size(), line.bold(), "start",
					colours.attributes(index, SvgColours.Use.FILL, line.colour()));
			case Drawing.Pixels(Raster raster, Bounds place) -> String.format(Locale.ROOT,
					"<image x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" href=\"data:image/png;base64,%s\"/>",
					place.x(), place.y(), place.width(), place.height(), Base64.getEncoder().encodeToString(raster.png()));
		};
	}

	private String text(String text, Point place, double size, boolean bold, String anchor, String colour) {
		String length = measure.map(by -> by.width(text, size, bold)).filter(width -> width > 0)
				.map(width -> String.format(Locale.ROOT, " textLength=\"%.1f\" lengthAdjust=\"spacingAndGlyphs\"", width)).orElse("");
		String ordered = LineOrder.of(text).fromRight() ? FROM_RIGHT + text + AS_BEFORE : text;
		return String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\"%s text-anchor=\"%s\"%s %s>%s</text>",
				place.x(), place.y() + size * TextMeasure.BASELINE, size, bold ? " font-weight=\"bold\"" : "", anchor, length, colour,
				escaped(ordered));
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

	/** Characters that no XML may have become spaces. */
	private static String escaped(String text) {
		StringBuilder escaped = new StringBuilder();
		text.codePoints().forEach(character -> {
			switch (character) {
				case '&' -> escaped.append("&amp;");
				case '<' -> escaped.append("&lt;");
				case '>' -> escaped.append("&gt;");
				case '"' -> escaped.append("&quot;");
				default -> escaped.appendCodePoint(isAllowed(character) ? character : ' ');
			}
		});
		return escaped.toString();
	}

	private static boolean isAllowed(int character) {
		return !Character.isISOControl(character) && character != 0xFFFE && character != 0xFFFF
				&& Character.getType(character) != Character.SURROGATE;
	}
}
