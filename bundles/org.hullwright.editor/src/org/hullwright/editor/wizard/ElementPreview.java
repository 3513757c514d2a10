package org.hullwright.editor.wizard;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.hullwright.editor.highlighting.HullColours;
import org.hullwright.lang.rulestext.CardFace;

/** A new element as it will be: its text, and above it the card, when some bundle can draw one. */
final class ElementPreview {

	private static final String PAINTERS = "org.hullwright.editor.cardPainters";
	private static final int MARGIN = 6;

	private final SashForm parts;
	private final @Nullable Consumer<CardFace> painter;
	private final StyledText text;

	ElementPreview(Composite parent) {
		parts = new SashForm(parent, SWT.VERTICAL);
		painter = painterFactory().<@Nullable Consumer<CardFace>>map(factory -> factory.apply(new Composite(parts, SWT.NONE))).orElse(null);
		text = new StyledText(parts, SWT.MULTI | SWT.READ_ONLY | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
		text.setAlwaysShowScrollBars(false);
		text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
		text.setFont(JFaceResources.getTextFont());
		text.setTabs(4);
	}

	Control control() {
		return parts;
	}

	/** Shows another text. @param card null for what is no component */
	void show(String hull, @Nullable CardFace card) {
		text.setText(hull);
		text.setStyleRanges(HullColours.of(hull).toArray(StyleRange[]::new));
		Consumer<CardFace> paint = painter;
		if (card != null && paint != null) {
			paint.accept(card);
			parts.setMaximizedControl(null);
		} else {
			parts.setMaximizedControl(text);
		}
	}

	/** Makes, in a composite without a layout, what draws cards there. */
	@SuppressWarnings("unchecked") // the extension point says so
	private static Optional<Function<Composite, Consumer<CardFace>>> painterFactory() {
		for (IConfigurationElement element : Platform.getExtensionRegistry().getConfigurationElementsFor(PAINTERS)) {
			try {
				return Optional.of((Function<Composite, Consumer<CardFace>>) element.createExecutableExtension("class"));
			} catch (CoreException failure) {
				ILog.of(ElementPreview.class).warn("A painter of cards could not be made", failure);
			}
		}
		return Optional.empty();
	}
}
