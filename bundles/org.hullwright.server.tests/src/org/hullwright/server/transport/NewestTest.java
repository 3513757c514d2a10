package org.hullwright.server.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.Test;

/** News for a client that listens slowly. */
class NewestTest {

	private final Newest<String> news = new Newest<>();

	@Test
	void who_listens_slowly_is_told_the_newest_alone() throws InterruptedException {
		news.put("player 1 is asked");
		news.put("player 2 is asked");
		assertEquals(Optional.of("player 2 is asked"), news.take(Duration.ZERO));
		assertEquals(Optional.empty(), news.take(Duration.ZERO));
	}
}
