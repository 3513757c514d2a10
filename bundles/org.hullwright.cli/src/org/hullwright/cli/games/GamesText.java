package org.hullwright.cli.games;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.cli.terminal.WordWrap;
import org.hullwright.packs.family.FamilyGame;
import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.FamilyWords;
import org.hullwright.packs.family.FamilyWords.Fact;
import org.hullwright.packs.family.GameFamily;

/** The games as text for a terminal: a block for each, below it what goes with it. */
final class GamesText {

	private static final int WIDTH = 100; // characters of a line
	private static final int NAME = 16; // characters for the name of a fact and the space before and after it

	private final GameFamily family;
	private final List<String> lines = new ArrayList<>();

	GamesText(GameFamily family) {
		this.family = family;
	}

	List<String> lines() {
		family.games().forEach(this::tell);
		tell("Shared by games, and played in them:", family.shared());
		tell("Themes, which dress any game:", family.themes());
		tell("Of no game that is here:", family.strays());
		return lines;
	}

	private void tell(FamilyGame game) {
		lines.add(headOf(game.pack()));
		about(game.pack(), "  ");
		facts(FamilyWords.facts(game), "  ");
		game.companions().forEach(pack -> {
			lines.add("  + " + headOf(pack));
			about(pack, "      ");
			facts(FamilyWords.facts(pack), "      ");
		});
		lines.add("");
	}

	private void tell(String title, List<FamilyPack> packs) {
		if (!packs.isEmpty()) {
			lines.add(title);
			packs.forEach(pack -> {
				lines.add("  " + headOf(pack));
				about(pack, "      ");
				facts(FamilyWords.facts(pack), "      ");
			});
			lines.add("");
		}
	}

	private static String headOf(FamilyPack pack) {
		return pack.title() + " (" + (pack.name() + " " + pack.version()).strip() + ") in " + pack.folder();
	}

	private void about(FamilyPack pack, String indent) {
		if (!pack.text().about().isEmpty()) {
			lines.addAll(new WordWrap(WIDTH, indent).lines(indent, pack.text().about()));
		}
		if (pack.broken()) {
			lines.add(indent + "It has mistakes, so that some of it may be missing here: hullwright check " + pack.folder());
		}
	}

	private void facts(List<Fact> facts, String indent) {
		var wrap = new WordWrap(WIDTH, indent + " ".repeat(NAME));
		facts.forEach(fact -> lines.addAll(wrap.lines(indent + fact.name() + " ".repeat(NAME - fact.name().length()), fact.value())));
	}
}
