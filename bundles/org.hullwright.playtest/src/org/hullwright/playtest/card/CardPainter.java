package org.hullwright.playtest.card;

import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.card.CardArtist;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.playtest.paint.PictureCanvas;
import org.hullwright.playtest.paint.Themes;

/** Draws cards in composites of other bundles, which need not know this one. */
public final class CardPainter implements Function<Composite, Consumer<CardFace>> {

	@Override
	public Consumer<CardFace> apply(Composite place) {
		place.setLayout(new FillLayout());
		PictureCanvas canvas = new PictureCanvas(place, CardTheme.LIGHT.table());
		return card -> {
			CardTheme theme = CardTheme.of(Themes.isDark(place));
			canvas.show(new CardArtist(theme, canvas.measure()).draw(card), theme.table());
		};
	}
}
