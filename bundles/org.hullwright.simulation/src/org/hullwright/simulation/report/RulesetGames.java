package org.hullwright.simulation.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Share;

/**
 * The games by one ruleset with one number of seats.
 *
 * @param ruleset position in the origin
 * @param games that came to their end
 * @param broken how many were broken by a rule
 * @param belongings how often a seat won that had a component at the end
 * @param fates what became of seats, in the order of the pack
 * @param endings why games ended, the most frequent first
 * @param findings what the pack measures
 * @param uses of components, in the order of the pack
 * @param errors what rules did wrong
 */
public record RulesetGames(int ruleset, int seats, int games, int broken, Wins wins, List<Belonging> belongings,
		List<Fate> fates, List<Ending> endings,
		Length length, List<Finding> findings, List<Use> uses, List<BrokenGames> errors) {

	/** Of kinds that a seat has more of at the end, what it has tells little about why it won. */
	private static final double FEW_EACH = 1.5;

	public RulesetGames {
		belongings = List.copyOf(belongings);
		fates = List.copyOf(fates);
		endings = List.copyOf(endings);
		findings = List.copyOf(findings);
		uses = List.copyOf(uses);
		errors = List.copyOf(errors);
	}

	/** The same with the components in focus before all others. */
	RulesetGames first(Focus focus) {
		List<Use> sorted = Stream
				.concat(uses.stream().filter(use -> focus.has(use.component())), uses.stream().filter(use -> !focus.has(use.component())))
				.toList();
		return new RulesetGames(ruleset, seats, games, broken, wins, belongings, fates, endings, length, findings, sorted,
				errors);
	}

	/** In how many a player won. */
	public Share won() {
		return wins.any();
	}

	/** In how many each seat won, from seat 1 on. */
	public List<Share> bySeat() {
		return wins.bySeat();
	}

	/** The scores of each seat, from seat 1 on; none in a game without scores. */
	public List<Spread> scores() {
		return wins.scores();
	}

	/** How often teams won; none in a game without teams. */
	public List<TeamWins> byTeam() {
		return wins.byTeam();
	}

	public Spread rounds() {
		return length.rounds();
	}

	public Spread decisions() {
		return length.decisions();
	}

	/** What happened to a component of that name; empty when nothing can. */
	Optional<Use> use(String component) {
		return uses.stream().filter(use -> use.component().name().equals(component)).findFirst();
	}

	/** Components of this table that could have been drawn, chosen or fired, and never were. */
	public List<Use> never(Way way) {
		return uses.stream().filter(use -> use.isNever(way)).toList();
	}

	/**
	 * Whether what some seats have of a kind tells seats apart: there are several, and a seat has about one of them.
	 *
	 * @param ofKind all that seats have of a kind
	 */
	public boolean isAboutOneEach(List<Belonging> ofKind) {
		double each = ofKind.stream().mapToInt(belonging -> belonging.won().of()).sum() / ((double) games * seats);
		return ofKind.size() > 1 && each <= FEW_EACH && each >= 1 / FEW_EACH;
	}

	/**
	 * A component.
	 *
	 * @param kind its kind as the pack names it
	 */
	public record Component(String kind, String name, String title) {}

	/** How often seats won that had it at the end. */
	public record Belonging(Component component, Share won) {}

	/**
	 * What a state of a seat was at the end: of the player, or of what a state of the player names.
	 *
	 * @param state its name
	 * @param word what it was
	 * @param seats in which share of the seats, over all games
	 * @param won how many of these won
	 */
	public record Fate(String state, String word, Share seats, Share won) {}

	/** Why games ended. */
	public record Ending(String reason, Share games) {}

	/** Games that were broken in the same way, with the first of their seeds. */
	public record BrokenGames(String error, int games, List<Long> seeds) {

		public BrokenGames {
			seeds = List.copyOf(seeds);
		}
	}

	/** What can happen to a component. */
	public enum Way {
		/** It left a deck or a bag. */
		DRAWN,
		/** A player chose what it is about, and had another option. */
		CHOSEN,
		/** What it says somewhere was performed. */
		FIRED
	}

	/**
	 * What happened to a component.
	 *
	 * @param drawn in which share of the games; null for what is in no deck and no bag at the start and was not drawn either
	 * @param chosen in which share of the games in which it could be chosen; null when it never could
	 * @param fired in which share of the games; null for what has nothing to perform
	 */
	public record Use(Component component, @Nullable Happening drawn, @Nullable Happening chosen, @Nullable Happening fired) {

		/** What is known of a way; empty when there is nothing to know. */
		public Optional<Happening> of(Way way) {
			return Optional.ofNullable(switch (way) {
				case DRAWN -> drawn;
				case CHOSEN -> chosen;
				case FIRED -> fired;
			});
		}

		/** Whether it could have happened and never did. */
		boolean isNever(Way way) {
			return of(way).filter(happening -> happening.games().times() == 0).isPresent();
		}
	}

	/**
	 * In how many games something happened, and how games ended with and without it.
	 *
	 * @param games in which it happened
	 * @param wonWith how many of these a player won
	 * @param wonWithout how many of the others a player won
	 */
	public record Happening(Share games, Share wonWith, Share wonWithout) {

		/**
		 * How much more often a player won where it happened. It goes with it, which does not make it the cause. Empty when it happened
		 * always or never.
		 */
		public Optional<Difference> difference() {
			return wonWith.of() == 0 || wonWithout.of() == 0 ? Optional.empty() : Optional.of(wonWith.minus(wonWithout));
		}
	}

	/**
	 * How often games were won.
	 *
	 * @param any by a player
	 * @param bySeat by each seat, from seat 1 on
	 * @param scores of each seat; none in a game without scores
	 * @param byTeam none in a game without teams
	 */
	public record Wins(Share any, List<Share> bySeat, List<Spread> scores, List<TeamWins> byTeam) {

		public Wins {
			bySeat = List.copyOf(bySeat);
			scores = List.copyOf(scores);
			byTeam = List.copyOf(byTeam);
		}
	}

	/**
	 * A team.
	 *
	 * @param title what it is called
	 * @param won in how many of the games in which it took part one of its players won
	 */
	public record TeamWins(String title, Share won) {}

	/** How long games were. */
	public record Length(Spread rounds, Spread decisions) {}
}
