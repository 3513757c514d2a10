package org.hullwright.lang.validation.structure;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedSet;
import java.util.Set;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Component;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Query;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.series.Member;
import org.hullwright.model.series.Series;
import org.hullwright.model.series.SeriesBudget;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Locals;
import org.hullwright.model.types.Type;

/** A series goes through what is known before the game, and all that it makes has names of its own. */
public class SeriesChecks extends TypedChecks {

	private final IResourceScopeCache cache;

	@Inject
	SeriesChecks(IResourceScopeCache cache) {
		this.cache = cache;
	}

	@Check
	void goesThroughWhatIsKnown(Query variation) {
		if (!Locals.isVariation(variation)) {
			return;
		}
		boolean known = variation instanceof NumberQuery numbers
				? Constants.numberOf(numbers.getLower()).isPresent() && Constants.numberOf(numbers.getUpper()).isPresent()
				: variation.getSubject() == null || variation.getSubject().eIsProxy()
						|| types(variation).kinds().declarationOf(variation.getSubject()).isPresent();
		if (!known) {
			report(IssueCode.SERIES_UNFIT, variation);
		}
	}

	@Check
	void isWithinLimits(Component series) {
		if (!Series.isSeries(series)) {
			return;
		}
		Series all = cache.get(Series.class, series.eResource(), () -> new Series(packs().files(series.eResource())));
		List<Component> declared = packs().files(series.eResource()).stream().filter(file -> isOfSamePack(file, series))
				.flatMap(file -> file.getDeclarations().stream()).filter(Component.class::isInstance).map(Component.class::cast).toList();
		if (!isWithinLimits(series, all, declared)) {
			reportAt(IssueCode.SERIES_TOO_LARGE, series, HullPackage.Literals.COMPONENT__VARIATIONS, HullNames.seriesName(series),
					Series.MOST);
			return;
		}
		var outside = new HashSet<EObject>();
		all.membersOf(series).forEach(member -> member.eAllContents().forEachRemaining(part -> {
			if (part instanceof PropertyEntry entry && entry.getProperty() != null && !entry.getProperty().eIsProxy()) {
				isWithinBounds(entry, outside);
			}
		}));
		Map<String, Component> first = cache.get(SeriesChecks.class, series.eResource(), () -> declaredFirst(declared, all));
		nameTaken(series, all, first).ifPresent(
				name -> reportAt(IssueCode.SERIES_TWICE, series, HullPackage.Literals.COMPONENT__VARIATIONS, name));
	}

	/**
	 * What is worked out for each member is told once, for the first that does not fit; any other number has a check where it is written.
	 */
	private void isWithinBounds(PropertyEntry entry, Set<EObject> told) {
		if (!(ExpectedTypes.ofPrintedValue(types(entry).of(entry.getProperty())).present() instanceof Type.NumberType(var lower, var upper))
				|| lower == null || upper == null) {
			return;
		}
		for (Expression value : entry.getValues()) {
			EObject written = Member.written(value);
			OptionalInt number = Constants.numberOf(value);
			boolean computed = written instanceof Expression text && Constants.numberOf(text).isEmpty();
			if (computed && number.isPresent() && (number.getAsInt() < lower || number.getAsInt() > upper) && told.add(written)) {
				report(IssueCode.NUMBER_OUT_OF_BOUNDS, written, number.getAsInt(), lower, upper);
			}
		}
	}

	/** What comes before it may fit; whatever goes beyond the limit is not made. */
	private boolean isWithinLimits(Component series, Series all, List<Component> declared) {
		SequencedSet<Component> within = cache.get(SeriesBudget.class, series.eResource(), () -> firstWithinLimits(declared, all));
		return within.contains(series);
	}

	private static SequencedSet<Component> firstWithinLimits(List<Component> declared, Series all) {
		var within = new LinkedHashSet<Component>();
		var budget = new SeriesBudget(all);
		declared.stream().filter(Series::isSeries).takeWhile(budget::take).forEach(within::add);
		return within;
	}

	private static Optional<String> nameTaken(Component series, Series all, Map<String, Component> first) {
		return all.membersOf(series).stream().map(Component::getName).filter(name -> first.get(name) != series).findFirst();
	}

	/** What each name belongs to in the pack: the component that has it, else the first series that makes one of it. */
	private static Map<String, Component> declaredFirst(List<Component> declared, Series all) {
		var first = new HashMap<String, Component>();
		declared.stream().filter(component -> component.getName() != null).forEach(component -> first.put(component.getName(), component));
		firstWithinLimits(declared, all)
				.forEach(component -> all.membersOf(component).forEach(member -> first.putIfAbsent(member.getName(), component)));
		return first;
	}

	private static boolean isOfSamePack(HullFile file, Component series) {
		return PackContext.packOf(file.eResource()).equals(Expansions.packOf(series));
	}
}
