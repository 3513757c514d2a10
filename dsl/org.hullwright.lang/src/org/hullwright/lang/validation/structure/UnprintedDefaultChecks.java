package org.hullwright.lang.validation.structure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Component;
import org.hullwright.model.Entry;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.NameReference;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.types.Kinds;

/**
 * A default is printed only where it is written. Where one card of a kind prints a single word and another, which has the default, is
 * empty, as may be the roles of two camps, whoever holds the empty one is not told what it is.
 */
public class UnprintedDefaultChecks extends TypedChecks {

	private static final String TEXT = "text";

	private final IResourceScopeCache cache;

	@Inject
	UnprintedDefaultChecks(IResourceScopeCache cache) {
		this.cache = cache;
	}

	/** What the only thing printed on a component is. */
	private record Single(Component on, Property property, EnumerationLiteral usual) {}

	@Check
	void isWritten(Component component) {
		if (component.getName() == null || !printed(component).filter(List::isEmpty).isPresent()) {
			return;
		}
		Map<Kind, Single> singles = cache.get(UnprintedDefaultChecks.class, component.eResource(), () -> singles(component.eResource()));
		types(component).kinds().of(component).map(singles::get).ifPresent(other -> reportAt(IssueCode.DEFAULT_UNPRINTED, component,
				HullPackage.Literals.NAMED__NAME, component.getName(), other.property().getName(), other.on().getName(),
				other.property().getName() + ": " + other.usual().getName()));
	}

	private Map<Kind, Single> singles(Resource file) {
		var singles = new HashMap<Kind, Single>();
		for (Component component : EcoreUtil2.eAllOfType(file.getContents().getFirst(), Component.class)) {
			printed(component).filter(entries -> entries.size() == 1 && component.getName() != null)
					.flatMap(entries -> single(component, entries.getFirst()))
					.ifPresent(single -> types(component).kinds().of(component).ifPresent(kind -> singles.putIfAbsent(kind, single)));
		}
		return singles;
	}

	private static Optional<Single> single(Component component, PropertyEntry entry) {
		Property property = entry.getProperty();
		@Nullable
		Expression value = entry.getValues().size() == 1 ? entry.getValues().getFirst() : null;
		return word(property.getValue()).flatMap(usual -> word(value).filter(printed -> printed != usual)
				.map(printed -> new Single(component, property, usual)));
	}

	private static Optional<EnumerationLiteral> word(@Nullable Expression value) {
		return value instanceof NameReference name && name.getTarget() instanceof EnumerationLiteral word && !word.eIsProxy()
				? Optional.of(word)
				: Optional.empty();
	}

	/** The values on a component; empty where it has sides, rules or a text, and may tell by those what it is. */
	private Optional<List<PropertyEntry>> printed(Component component) {
		return component.getSides().isEmpty() && component.getEntries().stream().allMatch(this::isValue)
				? Optional.of(component.getEntries().stream().map(PropertyEntry.class::cast)
						.filter(entry -> !isOfCore(entry.getProperty(), component)).toList())
				: Optional.empty();
	}

	private boolean isValue(Entry entry) {
		return entry instanceof PropertyEntry written && written.getProperty() != null && !written.getProperty().eIsProxy()
				&& !(TEXT.equals(written.getProperty().getName()) && isOfCore(written.getProperty(), entry));
	}

	private boolean isOfCore(Property property, EObject place) {
		return types(place).kinds().core(Kinds.PIECE).filter(piece -> property.eContainer() == piece).isPresent();
	}
}
