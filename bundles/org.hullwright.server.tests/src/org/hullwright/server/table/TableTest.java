package org.hullwright.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.server.fixture.Bluff;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Who waits at a table is told, whatever becomes of the game. A person plays, and a program that decides once and then thinks until its
 * game is left.
 */
@Timeout(60)
class TableTest {

	private static final Program PROGRAM = new Bluff().packs().getFirst().program();
	private final AtomicInteger made = new AtomicInteger();
	private final Semaphore changes = new Semaphore(0);
	private final Table table = Table.open(PROGRAM, GameRecord.fresh(PROGRAM, new GameOptions(2, List.of(), null, 7)),
			new Seating(List.of(Optional.empty(), Optional.of(this::thinker))), changes::release);

	/** The second one cannot be made. */
	private Agent thinker(BooleanSupplier left) {
		if (made.incrementAndGet() == 2) {
			throw new IllegalStateException("it is not there");
		}
		AtomicInteger decided = new AtomicInteger();
		return decision -> {
			if (decided.getAndIncrement() == 0) {
				return 0;
			}
			while (!left.getAsBoolean()) {
				Thread.onSpinWait();
			}
			throw new GameAbandoned();
		};
	}

	@AfterEach
	void leave() {
		table.leave();
	}

	private static TableSnapshot reached(CompletableFuture<TableSnapshot> stop) throws Exception {
		return stop.get(1, TimeUnit.MINUTES);
	}

	private static void assertCannotBegin(CompletableFuture<TableSnapshot> stop) {
		Throwable cause = assertThrows(ExecutionException.class, () -> reached(stop)).getCause();
		TableRefusal refusal = assertInstanceOf(TableRefusal.class, cause);
		assertEquals(TableRefusal.Reason.CANNOT_BEGIN, refusal.reason());
		assertEquals("This is a fault of Hullwright, not of the pack: java.lang.IllegalStateException: it is not there",
				refusal.getMessage());
	}

	@Test
	void all_who_wait_are_told_when_the_game_cannot_be_made_again() throws Exception {
		// given a game that waits for a program, and somebody who waits for it
		int asked = reached(table.now()).question().number();
		int next = reached(table.answer(1, asked, 0, null)).question().number();
		CompletableFuture<TableSnapshot> answered = table.answer(1, next, 0, null);
		assertTrue(changes.tryAcquire(2, 1, TimeUnit.MINUTES), "the two questions");
		// when going back needs a program that cannot be made
		CompletableFuture<TableSnapshot> wentBack = table.goBack(asked);
		// then
		assertCannotBegin(wentBack);
		assertCannotBegin(answered);
		assertCannotBegin(table.now());
		assertTrue(changes.tryAcquire(1, TimeUnit.MINUTES), "the news of it");
		assertEquals(TableRefusal.Reason.CANNOT_BEGIN,
				assertThrows(TableRefusal.class, () -> table.answer(1, asked, 0, null)).reason());
	}
}
