package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocumentListener;
import org.hullwright.editor.text.TextMirror;
import org.junit.jupiter.api.Test;

/** What other threads know of a text that somebody types into. */
class TextMirrorTest {

	private static final int PATIENCE = 10; // seconds

	private final List<String> told = new ArrayList<>();

	@Test
	void whatever_is_changed_is_what_is_read_afterwards() throws BadLocationException {
		var document = new Document("room Attic { }\n");
		TextMirror mirror = TextMirror.of(document);
		var random = new Random(7);
		for (int change = 0; change < 2_000; change++) {
			int offset = random.nextInt(document.getLength() + 1);
			document.replace(offset, random.nextInt(Math.min(5, document.getLength() - offset + 1)), "abcde".substring(random.nextInt(6)));
			if (random.nextInt(10) == 0) {
				assertEquals(document.get(), mirror.text());
			}
		}
		document.set("room Cellar\n");
		assertEquals("room Cellar\n", mirror.text());
	}

	@Test
	void who_is_told_of_a_change_reads_it_already() throws BadLocationException {
		var document = new Document("room Attic\n");
		TextMirror[] mirror = new TextMirror[1];
		mirror[0] = TextMirror.of(document, () -> told.add(mirror[0].text()));
		document.replace(5, 5, "Cellar");
		assertEquals(List.of("room Cellar\n"), told);
	}

	@Test
	void a_text_that_was_changing_when_it_was_first_read_is_read_again() throws BadLocationException {
		var document = new Document("room Attic\n");
		TextMirror[] mirror = new TextMirror[1];
		document.addDocumentListener(new IDocumentListener() {

			@Override
			public void documentAboutToBeChanged(DocumentEvent event) {
				// read when it has
			}

			/** As if another thread began to follow the text before everybody has heard of its change. */
			@Override
			public void documentChanged(DocumentEvent event) {
				if (mirror[0] == null) {
					mirror[0] = TextMirror.of(document);
				}
			}
		});
		document.replace(0, 0, "// high up\n");
		document.replace(0, 2, "/*");
		assertEquals(document.get(), mirror[0].text());
	}

	/** The language service begins to follow what is open in a thread of its own, while the author is typing already. */
	@Test
	void who_begins_to_follow_a_text_and_who_changes_it_do_not_wait_for_each_other() throws Exception {
		var document = new TextUnderLock();
		CompletableFuture<TextMirror> follower = CompletableFuture.supplyAsync(() -> TextMirror.of(document), TextMirrorTest::aside);
		document.reading.await();
		CompletableFuture<Void> typist = CompletableFuture.runAsync(document::type, TextMirrorTest::aside);
		TextMirror mirror = follower.get(PATIENCE, TimeUnit.SECONDS);
		typist.get(PATIENCE, TimeUnit.SECONDS);
		assertEquals(TextUnderLock.TYPED, mirror.text());
	}

	private static void aside(Runnable work) {
		Thread.ofPlatform().daemon().start(work);
	}

	/**
	 * Like the texts of editors: nobody reads it while its listeners hear of a change. Who reads it first waits until somebody is just
	 * changing it.
	 */
	private static final class TextUnderLock extends Document {

		private static final String TYPED = "room Attic\n";

		private final CountDownLatch reading = new CountDownLatch(1);
		private final CountDownLatch changing = new CountDownLatch(1);
		private final Object lock = new Object();

		void type() {
			synchronized (lock) {
				changing.countDown();
				set(TYPED);
			}
		}

		@Override
		public String get() {
			if (!Thread.holdsLock(lock)) {
				reading.countDown();
				awaitChange();
			}
			synchronized (lock) {
				return super.get();
			}
		}

		private void awaitChange() {
			try {
				changing.await();
			} catch (InterruptedException stopped) {
				throw new IllegalStateException("nobody changed the text", stopped);
			}
		}
	}

	@Test
	void nothing_is_heard_of_a_text_that_is_followed_no_longer() throws BadLocationException {
		var document = new Document("room Attic\n");
		TextMirror mirror = TextMirror.of(document, () -> told.add(document.get()));
		mirror.end();
		document.replace(0, 4, "event");
		assertEquals(List.of(), told);
		assertEquals("room Attic\n", mirror.text());
	}
}
