package org.hullwright.cli.simulate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

import com.google.gson.Gson;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.rules.Exposure;

/**
 * What games are to be played, as plain values: enough to make their plan once more in another process, which has the same packs in folders
 * of its own. The components are the members of JSON.
 *
 * @param folder of the pack
 * @param selection what is opened with each pack
 */
public record PlanRequest(String folder, PackSelection selection, Setup setup, Comparisons comparisons, Games games) {

	private static final Gson GSON = new Gson();

	/**
	 * How games are set up.
	 *
	 * @param scenario null for the plain set-up
	 * @param with expansions to switch on
	 * @param without expansions of the scenario to leave out
	 */
	public record Setup(@Nullable String scenario, List<String> modes, List<String> with, List<String> without) {}

	/**
	 * What else the same games are played by.
	 *
	 * @param about component that they are played without; null when none is asked about
	 * @param exposure how that component comes into the games
	 * @param againstBase whether they are played without the pack
	 * @param varied other numbers, as in {@code Oxygen=4}
	 */
	public record Comparisons(@Nullable String about, Exposure exposure, boolean againstBase, List<Opponent> against,
			List<String> varied) {}

	/**
	 * Another version of the pack, or this one with an expansion or a mode on.
	 *
	 * @param wanted as the user wrote it
	 * @param folder of the other version; null for an expansion or a mode
	 */
	public record Opponent(String wanted, @Nullable String folder) {

		/** The folder with that name if there is one, else an expansion or a mode. */
		static Opponent named(String wanted) {
			return new Opponent(wanted, Files.isDirectory(Path.of(wanted)) ? wanted : null);
		}
	}

	/**
	 * How many games.
	 *
	 * @param seats numbers of players; null for the fewest that the game allows
	 * @param number how many by each ruleset with each number of players
	 * @param seed of the first of them
	 * @param agents who decides: one for all seats, or one for each
	 */
	public record Games(@Nullable List<Integer> seats, int number, long seed, List<String> agents) {

		/** Who decides. */
		List<Policy> policies() {
			return agents.stream().map(written -> Policy.named(written).orElseThrow()).toList();
		}
	}

	/** The same where the packs lie elsewhere. */
	public PlanRequest moved(UnaryOperator<String> folders) {
		List<Opponent> against = comparisons.against().stream().map(opponent -> moved(opponent, folders)).toList();
		return new PlanRequest(folders.apply(folder), selection, setup,
				new Comparisons(comparisons.about(), comparisons.exposure(), comparisons.againstBase(), against, comparisons.varied()),
				games);
	}

	private static Opponent moved(Opponent opponent, UnaryOperator<String> folders) {
		String there = opponent.folder();
		return there == null ? opponent : new Opponent(opponent.wanted(), folders.apply(there));
	}

	/** As text, for another process of this version. */
	public String json() {
		return GSON.toJson(this);
	}

	/** What the text of a process of this version says. */
	public static PlanRequest of(String json) {
		return GSON.fromJson(json, PlanRequest.class);
	}
}
