package org.hullwright.playtest.balance;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.tree.World;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.preparation.PackPreparer;
import org.hullwright.playtest.preparation.Prepared;
import org.hullwright.playtest.preparation.SimulatedPack;
import org.hullwright.simulation.experiment.ExperimentProgress;
import org.hullwright.simulation.experiment.ExperimentRunner;
import org.hullwright.simulation.experiment.Variant;

/** Makes experiments of a pack. Takes its time: not for the thread of the window. */
public final class Measuring {

	private static final long EVERY = 200_000_000L; // nanoseconds between two tellings of how far it is
	private final PackPreparer preparer;
	private final Path folder;
	private final Collection<Path> libraries;
	private final Supplier<Optional<String>> caret;

	/**
	 * @param preparer loads the pack, or tells why it cannot
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 * @param caret name of the component at the caret, none when there is none; asked for where there is time
	 */
	public Measuring(PackPreparer preparer, Path folder, Collection<Path> libraries, Supplier<Optional<String>> caret) {
		this.preparer = preparer;
		this.caret = caret;
		this.folder = folder;
		this.libraries = Set.copyOf(libraries);
	}

	/** What is to be made. */
	public sealed interface Wish {

		/** Nothing: only to see what there is. */
		record Look() implements Wish {}

		/** One of the experiments, by its position; none when there is no such one. */
		record One(int trial) implements Wish {}

		/** An inquiry, by its position; none when there is no such one. */
		record Ask(int inquiry) implements Wish {}

		/** A question of the user's own, which is asked at once and stays among those that can be. */
		record AskAbout(BalanceQuestion.Subject subject) implements Wish {}

		/** Every experiment. */
		record All() implements Wish {}
	}

	/**
	 * Makes what is wished for, until the user cancels.
	 *
	 * @param games of each variant; null for as many as the experiments say
	 * @param before what was found before, which is kept where it still holds
	 * @param told of each step, on the thread of the caller or one that plays, one after the other
	 */
	public void run(Wish wish, @Nullable Integer games, Balance before, Consumer<Balance> told, CancelIndicator cancel) {
		switch (preparer.games(folder, libraries, cancel)) {
			case Prepared.Broken<SimulatedPack>(var problems) ->
				told.accept(new Balance(folder.getFileName().toString(), null, List.of(), List.of(), new LinkedHashMap<>(), problems));
			case Prepared.Ready<SimulatedPack>(SimulatedPack ready) -> {
				World world = ready.program(Set.of()).world();
				AblationStudy study = new AblationStudy(ready, other -> version(other, cancel), threads());
				List<ExperimentState> trials = world.ownExperiments().stream()
						.map(experiment -> ExperimentState.of(experiment, world, games)).toList();
				List<Integer> wanted = wanted(wish, trials.size());
				Balance now = new Balance(world.pack() + " " + world.version(), ready.version(),
						inquiries(study, world, games, asked(wish, before, ready.version())), trials,
						world.game().phases().isEmpty() ? new LinkedHashMap<>() : study.candidates(), List.of())
						.keeping(before, wanted).keepingReplies(before);
				ConditionSearch conditions = new ConditionSearch(ready, condition -> preparer.asked(condition, ready, folder, libraries),
						threads());
				Run run = new Run(new ExperimentRunner(ready::program, threads()), study, conditions, told, cancel, now);
				switch (wish) {
					case Wish.Ask(int inquiry) when inquiry < now.inquiries().size() -> run.ask(inquiry);
					case Wish.AskAbout(BalanceQuestion.Subject subject) when now.inquiryAbout(subject) >= 0 ->
						run.ask(now.inquiryAbout(subject));
					default -> run.make(wanted);
				}
			}
		}
	}

	/** The questions of the user's own: those that were answered of the same text, those that ask of any, and the one that is asked now. */
	private static List<BalanceQuestion.Subject> asked(Wish wish, Balance before, String version) {
		Stream<BalanceQuestion.Subject> earlier = before.inquiries().stream()
				.filter(question -> isOfAnyText(question.subject())
						|| question.reply() instanceof BalanceQuestion.Reply.Given && version.equals(before.versionOrNull()))
				.map(BalanceQuestion::subject);
		return wish instanceof Wish.AskAbout(BalanceQuestion.Subject subject)
				? Stream.concat(Stream.of(subject), earlier).distinct().toList()
				: earlier.toList();
	}

	private static boolean isOfAnyText(BalanceQuestion.Subject subject) {
		return subject instanceof BalanceQuestion.Subject.Version || subject instanceof BalanceQuestion.Subject.Condition;
	}

	private SimulatedPack version(Path other, CancelIndicator cancel) {
		return switch (preparer.games(other, libraries, cancel)) {
			case Prepared.Ready<SimulatedPack>(SimulatedPack ready) -> ready;
			case Prepared.Broken<SimulatedPack>(List<PackProblem> problems) ->
				throw new IllegalArgumentException(other + " cannot be played: " + problems.getFirst().message());
		};
	}

	/** Nothing can be asked of a pack without a game. */
	private List<BalanceQuestion> inquiries(AblationStudy study, World world, @Nullable Integer games,
			List<BalanceQuestion.Subject> own) {
		return world.game().phases().isEmpty()
				? List.of()
				: study.offered(caret.get().<@Nullable String>map(name -> name).orElse(null), own, games);
	}

	private static List<Integer> wanted(Wish wish, int trials) {
		return switch (wish) {
			case Wish.Look look -> List.of();
			case Wish.Ask ask -> List.of();
			case Wish.AskAbout ask -> List.of();
			case Wish.One(int trial) -> trial < trials ? List.of(trial) : List.of();
			case Wish.All all -> IntStream.range(0, trials).boxed().toList();
		};
	}

	/** One processor is left to the window. */
	private static int threads() {
		return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
	}

	/** The experiments of one wish, one after the other. */
	private static final class Run {

		private final ExperimentRunner runner;
		private final AblationStudy study;
		private final ConditionSearch conditions;
		private final Consumer<Balance> told;
		private final CancelIndicator cancel;
		private Balance balance;
		private long last; // nanoseconds; when it was told how far it is

		Run(ExperimentRunner runner, AblationStudy study, ConditionSearch conditions, Consumer<Balance> told, CancelIndicator cancel,
				Balance balance) {
			this.runner = runner;
			this.study = study;
			this.conditions = conditions;
			this.told = told;
			this.cancel = cancel;
			this.balance = balance;
		}

		void ask(int inquiry) {
			BalanceQuestion question = balance.inquiries().get(inquiry);
			reply(inquiry, new BalanceQuestion.Reply.Prepared());
			reply(inquiry, reply(question, (played, total) -> {
				if (System.nanoTime() - last > EVERY) {
					last = System.nanoTime();
					reply(inquiry, new BalanceQuestion.Reply.Playing(played, total));
				}
			}));
		}

		private BalanceQuestion.Reply reply(BalanceQuestion question, GamesListener listener) {
			return question.subject() instanceof BalanceQuestion.Subject.Condition(String condition)
					? conditions.reply(condition, question.games(), listener, cancel)
					: study.reply(question, listener, cancel);
		}

		private synchronized void reply(int inquiry, BalanceQuestion.Reply reply) {
			balance = balance.replied(inquiry, reply);
			told.accept(balance);
		}

		void make(List<Integer> wanted) {
			told.accept(balance);
			for (int trial : wanted) {
				for (int variant = 0; variant < balance.trials().get(trial).variants().size() && !cancel.isCanceled(); variant++) {
					become(trial, variant, made(trial, variant));
				}
			}
		}

		private MeasurementState made(int trial, int variant) {
			become(trial, variant, new MeasurementState.Playing(0));
			ExperimentState meant = balance.trials().get(trial);
			try {
				return new MeasurementState.Made(
						runner.run(trial, meant.variants().get(variant).variant(), meant.games(), new Watch(trial, variant)).findings());
			} catch (GameError error) {
				return new MeasurementState.Failed(error);
			} catch (LoweringException wrong) { // shows only with the expansions of the experiment on
				return new MeasurementState.Failed(new GameError(wrong.place(), List.of(), wrong.getMessage()));
			} catch (CancellationException stopped) {
				return new MeasurementState.NotMade();
			}
		}

		private synchronized void become(int trial, int variant, MeasurementState standing) {
			balance = balance.with(trial, variant, standing);
			told.accept(balance);
		}

		/** Tells from time to time how many games have been played. */
		private final class Watch implements ExperimentProgress {

			private final int trial;
			private final int variant;
			private final AtomicInteger played = new AtomicInteger();

			Watch(int trial, int variant) {
				this.trial = trial;
				this.variant = variant;
			}

			@Override
			public void played(Variant way) {
				int now = played.incrementAndGet();
				synchronized (Run.this) {
					if (System.nanoTime() - last > EVERY) {
						last = System.nanoTime();
						become(trial, variant, new MeasurementState.Playing(now));
					}
				}
			}

			@Override
			public boolean isCancelled() {
				return cancel.isCanceled();
			}
		}
	}
}
