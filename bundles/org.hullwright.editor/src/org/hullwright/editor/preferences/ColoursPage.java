package org.hullwright.editor.preferences;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.ColorSelector;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.hullwright.editor.theme.HullPalette;
import org.hullwright.editor.theme.HullStyle;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The colours of Hull in surroundings as they are, light or dark: those of the other theme are chosen in that theme, where they can be
 * judged.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class ColoursPage extends PreferencePage implements IWorkbenchPreferencePage {

	private static final String APPEARANCE = "org.eclipse.ui.preferencePages.Views";
	private static final int INNER_COLUMNS = 4;
	private static final int MARGIN = 8; // pixels
	private static final int ROOM_BETWEEN = 16; // pixels

	private static final List<Stretch> SAMPLE = List.of(
			Stretch.of(HullStyle.COMMENT, "// Where plants grow, and other things"), Stretch.plain("\n"),
			Stretch.of(HullStyle.KIND, "room"), Stretch.plain(" "), Stretch.of(HullStyle.DECLARATION, "Greenhouse"), Stretch.plain(" "),
			Stretch.of(HullStyle.STRING, "\"Greenhouse "), Stretch.of(HullStyle.ICON, "{oxygen}"), Stretch.of(HullStyle.STRING, "\""),
			Stretch.plain(" {\n    "),
			Stretch.of(HullStyle.MEMBER, "id"), Stretch.plain(": "), Stretch.of(HullStyle.NUMBER, "54"), Stretch.plain("\n    "),
			Stretch.of(HullStyle.MEMBER, "use"), Stretch.plain(" {\n        "),
			Stretch.of(HullStyle.KEYWORD, "for each"), Stretch.plain(" "), Stretch.of(HullStyle.KIND, "character"), Stretch.plain(" "),
			Stretch.of(HullStyle.VARIABLE, "friend"), Stretch.plain(" "), Stretch.of(HullStyle.KEYWORD, "in"), Stretch.plain(" "),
			Stretch.of(HullStyle.COMPONENT, "Greenhouse"), Stretch.plain(" { "), Stretch.of(HullStyle.KEYWORD, "do"), Stretch.plain(" "),
			Stretch.of(HullStyle.PROCEDURE, "Restore"), Stretch.plain(" "), Stretch.of(HullStyle.KEYWORD, "for"), Stretch.plain(" "),
			Stretch.of(HullStyle.VARIABLE, "friend"), Stretch.plain(" }\n    }\n}"));

	private final Map<HullStyle, ColorSelector> selectors = new EnumMap<>(HullStyle.class);
	private StyledText sample;

	/** A stretch of the sample; its style is null where it has none. */
	private record Stretch(String words, @Nullable HullStyle style) {

		static Stretch plain(String words) {
			return new Stretch(words, null);
		}

		static Stretch of(HullStyle style, String words) {
			return new Stretch(words, style);
		}
	}

	@NonNullByDefault({})
	@Override
	public void init(IWorkbench workbench) {
		setDescription("How Hull looks in the " + (HullPalette.isDark() ? "dark" : "light") + " theme; the "
				+ (HullPalette.isDark() ? "light" : "dark")
				+ " one has colours of its own.");
	}

	@NonNullByDefault({})
	@Override
	protected Control createContents(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(page);
		var appearance = new Link(page, SWT.NONE);
		appearance.setText("To see the other one, <a>choose another theme</a> and come back.");
		appearance.addListener(SWT.Selection, event -> PreferencesUtil.createPreferenceDialogOn(getShell(), APPEARANCE, null, null));
		var colours = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(INNER_COLUMNS).spacing(ROOM_BETWEEN, 2).margins(0, MARGIN).applyTo(colours);
		for (HullStyle style : HullStyle.values()) {
			new Label(colours, SWT.NONE).setText(style.title());
			var selector = new ColorSelector(colours);
			selector.addListener(event -> showSample());
			selectors.put(style, selector);
		}
		new Label(page, SWT.NONE).setText("Example:");
		sample = new StyledText(page, SWT.MULTI | SWT.READ_ONLY | SWT.BORDER);
		sample.setFont(JFaceResources.getTextFont());
		sample.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
		sample.setCaret(null);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(sample);
		selectors.forEach((style, selector) -> selector.setColorValue(HullPalette.chosen(style).orElseGet(() -> HullPalette.usual(style))));
		showSample();
		return page;
	}

	@Override
	protected void performDefaults() {
		selectors.forEach((style, selector) -> selector.setColorValue(HullPalette.usual(style)));
		showSample();
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		selectors.forEach((style, selector) -> {
			RGB colour = selector.getColorValue();
			HullPalette.choose(style, colour.equals(HullPalette.usual(style)) ? null : colour);
		});
		try {
			HullPalette.keep();
		} catch (BackingStoreException failure) {
			ILog.of(ColoursPage.class).warn("The colours count, but could not be written to disk yet", failure);
		}
		return true;
	}

	/** Shows the example in the colours that stand on the page. */
	private void showSample() {
		var text = new StringBuilder();
		var styles = new ArrayList<StyleRange>();
		for (Stretch stretch : SAMPLE) {
			HullStyle style = stretch.style();
			if (style != null) {
				styles.add(new StyleRange(text.length(), stretch.words().length(), new Color(selectors.get(style).getColorValue()), null,
						style.fontStyle()));
			}
			text.append(stretch.words());
		}
		sample.setText(text.toString());
		sample.setStyleRanges(styles.toArray(StyleRange[]::new));
	}
}
