package org.hullwright.playtest.balance;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.record.RecordFile;

/**
 * A question about a pack that games answer: two rounds with the same seeds, where it is about the balance of a component or of the whole,
 * or one round, where it is about what can happen.
 *
 * @param games of each round
 */
public record BalanceQuestion(Subject subject, int games, Reply reply) {

	/** What is asked about. */
	public sealed interface Subject {

		/** As people read it on the button. */
		String label();

		/** A component, next to the same games without it. */
		record With(String component, String title) implements Subject {

			@Override
			public String label() {
				return "With and without " + title;
			}
		}

		/** A component that lies ready when games begin, next to the same games in which it does nothing. */
		record Ready(String component, String title) implements Subject {

			@Override
			public String label() {
				return title + " lies ready from the beginning";
			}
		}

		/** A component that lies ready in one half of the games, and is in none of the other. */
		record Forced(String component, String title) implements Subject {

			@Override
			public String label() {
				return title + " lies ready in one half of the games, and is in none of the other";
			}
		}

		/**
		 * Each component of a pack, one after the other.
		 *
		 * @param components how many there are
		 */
		record Each(String title, int components) implements Subject {

			@Override
			public String label() {
				return "Which of the " + components + " components of " + title + " is too strong, too weak or of no use?";
			}
		}

		/** The pack as it is, next to another version of it. */
		record Version(Path folder) implements Subject {

			@Override
			public String label() {
				return "As it is against the version in " + folder;
			}
		}

		/**
		 * Whether something can be at any time of a game.
		 *
		 * @param text a condition of the language
		 */
		record Condition(String text) implements Subject {

			@Override
			public String label() {
				return "Can it be that " + text + "?";
			}
		}

		/** All that a pack adds, next to the game that it adds it to. */
		record WholePack(String title) implements Subject {

			@Override
			public String label() {
				return "All of " + title + " against the game without it";
			}
		}
	}

	/** What the games have told. */
	public sealed interface Reply {

		/** Nobody has asked. */
		record NotAsked() implements Reply {}

		/** Somebody has asked, and it is not known yet how many games that takes. */
		record Prepared() implements Reply {}

		/** Games are being played. */
		record Playing(long played, long total) implements Reply {}

		/**
		 * What came out.
		 *
		 * @param conclusions what it comes to, in sentences
		 * @param encounters how often each component turned up and was used, in sentences
		 * @param broken what rules did wrong; empty when nothing
		 * @param witness a game up to the moment that shows it; null where no game does, or nothing of the kind was asked
		 */
		record Given(long played, long total, List<String> conclusions, List<String> encounters, List<String> broken,
				@Nullable RecordFile witness) implements Reply {

			public Given {
				conclusions = List.copyOf(conclusions);
				encounters = List.copyOf(encounters);
				broken = List.copyOf(broken);
			}

			/** What games say of themselves, without one that stands for them. */
			Given(long played, long total, List<String> conclusions, List<String> encounters, List<String> broken) {
				this(played, total, conclusions, encounters, broken, null);
			}
		}

		/** The games could not be played. */
		record Refused(String reason) implements Reply {}
	}

	/** One that nobody has asked. */
	static BalanceQuestion about(Subject subject, int games) {
		return new BalanceQuestion(subject, games, new Reply.NotAsked());
	}

	/** The same with another reply. */
	BalanceQuestion with(Reply other) {
		return new BalanceQuestion(subject, games, other);
	}
}
