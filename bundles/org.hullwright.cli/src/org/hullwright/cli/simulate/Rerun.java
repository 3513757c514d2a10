package org.hullwright.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.hullwright.simulation.report.Report;
import org.hullwright.simulation.report.RulesetGames;

/** How to see again what went wrong in a simulation: the command that plays one of its games by itself, and keeps it. */
final class Rerun {

	private final PlanRequest request;

	Rerun(PlanRequest request) {
		this.request = request;
	}

	/** The first game of the pack as it is that was not played to its end; empty when there is none, or it begins in another way. */
	Optional<String> of(Report report) {
		PlanRequest.Comparisons asked = request.comparisons();
		return asked.about() != null || asked.againstBase()
				? Optional.empty()
				: report.tables().stream().filter(table -> table.ruleset() == 0 && table.broken() > 0).findFirst()
						.map(table -> command(table.seats(), first(table)));
	}

	private static long first(RulesetGames table) {
		return table.errors().getFirst().seeds().getFirst();
	}

	private String command(int seats, long seed) {
		List<String> words = new ArrayList<>(
				List.of("hullwright play", quoted(request.folder()), "--seats", String.valueOf(seats), "--seed",
						String.valueOf(seed), "--agents", String.join(",", request.games().agents())));
		PlanRequest.Setup setup = request.setup();
		if (setup.scenario() != null) {
			words.addAll(List.of("--scenario", setup.scenario()));
		}
		if (!setup.modes().isEmpty()) {
			words.addAll(List.of("--modes", String.join(",", setup.modes())));
		}
		if (!setup.with().isEmpty()) {
			words.addAll(List.of("--expansions", String.join(",", setup.with())));
		}
		words.addAll(List.of("--quiet --record", "broken-" + seed + ".game"));
		return "`" + String.join(" ", words) + "` plays the first of them again; `hullwright replay` goes through it";
	}

	/** As a shell takes it for one word. */
	private static String quoted(String folder) {
		return folder.contains(" ") ? '"' + folder + '"' : folder;
	}
}
