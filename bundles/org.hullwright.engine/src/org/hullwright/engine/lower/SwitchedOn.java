package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.model.AddChange;
import org.hullwright.model.Change;
import org.hullwright.model.Composition;
import org.hullwright.model.Expansion;
import org.hullwright.model.HullFile;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Rule;
import org.hullwright.model.Step;
import org.hullwright.model.StepChange;
import org.hullwright.model.Zone;

/** What applies in a game: the rules of all files, and those expansions that are switched on. */
final class SwitchedOn {

	private final List<Expansion> expansions;
	private final List<Rule> rules = new ArrayList<>();

	/** @param wanted names of the expansions that are on */
	SwitchedOn(Collection<HullFile> files, Set<String> wanted) {
		expansions = declaredIn(files).filter(expansion -> wanted.contains(expansion.getName())).toList();
		files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Rule.class::isInstance).map(Rule.class::cast).forEach(rules::add);
		expansions.forEach(expansion -> rules.addAll(expansion.getRules()));
	}

	/** All expansions there are, on or off. */
	static Stream<Expansion> declaredIn(Collection<HullFile> files) {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Expansion.class::isInstance).map(Expansion.class::cast);
	}

	/** The expansions that are on, in the order of the files. */
	List<Expansion> expansions() {
		return expansions;
	}

	/** The rules that apply, those of expansions last. */
	List<Rule> rules() {
		return rules;
	}

	/** What is put into a zone. */
	List<Composition> additionsTo(Zone zone) {
		return changes(AddChange.class).filter(change -> change.getZone() == zone).map(AddChange::getAddition).toList();
	}

	/** What is taken out of a zone. */
	List<Composition> removalsFrom(Zone zone) {
		return changes(RemoveChange.class).filter(change -> change.getZone() == zone).map(RemoveChange::getRemoval).toList();
	}

	/** What happens to a step. */
	List<StepChange> changesOf(Step anchor) {
		return changes(StepChange.class).filter(change -> change.getAnchor() == anchor).toList();
	}

	private <T extends Change> Stream<T> changes(Class<T> type) {
		return expansions.stream().flatMap(expansion -> expansion.getChanges().stream()).filter(type::isInstance).map(type::cast);
	}
}
