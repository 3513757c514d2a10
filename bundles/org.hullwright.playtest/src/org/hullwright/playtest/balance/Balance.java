package org.hullwright.playtest.balance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.packs.PackProblem;

/**
 * The experiments of a pack, and how far they are.
 *
 * @param pack its name and version, as they stand beside numbers; the name of the folder when it has errors
 * @param versionOrNull of all texts it was made of; null when the pack has errors
 * @param inquiries what can be asked at once, each with its reply
 * @param trials in the order of the text
 * @param candidates titles of the components that may be asked about, by their names
 * @param problems why nothing can be played; then there are no trials
 */
public record Balance(String pack, @Nullable String versionOrNull, List<BalanceQuestion> inquiries, List<ExperimentState> trials,
		SequencedMap<String, String> candidates, List<PackProblem> problems) {

	public Balance {
		inquiries = List.copyOf(inquiries);
		trials = List.copyOf(trials);
		candidates = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(candidates));
		problems = List.copyOf(problems);
	}

	/** Before anybody has looked. */
	static Balance unknown(String pack) {
		return new Balance(pack, null, List.of(), List.of(), new LinkedHashMap<>(), List.of());
	}

	/** The position of the inquiry about something; -1 when there is none. */
	int inquiryAbout(BalanceQuestion.Subject subject) {
		return inquiries.stream().map(BalanceQuestion::subject).toList().indexOf(subject);
	}

	/** The same with another reply to an inquiry. */
	Balance replied(int inquiry, BalanceQuestion.Reply reply) {
		List<BalanceQuestion> changed = new ArrayList<>(inquiries);
		changed.set(inquiry, inquiries.get(inquiry).with(reply));
		return new Balance(pack, versionOrNull, changed, trials, candidates, problems);
	}

	/** The same with another standing of a variant. */
	Balance with(int trial, int variant, MeasurementState standing) {
		return with(trial, trials.get(trial).with(variant, standing));
	}

	private Balance with(int number, ExperimentState trial) {
		List<ExperimentState> changed = new ArrayList<>(trials);
		changed.set(number, trial);
		return new Balance(pack, versionOrNull, inquiries, changed, candidates, problems);
	}

	/** The same with what was answered before of the same inquiries; nothing when a text is no longer the same. */
	Balance keepingReplies(Balance before) {
		if (!Objects.equals(versionOrNull, before.versionOrNull)) {
			return this;
		}
		List<BalanceQuestion> kept = inquiries.stream().map(now -> before.inquiries.stream()
				.filter(then -> then.subject().equals(now.subject()) && then.games() == now.games()).findFirst().orElse(now)).toList();
		return new Balance(pack, versionOrNull, kept, trials, candidates, problems);
	}

	/** The same with what was found before of trials that are not made anew; nothing when a text is no longer the same. */
	Balance keeping(Balance before, List<Integer> anew) {
		Balance kept = this;
		if (Objects.equals(versionOrNull, before.versionOrNull) && trials.size() == before.trials.size()) {
			for (int number = 0; number < trials.size(); number++) {
				kept = anew.contains(number) ? kept : kept.with(number, before.trials.get(number));
			}
		}
		return kept;
	}
}
