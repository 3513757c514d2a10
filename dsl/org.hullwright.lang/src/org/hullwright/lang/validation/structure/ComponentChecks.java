package org.hullwright.lang.validation.structure;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.messages.NeedlessComma;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Component;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Entry;
import org.hullwright.model.Expression;
import org.hullwright.model.Grid;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.KindMember;
import org.hullwright.model.LegendEntry;
import org.hullwright.model.Path;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Side;
import org.hullwright.model.SideChange;
import org.hullwright.model.Space;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.series.Series;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeWords;

/** What components print: everything once, nothing forgotten, each value of the right type. */
public class ComponentChecks extends TypedChecks {

	private final IResourceScopeCache cache;

	@Inject
	ComponentChecks(IResourceScopeCache cache) {
		this.cache = cache;
	}

	@Check
	void saysEverythingOnce(Component component) {
		saysOnce(component.getEntries(), Set.of());
		component.getSides().forEach(side -> saysOnce(side.getEntries(), membersOf(component.getEntries())));
	}

	@Check
	void saysEverythingOnce(ComponentChange change) {
		saysOnce(change.getEntries(), Set.of());
		change.getSides().forEach(side -> saysOnce(side.getEntries(), Set.of()));
	}

	@Check
	void saysEverythingOnce(Space space) {
		saysOnce(space.getEntries(), Set.of());
	}

	@Check
	void saysEverythingOnce(LegendEntry letter) {
		saysOnce(letter.getEntries(), Set.of());
	}

	@Check
	void saysEverythingOnce(Grid grid) {
		saysOnce(grid.getEntries(), Set.of());
	}

	@Check
	void saysEverythingOnce(Path path) {
		saysOnce(path.getEntries(), Set.of());
	}

	@Check
	void forgetsNothing(Component component) {
		Set<KindMember> printed = membersOf(component.getEntries());
		List<Property> missing = types(component).kinds().of(component).stream()
				.flatMap(kind -> mandatory(component).computeIfAbsent(kind, any -> mandatoryOf(kind, component)).stream())
				.filter(property -> !printed.contains(property) && !isOnEverySide(component, property))
				.toList();
		boolean series = Series.isSeries(component);
		if (!missing.isEmpty() && (component.getName() != null || series)) {
			reportAt(IssueCode.PROPERTY_MISSING, component,
					series ? HullPackage.Literals.COMPONENT__VARIATIONS : HullPackage.Literals.NAMED__NAME,
					series ? HullNames.seriesName(component) : component.getName(),
					new Worded(
							missing.stream().map(property -> property.getName() + ": " + TypeWords.of(types(component).of(property)))
									.collect(Collectors.joining(", ")),
							missing.stream().map(Property::getName).toList()),
					inherited(component, missing.getFirst()));
		}
	}

	/** Looked up once for each kind, as thousands of components may have thousands of properties each. */
	private Map<Kind, List<Property>> mandatory(Component component) {
		return cache.get(ComponentChecks.class, component.eResource(), HashMap::new);
	}

	private List<Property> mandatoryOf(Kind kind, Component component) {
		return types(component).members().of(kind).stream().filter(Property.class::isInstance).map(Property.class::cast)
				.filter(this::mustBePrinted).toList();
	}

	/** That a property is not of the kind the component is declared with, but of one above it. */
	private String inherited(Component component, Property property) {
		Kind owner = property.eContainer() instanceof KindExtension extension ? extension.getKind() : (Kind) property.eContainer();
		return types(component).kinds().of(component).filter(kind -> kind != owner)
				.map(kind -> " Every " + owner.getName() + " does, and this is one.").orElse("");
	}

	@Check
	void canBePrinted(PropertyEntry entry) {
		Property property = entry.getProperty();
		if (property == null || property.eIsProxy()) {
			return;
		}
		boolean fits = switch (property.getNature()) {
			case PRINTED -> true;
			case STATE -> !(entry.eContainer() instanceof Side || entry.eContainer() instanceof SideChange);
			case DERIVED, BUILT_IN -> false;
		};
		if (!fits) {
			reportAt(IssueCode.PROPERTY_NOT_PRINTABLE, entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY, property.getName(),
					property.getNature().getLiteral());
		}
	}

	@Check
	void hasValuesOfItsType(PropertyEntry entry) {
		Property property = entry.getProperty();
		if (property == null || property.eIsProxy()) {
			return;
		}
		Type declared = types(entry).of(property);
		boolean list = declared.present() instanceof Type.ListType;
		if (entry.getValues().isEmpty() && !(declared instanceof Type.TruthType) && !declared.isUnknown()) {
			reportAt(IssueCode.PROPERTY_WITHOUT_VALUE, entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY, property.getName(),
					TypeWords.of(declared));
		}
		if (entry.getValues().size() > 1 && !list && !declared.isUnknown() && !NeedlessComma.isIn(entry, types(entry))) {
			reportAt(IssueCode.PROPERTY_WITH_VALUES, entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY, property.getName());
		}
		Type each = ExpectedTypes.ofPrintedValue(declared);
		for (Expression value : entry.getValues()) {
			if (!list || !types(entry).assignability().isAssignable(typeOf(value), declared)) {
				wants(each, value);
			}
			isWithinBounds(value, each);
		}
	}

	private void isWithinBounds(Expression value, Type type) {
		if (type.present() instanceof Type.NumberType(var lower, var upper) && lower != null && upper != null) {
			Constants.numberOf(value).ifPresent(number -> {
				if (number < lower || number > upper) {
					report(IssueCode.NUMBER_OUT_OF_BOUNDS, value, number, lower, upper);
				}
			});
		}
	}

	private void saysOnce(Collection<Entry> entries, Set<KindMember> before) {
		var said = new HashSet<>(before);
		for (Entry entry : entries) {
			memberOf(entry).filter(member -> !said.add(member)).forEach(member -> report(
					member instanceof EffectSlot ? IssueCode.SLOT_TWICE : IssueCode.PROPERTY_TWICE, entry, member.getName()));
		}
	}

	/** Truths are no, lists empty and optional values none unless printed; everything else has to be printed or have a default. */
	private boolean mustBePrinted(Property property) {
		return property.getNature() == PropertyNature.PRINTED && property.getValue() == null
				&& switch (types(property).of(property)) {
					case Type.TruthType truth -> false;
					case Type.ListType list -> false;
					case Type.OptionalType optional -> false;
					case Type.UnknownType unknown -> false;
					default -> true;
				};
	}

	private static boolean isOnEverySide(Component component, Property property) {
		return !component.getSides().isEmpty()
				&& component.getSides().stream().allMatch(side -> membersOf(side.getEntries()).contains(property));
	}

	private static Set<KindMember> membersOf(List<Entry> entries) {
		return entries.stream().flatMap(ComponentChecks::memberOf).collect(Collectors.toSet());
	}

	private static Stream<KindMember> memberOf(Entry entry) {
		EObject member = switch (entry) {
			case PropertyEntry property -> property.getProperty();
			case EffectEntry effect -> effect.getSlot();
			case ZoneEntry zone -> zone.getZone();
			default -> null;
		};
		return member instanceof KindMember known && !known.eIsProxy() ? Stream.of(known) : Stream.empty();
	}
}
