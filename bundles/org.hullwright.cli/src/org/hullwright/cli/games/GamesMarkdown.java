package org.hullwright.cli.games;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.packs.family.FamilyGame;
import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.FamilyWords;
import org.hullwright.packs.family.FamilyWords.Fact;
import org.hullwright.packs.family.GameFamily;

/** The games as a page in Markdown, whose links lead from the folder around the packs to each of them. */
final class GamesMarkdown {

	private final GameFamily family;
	private final List<String> lines = new ArrayList<>();

	GamesMarkdown(GameFamily family) {
		this.family = family;
	}

	List<String> lines() {
		lines.add("# Games");
		lines.add("");
		lines.add("This page is what `hullwright games --markdown` prints: it is counted in the packs and not written by hand.");
		family.games().forEach(this::tell);
		tell("Shared by games", family.shared());
		tell("Themes, which dress any game", family.themes());
		tell("Of no game that is here", family.strays());
		return lines;
	}

	private void tell(FamilyGame game) {
		heading(game.pack().title(), game.pack());
		table(FamilyWords.facts(game));
		companions("With it can be played:", game.companions());
	}

	private void tell(String title, List<FamilyPack> packs) {
		if (!packs.isEmpty()) {
			lines.add("");
			lines.add("## " + title);
			packs(packs);
		}
	}

	private void heading(String title, FamilyPack pack) {
		lines.add("");
		lines.add("## " + title);
		lines.add(link(pack) + (pack.version().isEmpty() ? "" : " " + pack.version()) + said(pack.text().about()));
	}

	private void companions(String title, List<FamilyPack> packs) {
		if (!packs.isEmpty()) {
			lines.add("");
			lines.add(title);
			packs(packs);
		}
	}

	private void packs(List<FamilyPack> packs) {
		lines.add("");
		lines.add("| pack | what it is | what it has |");
		lines.add("| --- | --- | --- |");
		packs.forEach(pack -> lines.add("| " + link(pack) + " | " + cell(pack.title() + said(pack.text().about())) + " | "
				+ cell(String.join("; ", FamilyWords.facts(pack).stream().map(GamesMarkdown::words).toList())) + " |"));
	}

	private void table(List<Fact> facts) {
		lines.add("");
		lines.add("| | |");
		lines.add("| --- | --- |");
		facts.forEach(fact -> lines.add("| " + fact.name() + " | " + cell(fact.value()) + " |"));
	}

	private static String words(Fact fact) {
		return fact.name() + ": " + (fact.value().endsWith(".") ? fact.value().substring(0, fact.value().length() - 1) : fact.value());
	}

	private static String link(FamilyPack pack) {
		String folder = String.valueOf(pack.folder().getFileName());
		return "[" + pack.name() + "](" + folder + ")";
	}

	private static String said(String about) {
		return about.isEmpty() ? "" : ": " + about;
	}

	private static String cell(String text) {
		return text.replace("|", "\\|");
	}
}
