package org.hullwright.playtest.picture;

import java.util.Base64;
import java.util.Locale;
import org.hullwright.playtest.picture.Outline.Segment;

/** Writes a picture as a self-contained SVG document. */
public final class SvgWriter {
	public String write(Picture picture, Colour background) {
		Bounds bounds = picture.bounds();
		StringBuilder svg = new StringBuilder();
		svg.append(String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%.1f %.1f %.1f %.1f\" font-family=\"sans-serif\">%n",
			bounds.x(), bounds.y(), bounds.width(), bounds.height()));
		svg.append(String.format(Locale.ROOT, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" %s/>%n",
			bounds.x(), bounds.y(), bounds.width(), bounds.height(), paint("fill", background)));
		picture.drawings().forEach(drawing -> svg.append(element(drawing)).append('\n'));
		return svg.append("</svg>\n").toString();
	}

	private static String element(Drawing drawing) {
		return switch (drawing) {
			case Drawing.Fill fill -> "<path d=\"" + data(fill.outline()) + "\" " + paint("fill", fill.colour()) + "/>";
			case Drawing.Stroke stroke -> String.format(Locale.ROOT, "<path d=\"%s\" fill=\"none\" %s stroke-width=\"%.1f\"%s/>",
				data(stroke.outline()), paint("stroke", stroke.colour()), stroke.width(), stroke.dashed() ? " stroke-dasharray=\"8 7\"" : "");
			case Drawing.Words words -> text(words.text(), words.middle(), words.size(), words.bold(), "middle", words.colour());
			case Drawing.Line line -> text(line.text(), line.start(), line.size(), line.bold(), "start", line.colour());
			case Drawing.Pixels(Raster raster, Bounds place) -> String.format(Locale.ROOT, "<image x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" href=\"data:image/png;base64,%s\"/>",
				place.x(), place.y(), place.width(), place.height(), Base64.getEncoder().encodeToString(raster.png()));
		};
	}

	private static String text(String text, Point place, double size, boolean bold, String anchor, Colour colour) {
		return String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\"%s text-anchor=\"%s\" dominant-baseline=\"central\" %s>%s</text>",
			place.x(), place.y(), size, bold ? " font-weight=\"bold\"" : "", anchor, paint("fill", colour), escaped(text));
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

	private static String paint(String attribute, Colour colour) {
		return String.format(Locale.ROOT, "%s=\"#%06x\" %s-opacity=\"%.2f\"", attribute, colour.rgb(), attribute, colour.opacity() / 255.0);
	}

	private static String escaped(String text) {
		return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
	}
}
