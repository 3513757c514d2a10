package org.hullwright.playtest.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import org.hullwright.engine.tree.World;
import org.hullwright.playtest.card.CardImages.CardImage;
import org.hullwright.playtest.card.CardImages.Wanted;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.fixture.LanternCaves;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Cards of a game as pixels. */
class CardImagesTest {

	private final CardImages images = new CardImages();
	private final Insight insight = LanternCaves.begun().session().insight().orElseThrow();

	@AfterEach
	void dispose() {
		images.dispose();
	}

	private Optional<CardImage> rendered(int sort, int zoom) {
		CompletableFuture<Optional<CardImage>> image = new CompletableFuture<>();
		images.render(new Wanted(insight, sort, false, zoom), image::complete);
		return image.join();
	}

	private static int sort(String name) {
		return LanternCaves.program().world().sort(name);
	}

	@Test
	void a_card_is_rendered_with_what_is_printed_on_it() {
		CardImage landing = rendered(sort("Landing"), 100).orElseThrow();
		assertEquals("The Landing", landing.card().title());
		assertEquals(landing.width(), landing.raster().width());
	}

	@Test
	void a_screen_with_more_pixels_gets_more_pixels_of_the_same_size() {
		CardImage landing = rendered(sort("Landing"), 200).orElseThrow();
		assertEquals(2 * landing.width(), landing.raster().width());
	}

	@Test
	void what_was_rendered_is_not_rendered_again() {
		assertSame(rendered(sort("Grotto"), 100).orElseThrow(), rendered(sort("Grotto"), 100).orElseThrow());
	}

	@Test
	void where_nothing_is_printed_there_is_no_card() {
		World world = LanternCaves.program().world();
		assertTrue(rendered(world.game().playerSort(), 100).isEmpty());
	}
}
