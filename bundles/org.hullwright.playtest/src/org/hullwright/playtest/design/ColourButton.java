package org.hullwright.playtest.design;

import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.ColorDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.hullwright.lang.design.SettingForm;
import org.hullwright.picture.Colour;
import org.hullwright.picture.view.NamedColours;

/** Shows a colour and opens a menu of others: those of the card, the usual ones, and any. */
final class ColourButton {

	private static final String NONE = "—";
	private static final String OTHER = "Other…";
	/** The same as another word. */
	private static final String DOUBLE = "gray";
	private final Button button;
	private final Swatches swatches;
	private final String none;
	private final Consumer<String> chosen;
	private String shown = "";

	/**
	 * @param none what is offered for no colour; empty text where there must be one
	 * @param chosen is told a word, the notation {@code #rrggbb}, or empty text for none
	 */
	ColourButton(Composite parent, Swatches swatches, String none, Consumer<String> chosen) {
		this.swatches = swatches;
		this.none = none;
		this.chosen = chosen;
		button = new Button(parent, SWT.PUSH);
		button.addListener(SWT.Selection, event -> open());
		show("");
	}

	/** @param colour empty text for none */
	void show(String colour) {
		shown = colour;
		button.setText(colour.isEmpty() ? NONE : colour);
		button.setImage(NamedColours.of(colour).<@Nullable Image>map(swatches::of).orElse(null));
	}

	private void open() {
		Menu menu = new Menu(button);
		if (!none.isEmpty()) {
			add(menu, none, "");
		}
		SettingForm.colourWords().stream().filter(word -> !word.equals(DOUBLE)).forEach(word -> add(menu, word, word));
		new MenuItem(menu, SWT.SEPARATOR);
		MenuItem other = new MenuItem(menu, SWT.PUSH);
		other.setText(OTHER);
		other.addListener(SWT.Selection, event -> askForOther());
		Rectangle place = button.getBounds();
		menu.setLocation(button.getParent().toDisplay(place.x, place.y + place.height));
		menu.addListener(SWT.Hide, event -> button.getDisplay().asyncExec(menu::dispose));
		menu.setVisible(true);
	}

	private void add(Menu menu, String text, String colour) {
		MenuItem item = new MenuItem(menu, SWT.PUSH);
		item.setText(text);
		item.setImage(NamedColours.of(colour).<@Nullable Image>map(swatches::of).orElse(null));
		item.addListener(SWT.Selection, event -> chosen.accept(colour));
	}

	private void askForOther() {
		ColorDialog dialog = new ColorDialog(button.getShell());
		dialog.setText("Choose a colour");
		NamedColours.of(shown).ifPresent(colour -> dialog.setRGB(new RGB(colour.red(), colour.green(), colour.blue())));
		Stream.ofNullable(dialog.open()).map(rgb -> new Colour(rgb.red, rgb.green, rgb.blue, 255))
				.forEach(colour -> chosen.accept("#%06x".formatted(colour.rgb())));
	}
}
