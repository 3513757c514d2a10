package org.hullwright.lang.validation.structure;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.PrintedValues;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Component;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Substitution;
import org.hullwright.model.expansions.Expansions;

/** What is unique is printed by one component only, in a pack and in those it requires. */
public class UniqueChecks extends TypedChecks {

	/**
	 * Components of other kinds may have another property of that name, with that value; one of these is near the front of any honest list.
	 */
	private static final int MOST_COMPARED = 100;

	private final IResourceScopeCache cache;

	@Inject
	UniqueChecks(IResourceScopeCache cache) {
		this.cache = cache;
	}

	@Check
	void isPrinted(Property property) {
		if (property.isUnique() && property.getNature() != PropertyNature.PRINTED) {
			reportAt(IssueCode.UNIQUE_UNFIT, property, HullPackage.Literals.PROPERTY__UNIQUE, property.getName(),
					property.getNature().getLiteral());
		}
	}

	@Check
	void isPrintedOnce(PropertyEntry entry) {
		Property property = entry.getProperty();
		Component own = EcoreUtil2.getContainerOfType(entry, Component.class);
		String value = PrintedValues.written(entry);
		if (property == null || property.eIsProxy() || !property.isUnique() || own == null || value.isEmpty()) {
			return;
		}
		packs().printed(entry.eResource()).printing(property.getName(), value).stream().limit(MOST_COMPARED)
				.map(described -> EcoreUtil.resolve(described.getEObjectOrProxy(), entry))
				.filter(found -> found != own).filter(Component.class::isInstance).map(Component.class::cast)
				.filter(other -> prints(other, property, value) && !(exchanged(entry).contains(own) && exchanged(entry).contains(other)))
				.findFirst()
				.ifPresent(other -> report(IssueCode.UNIQUE_TWICE, entry.getValues().getFirst(), sentence(property.getName()), value,
						other.getName(),
						where(other, entry)));
	}

	private static String where(Component other, PropertyEntry entry) {
		String pack = PackContext.packOf(other.eResource());
		return pack.equals(PackContext.packOf(entry.eResource())) ? "" : " in the pack " + pack;
	}

	private static boolean prints(Component component, Property property, String value) {
		return PrintedValues.entries(component).filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.anyMatch(entry -> entry.getProperty() == property && PrintedValues.written(entry).equals(value));
	}

	/** What expansions put in the place of something else, and that: one may look like the other. */
	private Set<Component> exchanged(PropertyEntry entry) {
		return cache.get(UniqueChecks.class, entry.eResource(), () -> {
			Expansions expansions = packs().expansions(entry.eResource());
			return expansions.all().stream().map(expansions::changesOf).flatMap(List::stream)
					.filter(Substitution.class::isInstance).map(Substitution.class::cast)
					.flatMap(change -> Stream.of(change.getComponent(), change.getReplacement())).filter(Objects::nonNull)
					.collect(Collectors.toSet());
		});
	}
}
