package org.hullwright.playtest.design;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.hullwright.lang.design.PackTypefaces;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.lang.design.TypefaceNames;
import org.hullwright.picture.Colour;
import org.hullwright.picture.paint.PackFonts;
import org.hullwright.picture.paint.Typeface;

/** One of the typefaces that come along or lie in the pack, each shown as it writes its own name. */
final class TypefaceField extends ValueField {

	private static final String USUAL = "Liberation Sans";
	private final Button button;
	private final Swatches swatches;
	private final List<FontFile> ofPack;
	private final Consumer<List<SettingValue>> changed;

	/** @param ofPack those that lie in the pack */
	TypefaceField(Composite parent, Swatches swatches, List<FontFile> ofPack, Consumer<List<SettingValue>> changed) {
		super(Rows.line(parent));
		this.swatches = swatches;
		this.ofPack = ofPack;
		this.changed = changed;
		button = new Button(control(), SWT.PUSH);
		button.addListener(SWT.Selection, event -> open());
	}

	@Override
	void show(List<SettingValue> values) {
		String name = values.isEmpty() ? USUAL : values.getFirst().plain();
		Optional<Typeface> typeface = typeface(name);
		button.setText(typeface.isPresent() ? "" : name);
		button.setImage(typeface.<@Nullable Image>map(found -> swatches.of(name, found, colour(button.getForeground().getRGB()),
				colour(button.getBackground().getRGB()))).orElse(null));
		button.setToolTipText(name);
		control().layout();
	}

	private void open() {
		Menu menu = new Menu(button);
		TypefaceNames.ALL.forEach(name -> Typeface.called(name).ifPresent(typeface -> add(menu, name, typeface)));
		ofPack.forEach(font -> PackFonts.of(font).ifPresent(typeface -> add(menu, font.name(), typeface)));
		Rectangle place = button.getBounds();
		menu.setLocation(button.getParent().toDisplay(place.x, place.y + place.height));
		menu.addListener(SWT.Hide, event -> button.getDisplay().asyncExec(menu::dispose));
		menu.setVisible(true);
	}

	private Optional<Typeface> typeface(String name) {
		return PackTypefaces.isFile(name)
				? ofPack.stream().filter(font -> font.name().equals(name)).findFirst().flatMap(PackFonts::of)
				: Typeface.called(name);
	}

	private void add(Menu menu, String name, Typeface typeface) {
		MenuItem item = new MenuItem(menu, SWT.PUSH);
		item.setText(name);
		item.setImage(swatches.of(name, typeface, Colour.of(0x1B1D22), Colour.of(0xFFFFFF)));
		item.addListener(SWT.Selection, event -> changed.accept(List.of(new SettingValue.Text(name))));
	}

	private static Colour colour(RGB rgb) {
		return new Colour(rgb.red, rgb.green, rgb.blue, 255);
	}
}
