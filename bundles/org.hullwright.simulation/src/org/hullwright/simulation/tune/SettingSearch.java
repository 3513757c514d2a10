package org.hullwright.simulation.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.IntFunction;

import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.rules.Ruleset;

/**
 * Coordinate search over several numbers: the first one is searched by bisection while the others are as they are now. Where none of its
 * values fits, it stays at the one that came nearest, and the next number is searched; and so on in turn. It ends when a setting fits, when
 * a whole turn has moved no number, or after so many turns.
 */
public final class SettingSearch {

	/** Turns after which it gives up. */
	public static final int MOST_TURNS = 3;

	private final List<NumberRange> ranges;
	private final Function<SequencedMap<String, Integer>, Ruleset> rulesets;
	private final Function<IntFunction<Ruleset>, Tuner> tuners;
	private final List<Setting> tried = new ArrayList<>();
	private boolean oneSided;

	/**
	 * @param ranges the numbers that may change, in the order in which they are to
	 * @param rulesets the rules with values of all these numbers
	 * @param tuners searches one number
	 */
	public SettingSearch(List<NumberRange> ranges, Function<SequencedMap<String, Integer>, Ruleset> rulesets,
			Function<IntFunction<Ruleset>, Tuner> tuners) {
		this.ranges = List.copyOf(ranges);
		this.rulesets = rulesets;
		this.tuners = tuners;
	}

	/** One that fits; empty when none was found, or the user cancelled. */
	public Optional<Setting> search(SimulationProgress progress) {
		SequencedMap<String, Integer> now = new LinkedHashMap<>();
		ranges.forEach(range -> now.put(range.name(), range.start()));
		int turns = ranges.size() == 1 ? 1 : MOST_TURNS;
		boolean moved = true;
		for (int turn = 0; turn < turns && moved; turn++) {
			SequencedMap<String, Integer> before = new LinkedHashMap<>(now);
			for (NumberRange range : ranges) {
				Optional<Setting> found = search(range, now, progress);
				if (found.isPresent() || progress.isCancelled()) {
					return found;
				}
			}
			moved = !before.equals(now);
		}
		return Optional.empty();
	}

	/** Searches one number, which is left at the value that came nearest. */
	private Optional<Setting> search(NumberRange range, SequencedMap<String, Integer> now, SimulationProgress progress) {
		Tuner tuner = tuners.apply(value -> rulesets.apply(with(now, range.name(), value)));
		known(range, now).forEach(tuner::know);
		Optional<Tried> found = tuner.search(range.from(), range.to(), progress);
		tuner.tried().stream().map(one -> new Setting(with(now, range.name(), one.number()), one))
				.filter(setting -> tried.stream().noneMatch(earlier -> earlier.numbers().equals(setting.numbers()))).forEach(tried::add);
		oneSided = ranges.size() == 1 && tuner.isOneSided();
		tuner.nearest().ifPresent(nearest -> now.put(range.name(), nearest.number()));
		return found.map(one -> new Setting(with(now, range.name(), one.number()), one));
	}

	/** What was tried already that differs in that number alone. */
	private List<Tried> known(NumberRange range, SequencedMap<String, Integer> now) {
		return tried.stream().filter(setting -> with(now, range.name(), setting.numbers().get(range.name())).equals(setting.numbers()))
				.map(setting -> new Tried(setting.numbers().get(range.name()), setting.tried().sample(), setting.tried().interval(),
						setting.tried().verdict()))
				.toList();
	}

	private static SequencedMap<String, Integer> with(SequencedMap<String, Integer> numbers, String name, int value) {
		SequencedMap<String, Integer> changed = new LinkedHashMap<>(numbers);
		changed.put(name, value);
		return changed;
	}

	/** All settings that were tried: of the first number first, each number from its least value on. */
	public List<Setting> tried() {
		return List.copyOf(tried);
	}

	/** Of all that were tried the one that came nearest to the bounds. */
	public Optional<Setting> nearest(Target target) {
		return tried.stream().min(Comparator.comparingDouble(setting -> target.distance(setting.tried())));
	}

	/** Whether there is only one number, and nothing between its ends was tried, as both are on the same side of the bounds. */
	public boolean isOneSided() {
		return oneSided;
	}
}
