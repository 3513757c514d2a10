package org.hullwright.benchmarks.workspace;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.request.BackgroundThreads;

/**
 * Writes in a large workspace as an editor does, with everything in one process: content assist is warmed up beside the first check, as the
 * workbench and the language server do. Packs are checked on all processors, questions asked on one thread.
 *
 * @param build seconds until every pack has been checked for the first time
 * @param problems what was found wrong meanwhile; there should be nothing
 * @param rebuild seconds until all that depends on a changed pack has been checked again
 * @param megabytes of memory in use after the first check
 */
public record Editing(double build, int problems, double rebuild, long megabytes, Times proposals, Times hovers, Times validations) {

	private static final CancelIndicator GO_ON = CancelIndicator.NullImpl;
	private static final String TYPED = "\n/* typed */\nprocedure Typed by someone: character { increase someone's health by 1  place Marker in P10Room60 }\n";
	private static final int ROUNDS = 5;
	private static final double SECOND = 1e9;
	private static final int MEGABYTE = 1 << 20;

	/** Writes a workspace into an empty folder and edits in it. */
	public static Editing in(Path folder) throws IOException {
		LargeWorkspace workspace = LargeWorkspace.in(folder);
		HullLanguageService service = HullIdeSetup.start();
		long began = System.nanoTime();
		BackgroundThreads.run(() -> service.writing().warmUp(GO_ON));
		service.workspace().setPacks(workspace.packs());
		var problems = new AtomicInteger();
		service.checking().check(workspace.packs(), (pack, found) -> problems.addAndGet(countIn(found)), GO_ON);
		double build = secondsSince(began);
		long megabytes = memory();
		Typist typist = new Typist(service, workspace.typedIn());
		typist.type();
		return new Editing(build, problems.get(), rebuild(service, workspace.typedIn()), megabytes, new Times(typist.proposals),
				new Times(typist.hovers),
				new Times(typist.validations));
	}

	/** A procedure gets another parameter, and everything that could notice is checked. */
	private static double rebuild(HullLanguageService service, Path rooms) throws IOException {
		Path changed = rooms.resolveSibling("procedures1.hull");
		Files.writeString(changed,
				Files.readString(changed) + "\nprocedure Another by actor: character { increase actor's health by 1 }\n");
		long began = System.nanoTime();
		service.workspace().changedOnDisk(List.of(changed));
		service.checking().check(service.checking().affectedBy(List.of(changed.getParent())), (pack, found) -> {}, GO_ON);
		return secondsSince(began);
	}

	private static int countIn(Map<URI, List<Problem>> files) {
		return files.values().stream().mapToInt(List::size).sum();
	}

	private static double secondsSince(long began) {
		return (System.nanoTime() - began) / SECOND;
	}

	private static long memory() {
		System.gc();
		return (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / MEGABYTE;
	}

	/** Types letter by letter and asks after each one what an editor asks. */
	private static final class Typist {

		private final HullLanguageService service;
		private final URI document;
		private final String text;
		private final long[] proposals = new long[ROUNDS * TYPED.length()];
		private final long[] hovers = new long[ROUNDS * TYPED.length()];
		private final long[] validations = new long[ROUNDS * TYPED.length()];

		Typist(HullLanguageService service, Path file) throws IOException {
			this.service = service;
			this.document = file.toUri();
			this.text = Files.readString(file);
		}

		void type() {
			service.workspace().setText(document, text);
			service.checking().problems(document, GO_ON);
			int middle = text.indexOf("\n\n", text.length() / 2) + 1;
			for (int letter = 0; letter < ROUNDS * TYPED.length(); letter++) {
				int length = letter % TYPED.length() + 1;
				int caret = middle + length;
				service.workspace().setText(document, text.substring(0, middle) + TYPED.substring(0, length) + text.substring(middle));
				proposals[letter] = nanoseconds(() -> service.writing().proposals(document, caret, GO_ON));
				hovers[letter] = nanoseconds(() -> service.reading().explain(document, caret - 1, GO_ON));
				validations[letter] = nanoseconds(() -> service.checking().problems(document, GO_ON));
			}
		}

		private static long nanoseconds(Runnable question) {
			long began = System.nanoTime();
			question.run();
			return System.nanoTime() - began;
		}
	}
}
