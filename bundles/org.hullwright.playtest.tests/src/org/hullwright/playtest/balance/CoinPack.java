package org.hullwright.playtest.balance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.testing.pack.CoinGame;

/** A coin is tossed until heads come up or the first toss was tails; with two experiments. */
final class CoinPack {

	static final String TEXT = "pack coin { version 1.2.0 }\n" + CoinGame.endingWhen("tosses = 1") + """
		expansion Patience { after SetUp { set tosses to 1 } }
		experiment "luck" { games 400 varying expansions Patience
			measure "heads" (the first player)'s won expect 40 to 60 percent }
		experiment "length" { games 30 measure "tosses" tosses }
		""";

	private final Path folder;

	CoinPack(Path home) throws IOException {
		folder = Files.createDirectories(home.resolve("coin"));
		write(TEXT);
	}

	void write(String text) throws IOException {
		Files.writeString(folder.resolve("coin.hull"), text);
	}

	/** What is told while a wish is fulfilled. */
	List<Balance> told(Measuring.Wish wish, Integer games, Balance before, CancelIndicator cancel) {
		List<Balance> told = new ArrayList<>();
		new Measuring(LanternCaves.PREPARER, folder, Set.of(), Optional::empty).run(wish, games, before, told::add, cancel);
		return told;
	}

	/** What is told when the user stops as soon as games are played. */
	List<Balance> toldUntilItPlays() {
		List<Balance> told = new ArrayList<>();
		new Measuring(LanternCaves.PREPARER, folder, Set.of(), Optional::empty).run(new Measuring.Wish.All(), null,
				Balance.unknown("coin"), told::add,
				() -> told.stream().flatMap(now -> now.trials().stream()).anyMatch(trial -> !trial.isUntouched()));
		return told;
	}

	/** How it is after a wish, when nothing was known before. */
	Balance after(Measuring.Wish wish) {
		return told(wish, null, Balance.unknown("coin"), CancelIndicator.NullImpl).getLast();
	}
}
