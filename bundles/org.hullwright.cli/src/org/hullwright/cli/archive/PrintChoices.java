package org.hullwright.cli.archive;

import java.util.List;
import java.util.Set;

import org.hullwright.export.pdf.Duplex;
import org.hullwright.export.pdf.Paper;
import org.hullwright.export.pdf.PrintOptions;
import picocli.CommandLine.Option;

/** How a pack is printed. */
final class PrintChoices {

	@Option(names = "--paper", paramLabel = "PAPER", description = "For pdf: A4 or letter. Without it: A4.")
	private Paper paper = PrintOptions.USUAL.paper();

	@Option(names = "--backs", paramLabel = "BACKS",
			description = "For pdf: long-edge or short-edge, over which the printer turns sheets that are printed on both sides; or none. Without it: long-edge.")
	private Duplex backs = PrintOptions.USUAL.backs();

	@Option(names = "--bleed", paramLabel = "MM",
			description = "For pdf: how far what is printed reaches beyond a cut, in millimetres. Without it: 3.")
	private double bleed = PrintOptions.USUAL.bleed();

	@Option(names = "--gap", paramLabel = "MM",
			description = "For pdf: room between components, in millimetres. Without it: 0, so that neighbours share their cuts.")
	private double gap = PrintOptions.USUAL.gap();

	@Option(names = "--shift-backs", paramLabel = "RIGHT,DOWN", split = ",",
			description = "For pdf: how far backs have to be moved to lie behind their fronts, in millimetres; the calibration page tells. Without it: 0,0.")
	private List<Double> shift = List.of(0.0, 0.0);

	@Option(names = "--language", paramLabel = "LANGUAGE",
			description = "For pdf: a language that the pack is translated into, such as de. Without it: that of the pack.")
	private String language = "";

	@Option(names = "--ink-saver", description = "For pdf: only hint at colours.")
	private boolean inkSaver;

	/**
	 * What was chosen.
	 *
	 * @throws IllegalArgumentException when a length is out of what is possible; says which
	 */
	PrintOptions options() {
		if (shift.size() != 2) {
			throw new IllegalArgumentException("--shift-backs needs two numbers, as in --shift-backs 0.5,-1.2");
		}
		return new PrintOptions(paper, backs, bleed, gap, shift.getFirst(), shift.getLast(), inkSaver, Set.of(), language);
	}
}
