package org.hullwright.lang.ide.starting;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.lang.ide.answer.StartingPoint.What;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Component;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Scenario;
import org.hullwright.model.Test;

/** Finds what a game can begin from: components, also where an expansion changes one, scenarios and tests. */
public class StartFinder {

	/** In the order of the text. */
	public List<StartingPoint> startsIn(XtextResource file) {
		return file.getContents().stream().filter(HullFile.class::isInstance).flatMap(hull -> ((HullFile) hull).getDeclarations().stream())
				.flatMap(StartFinder::withChanges).flatMap(declared -> start(declared).stream()).toList();
	}

	private static Stream<EObject> withChanges(EObject declared) {
		return declared instanceof ExpansionPart part ? part.getChanges().stream().map(EObject.class::cast) : Stream.of(declared);
	}

	private static Optional<StartingPoint> start(EObject declared) {
		return switch (declared) {
			case Component component -> start(What.COMPONENT, component, component.getName(), HullPackage.Literals.NAMED__NAME);
			case ComponentChange change ->
				start(What.COMPONENT, change, HullNames.written(change, HullPackage.Literals.COMPONENT_CHANGE__COMPONENT),
						HullPackage.Literals.COMPONENT_CHANGE__COMPONENT);
			case Scenario scenario -> start(What.SCENARIO, scenario, scenario.getName(), HullPackage.Literals.NAMED__NAME);
			case Test test -> start(What.TEST, test, test.getTitle(), HullPackage.Literals.TEST__TITLE);
			default -> Optional.empty();
		};
	}

	/** What has no name yet cannot be begun from. */
	private static Optional<StartingPoint> start(What what, EObject declared, String name, EStructuralFeature naming) {
		INode node = NodeModelUtils.findActualNodeFor(declared);
		return name == null || name.isBlank() || node == null
				? Optional.empty()
				: NodeModelUtils.findNodesForFeature(declared, naming).stream().findFirst()
						.map(named -> new StartingPoint(what, name, Reference.rangeOf(named), Reference.rangeOf(node)));
	}
}
