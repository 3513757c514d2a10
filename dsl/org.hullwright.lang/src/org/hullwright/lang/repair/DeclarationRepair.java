package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Finds out what is wrong with a declaration that cannot be read. Of all repairs that come into question the one is taken that lets it be
 * read furthest, in any case beyond the line: what helps less is no mend but another mistake. Then the rest is looked at as if that had
 * been mended. For one thread.
 */
class DeclarationRepair {

	/** Mistakes that are told of one declaration. */
	private static final int MOST_PROBLEMS = 3;
	/** Repairs that are tried for one mistake. */
	private static final int MOST_TRIALS = 40;
	/** How often the same word may be missing in a row. */
	private static final int MOST_REPEATED = 30;

	/** Those that are surest come first: of two that help alike, the first is taken. */
	private static final List<RepairRule> RULES = List.of(new QuoteRepairs(), new SignRepairs(), new TextRepairs(), new NameRepairs(),
			new BraceRepairs(), new AssignmentRepairs(),
			new PlayersRepairs(), new ChoiceRepairs(), new TogetherRepairs(), new NumberRepairs(), new ConditionRepairs(),
			new PrintedValueRepairs(), new CountRepairs(), new VersionRepairs(),
			new CallRepairs(), new PhraseRepairs(),
			new MovementRepairs(), new TypeRepairs(),
			new BracketRepairs(),
			new WordRepairs());

	private final ReadingTrial trial;

	@Inject
	DeclarationRepair(ReadingTrial trial) {
		this.trial = trial;
	}

	/** A repair that was tried, and where the text that it leads to cannot be read on; null when all of it can. */
	private record Tried(Repair repair, String text, @Nullable Obstacle next) {

		/** How far the text can be read with it, as a place in the text without it. */
		int reach() {
			return next == null ? Integer.MAX_VALUE : Replacement.before(next.offset(), repair.changes());
		}
	}

	/**
	 * What is wrong, in the order in which it was found; none when all can be read.
	 *
	 * @param text of the declaration alone
	 * @param from where that begins in its file
	 */
	List<SyntaxProblem> problems(String text, int from, boolean isHead, KnownNames known) {
		var problems = new ArrayList<SyntaxProblem>();
		var made = new ArrayList<List<Replacement>>();
		String current = text;
		while (problems.size() < MOST_PROBLEMS) {
			Optional<Obstacle> obstacle = trial.obstacle(current, isHead);
			if (obstacle.isEmpty()) {
				break;
			}
			Situation situation = Situation.of(current, Tokenizer.of(current), obstacle.get(), known);
			Optional<Tried> best = best(situation, isHead);
			if (best.isEmpty()) {
				problems.add(new SyntaxProblem(from + original(situation.marked().offset(), made), situation.marked().text().length(),
						obstacle.get().message(), null));
				break;
			}
			problems.add(problem(best.get().repair(), obstacle.get(), made, from));
			made.add(best.get().repair().changes());
			current = best.get().text();
		}
		return problems;
	}

	private Optional<Tried> best(Situation situation, boolean isHead) {
		Tried best = null;
		for (Repair repair : RULES.stream().flatMap(rule -> rule.repairs(situation)).limit(MOST_TRIALS).toList()) {
			Tried tried = repeated(tried(repair, situation.text(), isHead), situation, isHead);
			if (helps(tried, situation) && (best == null || tried.reach() > best.reach())) {
				best = tried;
				if (tried.next() == null) {
					break;
				}
			}
		}
		return Optional.ofNullable(best);
	}

	private Tried tried(Repair repair, String text, boolean isHead) {
		String changed = Replacement.applied(text, repair.changes());
		return new Tried(repair, changed, trial.obstacle(changed, isHead).<@Nullable Obstacle>map(next -> next).orElse(null));
	}

	/** What is missing once is often missing again and again, as commas are. */
	private Tried repeated(Tried first, Situation situation, boolean isHead) {
		String word = first.repair().repeated();
		Tried last = first;
		for (int times = 0; times < MOST_REPEATED && !word.isEmpty(); times++) {
			Optional<Obstacle> next = Optional.ofNullable(last.next()).filter(obstacle -> obstacle.keywords().contains(word)
					&& obstacle.offset() < situation.text().length());
			int place = next.isEmpty() ? -1 : Replacement.before(next.get().offset(), last.repair().changes());
			Optional<Token> missing = situation.words().stream().filter(each -> each.offset() == place).findFirst();
			Optional<Token> before = situation.words().stream().filter(each -> each.end() <= place).reduce((earlier, later) -> later);
			if (missing.isEmpty() || before.isEmpty()) {
				break;
			}
			var changes = new ArrayList<>(last.repair().changes());
			changes.add(Character.isLetter(word.charAt(0))
					? new Replacement(missing.get().offset(), 0, word + " ")
					: new Replacement(before.get().end(), 0, word));
			Repair more = new Repair(first.repair().title(), first.repair().message(), first.repair().marked(), List.copyOf(changes),
					first.repair().isSure(), word);
			Tried tried = tried(more, situation.text(), isHead);
			if (tried.reach() <= last.reach()) {
				break;
			}
			last = tried;
		}
		return last;
	}

	private static boolean helps(Tried tried, Situation situation) {
		if (tried.repair().isSure()) {
			return tried.reach() > situation.obstacle().offset();
		}
		int end = situation.text().indexOf('\n', situation.obstacle().offset());
		return tried.next() == null || end >= 0 && tried.reach() > end;
	}

	private static SyntaxProblem problem(Repair repair, Obstacle obstacle, List<List<Replacement>> made, int from) {
		int start = original(repair.marked().offset(), made);
		int end = original(repair.marked().end(), made);
		List<Replacement> changes = repair.changes().stream().map(change -> {
			int offset = original(change.offset(), made);
			return new Replacement(from + offset, Math.max(0, original(change.end(), made) - offset), change.text());
		}).toList();
		return new SyntaxProblem(from + start, Math.max(1, end - start), repair.message().isEmpty() ? obstacle.message() : repair.message(),
				new SyntaxProblem.Mend(repair.title(), changes));
	}

	/** A place in the text as it is written. */
	private static int original(int place, List<List<Replacement>> made) {
		int original = place;
		for (List<Replacement> changes : made.reversed()) {
			original = Replacement.before(original, changes);
		}
		return original;
	}
}
