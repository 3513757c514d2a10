package org.hullwright.playtest.paint;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Display;
import org.hullwright.picture.Colour;
import org.hullwright.picture.TextMeasure;

/** Fonts and colours of one painting surface. Belongs to its creator, who disposes it. User-interface thread only. */
public final class PaintResources implements TextMeasure {

	private static final double PIXELS_PER_INCH = 72;
	private static final int QUARTERS = 4;
	/** Widths are measured once at this size and scaled. */
	private static final double MEASURED_SIZE = 64;
	/** Zooming makes fonts of many sizes; so many are kept. */
	private static final int MOST_FONTS = 160;
	private final Display display;
	private final String family;
	private final Map<FontKey, Font> fonts = new HashMap<>();
	private final Map<Integer, Color> colours = new HashMap<>();
	private final Map<WidthKey, Double> widths = new HashMap<>();

	public PaintResources(Display display) {
		this.display = display;
		this.family = display.getSystemFont().getFontData()[0].getName();
	}

	/** @param quarters of a typographic point */
	private record FontKey(int quarters, boolean bold) {}

	private record WidthKey(String text, boolean bold) {}

	/** @param pixels height wanted; rounded to quarters of typographic points, so that lines are as wide as they were measured */
	public Font font(double pixels, boolean bold) {
		if (fonts.size() > MOST_FONTS) {
			disposeFonts();
		}
		int quarters = Math.max(QUARTERS, (int) Math.round(pixels * PIXELS_PER_INCH * QUARTERS / display.getDPI().y));
		return fonts.computeIfAbsent(new FontKey(quarters, bold), key -> new Font(display, described(quarters / (double) QUARTERS, bold)));
	}

	/** Only the textual form of a font knows sizes between whole points. */
	private FontData described(double points, boolean bold) {
		return new FontData(String.format(Locale.ROOT, "1|%s|%.2f|%d|", family, points, bold ? SWT.BOLD : SWT.NORMAL));
	}

	public Color colour(Colour colour) {
		return colours.computeIfAbsent(colour.rgb(), rgb -> new Color(colour.red(), colour.green(), colour.blue()));
	}

	@Override
	public double width(String text, double size, boolean bold) {
		return widths.computeIfAbsent(new WidthKey(text, bold), key -> measured(text, bold)) * size / MEASURED_SIZE;
	}

	private double measured(String text, boolean bold) {
		GC gc = new GC(display);
		try {
			gc.setFont(font(MEASURED_SIZE, bold));
			Point extent = gc.textExtent(text);
			return extent.x;
		} finally {
			gc.dispose();
		}
	}

	public void dispose() {
		disposeFonts();
		colours.clear();
		widths.clear();
	}

	private void disposeFonts() {
		fonts.values().forEach(Font::dispose);
		fonts.clear();
	}
}
