package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.model.Declaration;
import org.hullwright.model.Expansion;
import org.hullwright.model.Game;
import org.hullwright.model.Mode;
import org.hullwright.model.Scenario;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;
import org.hullwright.packs.UsualExpansions;

/** What can be chosen for a game of a pack. */
public sealed interface PackOffer {

	/**
	 * A pack that can be played.
	 *
	 * @param scenarios in the order of the text; like modes and expansions of the pack and of those it requires
	 * @param unlessSaid the expansions that are on unless the user says otherwise: a pack that only changes a game is there for its changes
	 */
	record Playable(Path folder, String title, int fewestPlayers, int mostPlayers, List<Start> scenarios, List<Named> modes,
			List<Named> expansions,
			UsualExpansions unlessSaid, Games games)
			implements PackOffer {

		public Playable {
			scenarios = List.copyOf(scenarios);
			modes = List.copyOf(modes);
			expansions = List.copyOf(expansions);
		}

		/** Names of the expansions that are on in the plain set-up unless the user says otherwise. */
		public Set<String> usual() {
			return unlessSaid.inPlainSetUp();
		}

		/** The same with a scenario. */
		public Set<String> usual(Start scenario) {
			return unlessSaid.with(scenario.name());
		}
	}

	/**
	 * A scenario.
	 *
	 * @param modes names of those that it switches on; like expansions
	 */
	record Start(String name, String title, Set<String> modes, Set<String> expansions) {

		public Start {
			modes = Set.copyOf(modes);
			expansions = Set.copyOf(expansions);
		}

		static Start of(Scenario scenario) {
			return new Start(scenario.getName(), Named.of(scenario.getName(), scenario.getTitle()).title(), names(scenario.getModes()),
					names(scenario.getExpansions()));
		}

		private static Set<String> names(List<? extends org.hullwright.model.Named> declared) {
			return declared.stream().map(org.hullwright.model.Named::getName).collect(Collectors.toSet());
		}
	}

	/** A pack that has errors. */
	record Unplayable(List<PackProblem> problems, Games games) implements PackOffer {

		public Unplayable {
			problems = List.copyOf(problems);
		}
	}

	/** In which games the pack can be played. */
	Games games();

	/**
	 * The games of a pack that requires only what several of them share.
	 *
	 * @param offered by the names of their packs; none for a pack that has a game of its own, or requires one
	 * @param chosen the name of the one that the pack was opened in; empty when none is offered
	 */
	record Games(List<Named> offered, String chosen) {

		/** Where there is nothing to choose. */
		public static final Games NONE = new Games(List.of(), "");

		public Games {
			offered = List.copyOf(offered);
		}

		/** The place of the chosen one among those that are offered; -1 when it is none of them. */
		public int position() {
			return offered.stream().map(Named::name).toList().indexOf(chosen);
		}
	}

	/** Something by the name rules know and the title people know. */
	record Named(String name, String title) {

		/** @param title null or blank when it has only a name */
		static Named of(String name, String title) {
			return new Named(name, title == null || title.isBlank() ? name : title);
		}
	}

	/**
	 * What can be chosen for a pack without errors.
	 *
	 * @param folder as it was named
	 * @param games it can be played in
	 * @param otherwise when there is no game, be it in the pack or in those it requires
	 */
	static PackOffer of(OpenedPack pack, Path folder, Games games, PackProblem otherwise) {
		List<Declaration> declarations = pack.loaded().files().stream().flatMap(file -> file.getDeclarations().stream()).toList();
		return all(declarations, Game.class).reduce((required, own) -> own).<PackOffer>map(game -> new Playable(folder,
				Named.of(game.getName(), game.getTitle()).title(), game.getFewestPlayers(), game.getMostPlayers(),
				all(declarations, Scenario.class).map(Start::of).toList(),
				all(declarations, Mode.class).map(each -> Named.of(each.getName(), each.getTitle())).toList(),
				all(declarations, Expansion.class).map(each -> Named.of(each.getName(), each.getTitle())).toList(),
				pack.usualExpansions(), games))
				.orElseGet(() -> new Unplayable(List.of(otherwise), games));
	}

	private static <T> Stream<T> all(List<Declaration> declarations, Class<T> kind) {
		return declarations.stream().filter(kind::isInstance).map(kind::cast);
	}
}
