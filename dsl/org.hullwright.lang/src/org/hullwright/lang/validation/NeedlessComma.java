package org.hullwright.lang.validation;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.HullPackage;
import org.hullwright.model.NameReference;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.types.TypeInference;

/**
 * A property that is read as one more value of the property before it, because of the comma between them.
 *
 * @param property as it is written
 * @param comma where that stands
 */
public record NeedlessComma(String property, int comma) {

	/** What an unknown value may be; empty when what it stands in has no property of that name. */
	public static Optional<NeedlessComma> at(EObject place, TypeInference types) {
		if (!(place instanceof NameReference name) || !(name.eContainer() instanceof PropertyEntry entry)
				|| entry.getValues().indexOf(name) < 1) {
			return Optional.empty();
		}
		String written = HullNames.written(name, HullPackage.Literals.NAME_REFERENCE__TARGET);
		return types.members().find(types.ofOwner(entry), written).flatMap(member -> commaBefore(name))
				.map(comma -> new NeedlessComma(written, comma));
	}

	/** Whether one of the values of a property is none, but the next property. */
	public static boolean isIn(PropertyEntry entry, TypeInference types) {
		return entry.getValues().stream().anyMatch(value -> value instanceof NameReference name && name.getTarget() != null
				&& name.getTarget().eIsProxy() && at(name, types).isPresent());
	}

	private static Optional<Integer> commaBefore(EObject value) {
		int start = NodeModelUtils.findActualNodeFor(value).getOffset();
		ILeafNode last = null;
		for (ILeafNode leaf : NodeModelUtils.findActualNodeFor(value.eContainer()).getLeafNodes()) {
			if (leaf.getOffset() < start && leaf.getText().equals(",")) {
				last = leaf;
			}
		}
		return Optional.ofNullable(last).map(ILeafNode::getOffset);
	}
}
