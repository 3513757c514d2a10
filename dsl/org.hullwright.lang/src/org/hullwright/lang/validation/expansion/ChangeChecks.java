package org.hullwright.lang.validation.expansion;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Callable;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Renaming;
import org.hullwright.model.Step;
import org.hullwright.model.StepMove;
import org.hullwright.model.TrackChange;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.Visibility;
import org.hullwright.model.ZoneChange;

/** What expansions change can be changed like that. */
public class ChangeChecks extends TypedChecks {

	@Check
	void computesSomething(DefinitionChange change) {
		Property property = change.getProperty();
		if (property == null || property.eIsProxy() || change.getValue() == null) {
			return;
		}
		if (property.getNature() != PropertyNature.DERIVED) {
			reportAt(IssueCode.NOT_DERIVED, change, HullPackage.Literals.DEFINITION_CHANGE__PROPERTY, property.getName(),
					property.getNature().getLiteral());
			return;
		}
		wants(types(change).of(property), change.getValue());
	}

	@Check
	void staysInItsProcedure(StepMove change) {
		if (change.getStep() == null || change.getAnchor() == null || change.getStep().eIsProxy() || change.getAnchor().eIsProxy()) {
			return;
		}
		if (change.getStep() == change.getAnchor() || procedureOf(change.getStep()) != procedureOf(change.getAnchor())) {
			reportAt(IssueCode.STEP_ELSEWHERE, change, HullPackage.Literals.STEP_MOVE__ANCHOR, change.getStep().getName(),
					change.getAnchor().getName());
		}
	}

	private static EObject procedureOf(Step step) {
		return EcoreUtil2.getContainerOfType(step, Callable.class);
	}

	@Check
	void changesSomething(ComponentChange change) {
		if (change.getEntries().isEmpty() && change.getSides().isEmpty() && change.getComponent() != null) {
			reportAt(IssueCode.NOTHING_CHANGED, change, HullPackage.Literals.COMPONENT_CHANGE__COMPONENT, change.getComponent().getName());
		}
	}

	@Check
	void changesSomething(TrackChange change) {
		if (!change.isBounded() && !change.isStarted() && change.getSpaces().isEmpty() && change.getTrack() != null) {
			reportAt(IssueCode.NOTHING_CHANGED, change, HullPackage.Literals.TRACK_CHANGE__TRACK, change.getTrack().getName());
		}
	}

	@Check
	void changesSomething(ZoneChange change) {
		if (change.getVisibility() == Visibility.DEFAULT && !change.isRefilled() && change.getZone() != null) {
			reportAt(IssueCode.NOTHING_CHANGED, change, HullPackage.Literals.ZONE_CHANGE__ZONE, change.getZone().getName());
		}
	}

	@Check
	void hasNumbersInOrder(TrackChange change) {
		if (change.getTrack() == null || change.getTrack().eIsProxy()) {
			return;
		}
		int lower = change.isBounded() ? change.getLower() : change.getTrack().getLower();
		int upper = change.isBounded() ? change.getUpper() : change.getTrack().getUpper();
		if (lower > upper) {
			reportAt(IssueCode.RANGE_EMPTY, change, HullPackage.Literals.TRACK_CHANGE__UPPER, lower, upper);
			return;
		}
		if (change.isStarted() && (change.getStart() < lower || change.getStart() > upper)) {
			reportAt(IssueCode.START_OUT_OF_RANGE, change, HullPackage.Literals.TRACK_CHANGE__START, change.getStart(), lower, upper);
		}
		for (TrackSpace space : change.getSpaces()) {
			if (space.getNumber() < lower || space.getNumber() > upper) {
				report(IssueCode.NUMBER_OUT_OF_BOUNDS, space, space.getNumber(), lower, upper);
			}
		}
	}

	@Check
	void canBeCalledSomething(Renaming change) {
		if (change.getNamed() != null && !change.getNamed().eIsProxy()
				&& change.getNamed().eClass().getEStructuralFeature("title") == null) {
			reportAt(IssueCode.NO_TITLE, change, HullPackage.Literals.RENAMING__NAMED, change.getNamed().getName());
		}
	}
}
