package org.hullwright.packs.family;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.packs.family.FamilyPack.Players;

/** Words for what packs have, the same on each page and in each README. */
public final class FamilyWords {

	private FamilyWords() {}

	/** A line of a page: what is told, and of what. */
	public record Fact(String name, String value) {}

	/** All that is told of a game besides its companions, a line each; what it has none of is left out. */
	public static List<Fact> facts(FamilyGame game) {
		List<Fact> facts = new ArrayList<>();
		Players players = game.pack().players();
		if (players != null) {
			add(facts, "Players", players(players));
		}
		add(facts, "Modes", titles(game.own(FamilyPack.Contents::modes)));
		add(facts, "Scenarios", titles(game.own(FamilyPack.Contents::scenarios)));
		add(facts, "Boards", titles(game.own(FamilyPack.Contents::boards)));
		add(facts, "Races", titles(game.own(FamilyPack.Contents::races)));
		add(facts, "Characters", titles(game.own(FamilyPack.Contents::characters)));
		add(facts, "Expansions", titles(game.own(FamilyPack.Contents::expansions)));
		add(facts, "Builds on", titlesOf(game.base()));
		add(facts, "Rules", rules(game.pack().rules()));
		add(facts, "Tests", Integer.toString(game.pack().tests()));
		add(facts, "Not in it yet", game.pack().text().missing());
		return facts;
	}

	/** All that is told of a pack that goes with a game, a line each; what it has none of is left out. */
	public static List<Fact> facts(FamilyPack pack) {
		List<Fact> facts = new ArrayList<>();
		add(facts, "Expansions", titles(pack.declared().expansions()));
		add(facts, "Modes", titles(pack.declared().modes()));
		add(facts, "Scenarios", titles(pack.declared().scenarios()));
		add(facts, "Boards", titles(pack.declared().boards()));
		add(facts, "Races", titles(pack.declared().races()));
		add(facts, "Characters", titles(pack.declared().characters()));
		add(facts, "Rules", rules(pack.rules()));
		add(facts, "Tests", Integer.toString(pack.tests()));
		add(facts, "Not in it yet", pack.text().missing());
		return facts;
	}

	private static void add(List<Fact> facts, String name, String value) {
		if (!value.isEmpty()) {
			facts.add(new Fact(name, value));
		}
	}

	/** How many can play. */
	public static String players(Players players) {
		return players.fewest() == players.most() ? Integer.toString(players.most()) : players.fewest() + " to " + players.most();
	}

	/** How many rules are shown by tests; empty when none is named and none is listed. */
	public static String rules(RuleCount rules) {
		Integer known = rules.known();
		if (known != null) {
			return rules.covered() + " of " + counted(known, "known rule") + " named by tests";
		}
		return rules.covered() == 0 ? "" : counted(rules.covered(), "rule") + " named by tests; the pack does not list all there are";
	}

	/** All numbers of a pack in one sentence, as it stands in its README. */
	public static String numbers(FamilyPack pack) {
		List<String> parts = new ArrayList<>();
		Players players = pack.players();
		if (players != null) {
			parts.add(players(players) + (players.most() == 1 ? " player" : " players"));
		}
		add(parts, pack.declared().boards(), "board");
		add(parts, pack.declared().modes(), "mode");
		add(parts, pack.declared().scenarios(), "scenario");
		add(parts, pack.declared().expansions(), "expansion");
		add(parts, pack.declared().characters(), "Character");
		add(parts, pack.declared().races(), "race");
		if (!rules(pack.rules()).isEmpty()) {
			parts.add(rules(pack.rules()));
		}
		parts.add(counted(pack.tests(), "test"));
		return "In numbers: " + String.join(", ", parts) + ".";
	}

	private static void add(List<String> parts, List<Titled> things, String word) {
		if (!things.isEmpty()) {
			parts.add(counted(things.size(), word));
		}
	}

	private static String counted(int number, String word) {
		return number + " " + word + (number == 1 ? "" : "s");
	}

	private static String titles(List<Titled> things) {
		return things.stream().map(Titled::title).collect(Collectors.joining(", "));
	}

	private static String titlesOf(List<FamilyPack> packs) {
		return packs.stream().map(FamilyPack::title).collect(Collectors.joining(", "));
	}
}
