package org.hullwright.cli.serve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.play.AgentKind;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.learning.Learned;
import org.hullwright.engine.learning.Provenance;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.server.protocol.PackShelf;
import org.hullwright.server.protocol.Responses.Named;
import org.hullwright.server.protocol.RulesWording;
import picocli.CommandLine.TypeConversionException;

/** The packs that were named on the command line. They are as they were when the command began. */
final class OpenPacks implements PackShelf {

	private final Map<String, OpenPack> opened = new LinkedHashMap<>();
	private final List<Pack> packs;
	private final Map<String, RulesWording> wordings = new HashMap<>();
	private final CardWriter cards;

	/**
	 * Opens and compiles all.
	 *
	 * @param selection what is opened with each pack; its game only with those that have none
	 * @throws ContentProblem when one is not there, has errors or no game, two have one name, or none needs the game
	 */
	OpenPacks(List<Path> folders, PackSelection selection) {
		Workshop withoutGame = new Workshop(new PackSelection("", selection.additions()));
		List<OpenPack> plain = folders.stream().map(withoutGame::open).toList();
		if (!selection.game().isEmpty() && plain.stream().noneMatch(OpenPack::needsGame)) {
			throw new ContentProblem("--game " + selection.game() + ": each of these packs has a game already");
		}
		Workshop inGame = new Workshop(selection);
		cards = inGame.cards();
		plain.forEach(pack -> add(pack.needsGame() ? inGame.open(pack.folder()) : pack));
		packs = opened.values().stream().map(OpenPacks::shown).toList();
	}

	private static Pack shown(OpenPack pack) {
		List<Named> expansions = pack.opened().compiler().expansions().titles().entrySet().stream()
				.map(expansion -> new Named(expansion.getKey(), expansion.getValue())).toList();
		return new Pack(pack.folder().toString(), pack.program(Set.of()), expansions);
	}

	private void add(OpenPack pack) {
		if (opened.putIfAbsent(pack.name(), pack) != null) {
			throw new ContentProblem(
					"there are two packs " + pack.name() + ": " + opened.get(pack.name()).folder() + " and " + pack.folder());
		}
		pack.refuseWithoutGame();
	}

	/** What bots with goals go by, for each pack for whose game something was learned. */
	List<String> remarks() {
		List<String> remarks = new ArrayList<>();
		opened.forEach((name, pack) -> {
			Learned learned = pack.program(Set.of()).learned();
			Provenance provenance = learned == null ? null : learned.provenance();
			if (provenance != null) {
				remarks.add(name + ": bots with goals go by what was learned from " + provenance.inWords());
			}
			String remark = pack.opened().compiler().remarkOnLearned();
			if (!remark.isEmpty()) {
				remarks.add(remark);
			}
		});
		return remarks;
	}

	@Override
	public List<Pack> packs() {
		return packs;
	}

	/** One at a time: the language that packs are compiled with is not made for several threads. */
	@Override
	public synchronized Program program(Pack pack, Set<String> expansions) {
		try {
			return opened.get(pack.name()).program(expansions);
		} catch (ContentProblem refused) {
			throw new IllegalArgumentException(refused.getMessage(), refused);
		}
	}

	@Override
	public synchronized RulesWording rules(Pack pack, Set<String> expansions) {
		return wordings.computeIfAbsent(pack.name() + " with " + new TreeSet<>(expansions),
				any -> new PrintedRules(opened.get(pack.name()).opened().compiler(), expansions, cards));
	}

	@Override
	public Function<BooleanSupplier, Agent> bot(String word, long seed, int seat) {
		AgentKind kind = kind(word);
		return left -> kind.agent(seed, seat, null, left);
	}

	private static AgentKind kind(String word) {
		try {
			return new AgentKind.Converter().convert(word);
		} catch (TypeConversionException unknown) {
			throw new IllegalArgumentException(unknown.getMessage(), unknown);
		}
	}
}
