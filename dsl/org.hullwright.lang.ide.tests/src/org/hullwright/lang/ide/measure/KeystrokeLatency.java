package org.hullwright.lang.ide.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;

/**
 * Prints how long answers take after each of many keystrokes, so that a change of the language services can be judged by numbers. Arguments:
 * a file to type in, then the folders of all packs of the workspace. Nothing is written to disk.
 */
public final class KeystrokeLatency {

	private static final String TYPED = "\n/* typed */ procedure Typed by someone: character { set someone's owner to none }\n";

	private final HullLanguageService service;
	private final Path file;
	private final PrintStream out;

	private KeystrokeLatency(HullLanguageService service, Path file, PrintStream out) {
		this.service = service;
		this.file = file;
		this.out = out;
	}

	/** Starts a language service of its own. */
	public static void main(String... arguments) throws IOException {
		HullLanguageService service = HullIdeSetup.start();
		service.setPacks(Arrays.stream(arguments).skip(1).map(Path::of).toList());
		new KeystrokeLatency(service, Path.of(arguments[0]).toAbsolutePath(), System.out).run();
	}

	private void run() throws IOException {
		String text = Files.readString(file);
		var document = file.toUri();
		long opened = System.nanoTime();
		service.setText(document, text);
		int wrong = service.problems(document, CancelIndicator.NullImpl).size();
		out.printf(Locale.ROOT, "first answer %d ms, %d problems%n", (System.nanoTime() - opened) / 1_000_000, wrong);
		int middle = text.indexOf("\n\n", text.length() / 2);
		for (int round = 0; round < 3; round++) {
			var proposals = new long[TYPED.length()];
			var hovers = new long[TYPED.length()];
			var problems = new long[TYPED.length()];
			for (int typed = 0; typed < TYPED.length(); typed++) {
				service.setText(document, text.substring(0, middle) + TYPED.substring(0, typed + 1) + text.substring(middle));
				int caret = middle + typed + 1;
				proposals[typed] = nanoseconds(() -> service.proposals(document, caret, CancelIndicator.NullImpl));
				hovers[typed] = nanoseconds(() -> service.explain(document, caret - 1, CancelIndicator.NullImpl));
				problems[typed] = nanoseconds(() -> service.problems(document, CancelIndicator.NullImpl));
			}
			out.printf("round %d, %d keystrokes%n", round + 1, TYPED.length());
			print("proposals", proposals);
			print("hover", hovers);
			print("problems", problems);
		}
	}

	private void print(String question, long[] times) {
		Arrays.sort(times);
		List<Integer> shown = List.of(50, 95, 100);
		out.printf("  %-10s", question);
		shown.forEach(percent -> out.printf(Locale.ROOT, "  %d %% under %6.1f ms", percent, times[(times.length - 1) * percent / 100] / 1e6));
		out.println();
	}

	private static long nanoseconds(Runnable question) {
		long begun = System.nanoTime();
		question.run();
		return System.nanoTime() - begun;
	}
}
