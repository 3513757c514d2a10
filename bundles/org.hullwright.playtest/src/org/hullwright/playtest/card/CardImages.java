package org.hullwright.playtest.card;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.card.CardArtist;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.illustration.PictureReducer;
import org.hullwright.picture.paint.PixelPainter;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.playtest.debug.Insight;

/** Renders the cards of a game to pixels on a thread of its own, with a cache of those that were used last. */
public final class CardImages {

	private static final System.Logger LOG = System.getLogger(CardImages.class.getName());
	private static final int KEPT = 48;
	private static final int SHARPEST_PICTURE = 720; // pixels
	/** Of the size that cards are drawn in; smaller, so that a card hides little of the game. */
	private static final double SCALE = 0.85;
	private final ExecutorService rendering = Executors
			.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("cards of a game").factory());
	private final PictureReducer reducer = new PictureReducer(SHARPEST_PICTURE);
	/** Only for the rendering thread. */
	private final Map<Wanted, Optional<CardImage>> cache = new LinkedHashMap<>(KEPT, 0.75f, true) {

		private static final long serialVersionUID = 1L;

		@NonNullByDefault(DefaultLocation.TYPE_ARGUMENT)
		@Override
		protected boolean removeEldestEntry(Map.Entry<Wanted, Optional<CardImage>> eldest) {
			return size() > KEPT;
		}
	};

	/**
	 * A card in the look that is wanted.
	 *
	 * @param insight into the rules it belongs to
	 * @param sort number of its design
	 * @param zoom pixels of the screen for 100 of the window, at least 100
	 */
	public record Wanted(Insight insight, int sort, boolean dark, int zoom) {}

	/**
	 * A card as pixels.
	 *
	 * @param card what is printed on it
	 * @param raster more pixels than width and height where the screen has more
	 * @param width in the window
	 * @param height in the window
	 */
	public record CardImage(CardFace card, Raster raster, int width, int height) {}

	/**
	 * Renders a card, or finds it in the cache.
	 *
	 * @param listener is told on the rendering thread; of nothing where nothing is printed, as on spaces of a board
	 */
	public void render(Wanted wanted, Consumer<Optional<CardImage>> listener) {
		rendering.execute(() -> listener.accept(cached(wanted)));
	}

	/** Ends the thread; what was asked for and is not rendered yet never is. */
	public void dispose() {
		rendering.shutdownNow();
	}

	private Optional<CardImage> cached(Wanted wanted) {
		Optional<CardImage> known = cache.get(wanted);
		if (known == null) {
			known = rendered(wanted);
			cache.put(wanted, known);
		}
		return known;
	}

	private Optional<CardImage> rendered(Wanted wanted) {
		try {
			return wanted.insight().card(wanted.sort()).map(card -> rendered(card, wanted));
		} catch (RuntimeException fault) { // a card that cannot be shown must not keep anybody from playing
			LOG.log(System.Logger.Level.ERROR, "A card could not be drawn", fault);
			return Optional.empty();
		}
	}

	private CardImage rendered(CardFace card, Wanted wanted) {
		Map<PictureFile, Raster> pictures = new HashMap<>();
		card.pictures()
				.forEach(picture -> reducer.reduce(picture).ifPresent(raster -> pictures.put(picture, raster)));
		Picture picture = new CardArtist(CardTheme.of(wanted.dark()), Typeface.embedded()).draw(card, pictures);
		int width = (int) Math.ceil(picture.bounds().width() * SCALE);
		int height = (int) Math.ceil(picture.bounds().height() * SCALE);
		int sharpness = Math.max(100, wanted.zoom());
		return new CardImage(card, new PixelPainter(Typeface.embedded()).paint(picture, width * sharpness / 100, height * sharpness / 100),
				width, height);
	}
}
