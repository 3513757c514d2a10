package org.hullwright.playtest.balance;

import java.nio.file.Path;
import java.util.List;

/**
 * A question about the balance of a component or of a whole pack, which two rounds of games with the same seeds answer.
 *
 * @param games of each of the two rounds
 */
public record AblationQuestion(Subject subject, int games, Reply reply) {

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

		/** Games are being played. */
		record Playing(long played, long total) implements Reply {}

		/**
		 * What came out.
		 *
		 * @param conclusions what it comes to, in sentences
		 * @param encounters how often each component turned up and was used, in sentences
		 * @param broken what rules did wrong; empty when nothing
		 */
		record Given(long played, long total, List<String> conclusions, List<String> encounters, List<String> broken) implements Reply {

			public Given {
				conclusions = List.copyOf(conclusions);
				encounters = List.copyOf(encounters);
				broken = List.copyOf(broken);
			}
		}

		/** The games could not be played. */
		record Refused(String reason) implements Reply {}
	}

	/** One that nobody has asked. */
	static AblationQuestion about(Subject subject, int games) {
		return new AblationQuestion(subject, games, new Reply.NotAsked());
	}

	/** The same with another reply. */
	AblationQuestion with(Reply other) {
		return new AblationQuestion(subject, games, other);
	}
}
