package org.hullwright.lang.validation.expansion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.Bond;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.ExpansionReference;
import org.hullwright.model.ExpansionRelation;
import org.hullwright.model.Experiment;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Mode;
import org.hullwright.model.Scenario;
import org.hullwright.model.Step;
import org.hullwright.model.StepChange;
import org.hullwright.model.StepRemoval;
import org.hullwright.model.Test;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Expansions.Circle;

/**
 * How expansions and modes stand to each other: no circles, nothing that can never be on, and nothing asked for that cannot be together.
 */
public class ExpansionChecks extends ConcernChecks {

	/** A longer cycle is not read to its end. */
	private static final int MOST_TOLD = 10;

	private final PackContext packs;

	@Inject
	ExpansionChecks(PackContext packs) {
		this.packs = packs;
	}

	@Check
	void isNotItsOwnRequirement(ExpansionPart part) {
		Expansions.expansionOf(part).ifPresent(expansion -> {
			Expansions expansions = packs.expansions(part.eResource());
			Circle requirements = expansions.circleOfRequirements(expansion);
			Circle order = expansions.circleOfOrder(expansion);
			if (!requirements.isEmpty()) {
				reportAtName(IssueCode.EXPANSION_CIRCULAR, part, expansion.getName(), through(requirements));
			} else if (!order.isEmpty()) {
				reportAtName(IssueCode.EXPANSION_ORDER_CIRCULAR, part, expansion.getName(), through(order));
			}
		});
	}

	private static String through(Circle circle) {
		String more = circle.others() > MOST_TOLD ? " and " + (circle.others() - MOST_TOLD) + " others" : "";
		return circle.others() == 0 ? "" : ", through " + String.join(", ", circle.names(MOST_TOLD)) + more;
	}

	@Check
	void canBeOn(ExpansionPart part) {
		Expansions.expansionOf(part).ifPresent(expansion -> packs.expansions(part.eResource()).impossibilityOf(expansion)
				.ifPresent(reason -> reportAtName(IssueCode.EXPANSION_NEVER, part, expansion.getName(), reason)));
	}

	@Check
	void canBeOn(Mode mode) {
		if (mode.getExcludes().contains(mode)) {
			reportAt(IssueCode.MODE_NEVER, mode, HullPackage.Literals.NAMED__NAME, mode.getName());
		}
	}

	@Check
	void requiresWhatIsThere(ExpansionReference reference) {
		Expansion other = reference.getExpansion();
		if (other == null || other.eIsProxy() || !(reference.eContainer() instanceof ExpansionRelation relation)
				|| relation.getBond() != Bond.REQUIRES) {
			return;
		}
		Expansions expansions = packs.expansions(reference.eResource());
		if (!expansions.isOfWantedVersion(reference)) {
			reportAt(IssueCode.EXPANSION_VERSION, reference, HullPackage.Literals.EXPANSION_REFERENCE__EXPANSION, Expansions.packOf(other),
					expansions.versionOf(other).orElse(""), Expansions.wantedBy(reference), other.getName());
		}
	}

	@Check
	void isBesideWhatIsThere(StepChange change) {
		isThere(change.getAnchor(), change, HullPackage.Literals.STEP_CHANGE__ANCHOR);
	}

	@Check
	void removesWhatIsThere(StepRemoval change) {
		isThere(change.getStep(), change, HullPackage.Literals.STEP_REMOVAL__STEP);
	}

	/** A step that another expansion inserts is there only when that one is on. */
	private void isThere(@Nullable Step step, EObject change, EStructuralFeature feature) {
		if (step == null || step.eIsProxy()) {
			return;
		}
		ExpansionPart there = EcoreUtil2.getContainerOfType(step, ExpansionPart.class);
		ExpansionPart here = EcoreUtil2.getContainerOfType(change, ExpansionPart.class);
		if (there == null || here == null) {
			return;
		}
		Expansions expansions = packs.expansions(change.eResource());
		Expansions.expansionOf(there)
				.ifPresent(needed -> Expansions.expansionOf(here).filter(own -> !expansions.neededBy(own).contains(needed))
						.ifPresent(own -> reportAt(IssueCode.STEP_NOT_THERE, change, feature, step.getName(), expansions.nameOf(needed),
								own.getName())));
	}

	@Check
	void canBeTogether(Scenario scenario) {
		canBeTogether(scenario, HullPackage.Literals.NAMED__NAME, scenario.getExpansions(), scenario.getModes());
	}

	@Check
	void canBeTogether(Test test) {
		canBeTogether(test, HullPackage.Literals.TEST__TITLE, with(test.getExpansions(), test.getScenario(), Scenario::getExpansions),
				with(test.getModes(), test.getScenario(), Scenario::getModes));
	}

	@Check
	void canBeTogether(Experiment experiment) {
		List<Expansion> on = with(experiment.getExpansions(), experiment.getScenario(), Scenario::getExpansions);
		List<Mode> modes = with(experiment.getModes(), experiment.getScenario(), Scenario::getModes);
		canBeTogether(experiment, HullPackage.Literals.EXPERIMENT__TITLE, on, modes);
		experiment.getVaryingExpansions()
				.forEach(varied -> canBeTogether(experiment, HullPackage.Literals.EXPERIMENT__TITLE, with(on, varied), modes));
		experiment.getVaryingModes()
				.forEach(varied -> canBeTogether(experiment, HullPackage.Literals.EXPERIMENT__TITLE, on, with(modes, varied)));
	}

	/** What is asked for, and what a scenario asks for besides. */
	private static <T> List<T> with(List<T> asked, @Nullable Scenario scenario, Function<Scenario, List<T>> more) {
		List<T> all = new ArrayList<>(asked);
		if (scenario != null && !scenario.eIsProxy()) {
			all.addAll(more.apply(scenario));
		}
		return all;
	}

	private static <T> List<T> with(List<T> some, T another) {
		List<T> all = new ArrayList<>(some);
		all.add(another);
		return all;
	}

	private void canBeTogether(EObject place, EStructuralFeature feature, List<Expansion> on, List<Mode> modes) {
		boolean asksForSomething = !on.isEmpty() || !modes.isEmpty();
		if (asksForSomething && on.stream().noneMatch(Expansion::eIsProxy)) {
			packs.expansions(place.eResource()).refusalOf(on).or(() -> refusalOf(modes, on))
					.ifPresent(reason -> reportAt(IssueCode.EXPANSIONS_APART, place, feature, reason));
		}
	}

	private static Optional<String> refusalOf(List<Mode> modes, List<Expansion> on) {
		for (Mode mode : modes) {
			for (Expansion required : requiredBy(mode)) {
				if (!required.eIsProxy() && !on.contains(required)) {
					return Optional.of("the mode " + mode.getName() + " requires the expansion " + required.getName());
				}
			}
			for (Mode other : mode.getExcludes()) {
				if (modes.contains(other)) {
					return Optional.of("the modes " + mode.getName() + " and " + other.getName() + " exclude each other");
				}
			}
		}
		return Optional.empty();
	}

	private static List<Expansion> requiredBy(Mode mode) {
		List<Expansion> required = new ArrayList<>(mode.getRequires());
		Expansions.expansionAround(mode).ifPresent(required::add);
		return required;
	}

	private void reportAtName(IssueCode code, ExpansionPart part, Object... values) {
		reportAt(code, part,
				part instanceof Expansion ? HullPackage.Literals.NAMED__NAME : HullPackage.Literals.EXPANSION_EXTENSION__EXPANSION, values);
	}
}
