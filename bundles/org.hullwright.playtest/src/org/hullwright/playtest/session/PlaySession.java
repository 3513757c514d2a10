package org.hullwright.playtest.session;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Edit;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.random.RandomStreams;
import org.hullwright.playtest.debug.Debugger;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.debug.StopLine;
import org.hullwright.playtest.line.Branch;
import org.hullwright.playtest.line.Branches;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.line.ResumedGame;
import org.hullwright.playtest.preparation.Rules;
import org.hullwright.playtest.setup.PlaySetup;

/**
 * A game that persons and bots play. Its commands return at once; what comes of them is told to the listeners, on the thread the executor
 * stands for, which is also the only thread that may give commands. Undo, redo, restart and jumps play the game again.
 */
public final class PlaySession {

	private static final String CHANGED = "The rules were saved. The game was played again by them, up to here.";
	private static final long BOT = RandomStreams.named("play-test bot in a person's place");
	private final PlaySetup setup;
	private final Executor listenersThread;
	private final Timekeeper timekeeper;
	private final List<Consumer<Moment>> listeners = new CopyOnWriteArrayList<>();
	private final Debugger debugger = new Debugger();
	private Rules rules;
	/** Null before the first. */
	private volatile @Nullable Playthrough playthrough;
	/** Null before the first stop. */
	private @Nullable Moment moment;
	/** The stop farthest along the current line; null before the first. */
	private @Nullable Moment furthest;
	private Branches branches = Branches.first();
	/** The line the game goes, as far as that is known; longer than what was reached after the player went back. */
	private Line currentLine = Line.fresh(Set.of());
	/** Where a game that is gone on with is to stand, once what lies ahead of that was played. */
	private @Nullable Integer resumeAt;
	/** Whether the line may have been decided by other rules than it is played by now. */
	private boolean rulesMayDiffer;
	/** Fingerprint of the rules by which the line was decided; empty when each decision has to fit by its words. */
	private String rulesFingerprint = "";
	/** What is told about the game that is gone on with, until that was played; may be empty. */
	private String resumeNotice = "";
	private boolean awaitsAnswer;
	/** Whether it has been told to go on and has not stopped since. */
	private boolean busy;
	private Runnable onBusy = () -> {};

	/** @param listenersThread runs what it is given in order, on one thread, and does not wait for it */
	public PlaySession(Rules rules, PlaySetup setup, Executor listenersThread) {
		this(rules, setup, listenersThread, Timekeeper.OF_THE_MACHINE);
	}

	/** One by another clock. */
	PlaySession(Rules rules, PlaySetup setup, Executor listenersThread, Timekeeper timekeeper) {
		this.timekeeper = timekeeper;
		this.rules = rules;
		this.setup = setup;
		this.listenersThread = listenersThread;
	}

	/** Plays along what is known already, which may be nothing, up to where that stands. */
	public void start(Line known) {
		start(ResumedGame.of(known));
	}

	/** Goes on with a game, from where its line stands. What lies ahead there is played first, so that the story knows it. */
	public void start(ResumedGame game) {
		Line known = game.line();
		branches = game.branches();
		rulesFingerprint = game.fingerprint();
		resumeNotice = game.notice();
		rulesMayDiffer = true;
		resumeAt = known.canRedo() ? known.at() : null;
		String notice = Optional.of(resumeNotice).filter(told -> !told.isEmpty())
				.or(() -> setup.opening().flatMap(rules.program()::missingFor)).<@Nullable String>map(told -> told).orElse(null);
		replay(known.standingAt(known.taken().size()), notice, known.at() == 0);
	}

	/** The last stop; none before the first. While the game goes on, it is the one it goes on from. */
	public Optional<Moment> moment() {
		return Optional.ofNullable(moment);
	}

	/** The stop farthest along the line the game goes now; later than the last one after the player went back. */
	public Optional<Moment> furthest() {
		return Optional.ofNullable(furthest);
	}

	/** The name of the line the game goes now. */
	public String lineName() {
		return branches.name();
	}

	/** Gives the line the game goes now another name; ignored when it is blank or another line is called so. */
	public void nameLine(String name) {
		if (!name.isBlank() && branches.left().stream().noneMatch(other -> other.name().equals(name))) {
			branches = branches.named(name.strip());
		}
	}

	/** The line the game goes now and those that were left, as they are kept. */
	public Branches lines() {
		return branches;
	}

	/** The lines that were left when the player went back and decided otherwise, the oldest first. */
	public List<Branch> branches() {
		return branches.left();
	}

	/** Goes on with a line that was left, from as far as it went; the one it goes now is kept. */
	public void switchTo(Branch branch) {
		moment().map(Moment::line).filter(line -> branches.left().contains(branch)).ifPresent(line -> {
			branches = branches.switchedTo(branch, line);
			replay(branch.line());
		});
	}

	/** Keeps a line no longer that was left. */
	public void forget(Branch branch) {
		branches = branches.without(branch);
	}

	/** Plays a line that was left, aside, and tells what the game is like where it stops. */
	public void lookAt(Branch branch, Consumer<Moment> listener) {
		new Playthrough(rules.program(), setup, new Playthrough.Past(branch.line(), ""), null, timekeeper, (from, reached) -> {
			from.leave();
			listenersThread.execute(() -> listener.accept(reached));
		}).start();
	}

	public PlaySetup setup() {
		return setup;
	}

	public Program program() {
		return rules.program();
	}

	/** Into the rules it is played by; none where games are never looked into. */
	public Optional<Insight> insight() {
		return rules.insight();
	}

	/** The game where it stands still in the middle of its rules. Where it does is said by {@link #stopAt} and {@link #stopNext}. */
	public Debugger debugger() {
		return debugger;
	}

	/** Makes the game stand still at these lines from now on. */
	public void stopAt(Set<StopLine> lines) {
		debugger.stopAt(lines);
		replayWatched();
	}

	/** Makes the game stand still before the next sentence. */
	public void stopNext() {
		debugger.stopNext();
		replayWatched();
	}

	/** A game that is not watched is played once more, silently, to where it is asked now. */
	private void replayWatched() {
		Playthrough now = playthrough;
		if (now != null && awaitsAnswer && debugger.isWanted() && !now.isWatched() && rules.insight().isPresent()) {
			replay(currentLine);
		}
	}

	/** Answers the question at hand; ignored when there is none with such an option. */
	public void choose(int option) {
		boolean offered = moment().flatMap(Moment::question).filter(question -> option >= 0 && option < question.choices().size())
				.isPresent();
		Playthrough now = playthrough;
		if (now != null && awaitsAnswer && offered) {
			awaitsAnswer = false;
			becomeBusy();
			now.answer(option);
		}
	}

	/** Changes the state by hand, at the question at hand; what lay ahead is left. Ignored when nothing is asked. */
	public void change(Edit edit) {
		moment().filter(now -> now.question().isPresent()).map(Moment::line).ifPresent(line -> {
			Line changed = line.with(edit);
			branches = branches.after(line, changed);
			replay(changed);
		});
	}

	/** Answers the question at hand as a bot would. */
	public void letBotChoose() {
		moment().flatMap(Moment::question)
				.ifPresent(question -> choose(RandomStreams.below(setup.seed(), BOT, question.number(), question.choices().size())));
	}

	/** Has a bot with goals weigh the options of the question at hand, which is then told once more; ignored when nothing is asked. */
	public void weigh() {
		Playthrough now = playthrough;
		if (now != null && awaitsAnswer && moment().flatMap(Moment::question).isPresent()) {
			awaitsAnswer = false;
			becomeBusy();
			now.weigh();
		}
	}

	public void undo() {
		moment().map(Moment::line).filter(Line::canUndo).map(Line::undone).ifPresent(this::replay);
	}

	public void redo() {
		moment().map(Moment::line).filter(Line::canRedo).map(Line::redone).ifPresent(this::replay);
	}

	/** Goes to before a decision, by its number from 0; later ones can be redone. */
	public void goTo(int decision) {
		moment().map(Moment::line).map(line -> line.standingAt(decision)).ifPresent(this::replay);
	}

	/** The same game from its beginning; all of it can be redone. */
	public void restart() {
		moment().map(Moment::line).map(line -> line.standingAt(0)).ifPresent(line -> replay(line, null, true));
	}

	/**
	 * Plays the same decisions by other rules, as far as they fit, and goes on from there. Nothing happens when the rules are the same, and
	 * how the game begins.
	 */
	public void changeRules(Rules changed) {
		Optional<String> refusal = setup.opening().flatMap(changed.program()::refusalOf);
		if (refusal.isPresent()) {
			keepRules("The game goes on by the rules as they were, for it cannot begin as it did: " + refusal.get() + ".");
		} else if (setup.opening().isPresent() || !changed.program().world().fingerprint().equals(rules.program().world().fingerprint())) {
			rules = changed;
			rulesMayDiffer = true;
			moment().map(Moment::line).ifPresent(line -> replay(line, CHANGED, false));
		}
	}

	/** Tells why it goes on by the rules as they were. */
	public void keepRules(String reason) {
		moment().map(now -> now.withNotice(reason)).ifPresent(now -> {
			moment = now;
			listeners.forEach(listener -> listener.accept(now));
		});
	}

	/** Ends it; listeners hear no more. */
	public void close() {
		listeners.clear();
		busy = false;
		leavePlaythrough();
	}

	public void addListener(Consumer<Moment> listener) {
		listeners.add(listener);
	}

	public void removeListener(Consumer<Moment> listener) {
		listeners.remove(listener);
	}

	private void replay(Line line) {
		replay(line, null, false);
	}

	/** @param live whether it may stand still before it has come to the end of the line */
	private void replay(Line line, @Nullable String notice, boolean live) {
		leavePlaythrough();
		awaitsAnswer = false;
		currentLine = line;
		Playthrough next = new Playthrough(rules.program(), setup, new Playthrough.Past(line, rulesFingerprint), notice, timekeeper,
				(from, reached) -> listenersThread.execute(() -> arrived(from, reached)));
		rules.insight().filter(insight -> debugger.isWanted()).ifPresent(insight -> next.watch(insight, debugger, live));
		playthrough = next;
		becomeBusy();
		next.start();
	}

	private void leavePlaythrough() {
		Playthrough left = playthrough;
		if (left != null) {
			left.leave();
		}
	}

	private void becomeBusy() {
		busy = true;
		onBusy.run();
	}

	/** Whether it has been told to go on and has not stopped since: bots decide, or it is played again. */
	public boolean isBusy() {
		return busy;
	}

	/** How many decisions there were when a bot decided last. Any thread. */
	public int decided() {
		Playthrough now = playthrough;
		return now == null ? 0 : now.decided();
	}

	/** Who is told whenever it goes on. */
	public void onBusy(Runnable listener) {
		onBusy = listener;
	}

	/** Stops what goes on: it stands where it was asked last. Nothing happens before it was asked at all, or when it stands still. */
	public void stop() {
		if (busy) {
			moment().map(Moment::line).ifPresent(this::replay);
		}
	}

	/** A run that was left meanwhile is not listened to. */
	private void arrived(Playthrough from, Moment reached) {
		if (from == playthrough) {
			Moment told = keepAbandonedLine(reached, from.hasDropped());
			Integer goal = resumeAt;
			if (goal != null) {
				furthest = told;
				resumeAt = null;
				replay(told.line().standingAt(goal), told.noticeOrNull(), false);
				return;
			}
			busy = false;
			moment = told;
			furthest = furthest().filter(far -> far.line().taken().equals(told.line().taken()) && far.line().at() > told.line().at())
					.orElse(told);
			awaitsAnswer = told.question().isPresent();
			listeners.forEach(listener -> listener.accept(told));
			replayWatched();
		}
	}

	/**
	 * By other rules the same decisions may read otherwise, so then only what no longer fits was left.
	 *
	 * @return the stop, with the notice of where what was left is kept
	 */
	private Moment keepAbandonedLine(Moment reached, boolean dropped) {
		Line now = reached.line();
		Branches before = branches;
		boolean fits = rulesMayDiffer && !dropped && now.taken().size() >= currentLine.taken().size();
		if (!fits) {
			branches = branches.after(currentLine, now);
		}
		Moment told = dropped && branches.known() > before.known() ? reached.withNotice(left(before.name(), reached)) : reached;
		currentLine = now;
		rulesMayDiffer = false;
		rulesFingerprint = "";
		resumeNotice = "";
		return told;
	}

	private String left(String line, Moment reached) {
		String why = reached.notice().map(told -> told + " ").orElse("");
		return (resumeNotice.isEmpty() ? "" : resumeNotice + " ") + why + "As it was, the game is kept among the lines of play as \"" + line
				+ "\".";
	}
}
