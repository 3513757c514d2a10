package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.validation.IssueCode;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Expression;
import org.hullwright.model.Game;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Measure;
import org.hullwright.model.Named;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Substitution;
import org.hullwright.model.Track;
import org.hullwright.model.TrackChange;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.TypeReference;

/** Mends numbers: to the nearest one that will do, or what they have to fit. */
class NumberFixes {

	Map<IssueCode, Fixer> fixers() {
		Fixer nearest = NumberFixes::nearest;
		Fixer fewer = NumberFixes::fewer;
		Fixer more = NumberFixes::moreCopies;
		return Map.of(
				IssueCode.NUMBER_OUT_OF_BOUNDS, nearest.or(NumberFixes::widerBounds),
				IssueCode.START_OUT_OF_RANGE, nearest,
				IssueCode.RANGE_EMPTY, NumberFixes::swapped,
				IssueCode.NOBODY_PLAYS, NumberFixes::somebody,
				IssueCode.VALUE_CLAMPED, NumberFixes::clamped,
				IssueCode.COMPOSITION_EXCEEDS_COPIES, more.or(fewer),
				IssueCode.EXPECTED_MEASURE, NumberFixes::measure);
	}

	private static Stream<Remedy> nearest(Mistake mistake) {
		int near = Math.clamp(number(mistake, "number"), number(mistake, "lower"), number(mistake, "upper"));
		return numberIn(mistake)
				.map(range -> Remedy.of("Change to “" + near + "”", new Edit().replace(mistake.file(), range, String.valueOf(near))))
				.stream();
	}

	private static int number(Mistake mistake, String name) {
		return Integer.parseInt(mistake.told(name));
	}

	/** The number itself, where more than it is marked. */
	private static Optional<TextRange> numberIn(Mistake mistake) {
		return mistake.place() instanceof TrackSpace space
				? Parts.rangeOf(space, HullPackage.Literals.TRACK_SPACE__NUMBER)
				: Optional.of(mistake.range()).filter(range -> mistake.written().matches("-?\\s*\\d+"));
	}

	private static Stream<Remedy> widerBounds(Mistake mistake) {
		boolean tooLow = number(mistake, "number") < number(mistake, "lower");
		return switch (mistake.place()) {
			case Expression value when value.eContainer() instanceof PropertyEntry entry && entry.getProperty() != null ->
				wider(mistake, entry.getProperty(),
						entry.getProperty().getType(),
						tooLow ? HullPackage.Literals.TYPE_REFERENCE__LOWER : HullPackage.Literals.TYPE_REFERENCE__UPPER);
			case TrackSpace space when space.eContainer() instanceof Track track -> wider(mistake, track, track,
					tooLow ? HullPackage.Literals.TRACK__LOWER : HullPackage.Literals.TRACK__UPPER);
			default -> Stream.of();
		};
	}

	private static Stream<Remedy> wider(Mistake mistake, Named widened, EObject holder, EStructuralFeature bound) {
		return !isOfSamePack(widened, mistake) || holder == null
				? Stream.of()
				: Parts.rangeOf(holder, bound).stream()
						.map(range -> Remedy.of(
								"Let “" + widened.getName() + "” go " + (bound.getName().equals("upper") ? "up" : "down") + " to "
										+ mistake.told("number"),
								new Edit().replace(Parts.fileOf(holder), range, mistake.told("number"))));
	}

	private static boolean isOfSamePack(EObject declared, Mistake mistake) {
		return PackContext.packOf(declared.eResource()).equals(PackContext.packOf(mistake.file()));
	}

	private static Stream<Remedy> somebody(Mistake mistake) {
		var edit = new Edit();
		Stream.of(HullPackage.Literals.GAME__FEWEST_PLAYERS, HullPackage.Literals.GAME__MOST_PLAYERS)
				.filter(bound -> (int) mistake.place().eGet(bound) < 1)
				.flatMap(bound -> Parts.rangeOf(mistake.place(), bound).stream()).forEach(none -> edit.replace(mistake.file(), none, "1"));
		return Stream.of(Remedy.of("Let 1 player play", edit));
	}

	private static Stream<Remedy> swapped(Mistake mistake) {
		return switch (mistake.place()) {
			case Track track -> swapped(track, HullPackage.Literals.TRACK__LOWER, HullPackage.Literals.TRACK__UPPER);
			case TrackChange change -> swapped(change, HullPackage.Literals.TRACK_CHANGE__LOWER, HullPackage.Literals.TRACK_CHANGE__UPPER);
			case Game game -> swapped(game, HullPackage.Literals.GAME__FEWEST_PLAYERS, HullPackage.Literals.GAME__MOST_PLAYERS);
			case TypeReference type ->
				swapped(type, HullPackage.Literals.TYPE_REFERENCE__LOWER, HullPackage.Literals.TYPE_REFERENCE__UPPER);
			case Measure measure -> swapped(measure, HullPackage.Literals.MEASURE__LOWER, HullPackage.Literals.MEASURE__UPPER);
			default -> Stream.of();
		};
	}

	private static Stream<Remedy> swapped(EObject range, EStructuralFeature lower, EStructuralFeature upper) {
		return Parts.rangeOf(range, lower).flatMap(low -> Parts.rangeOf(range, upper).map(high -> {
			var file = Parts.fileOf(range);
			return Remedy.of("Swap the two numbers",
					new Edit().replace(file, low, Parts.written(file, high)).replace(file, high, Parts.written(file, low)));
		})).stream();
	}

	private static Stream<Remedy> clamped(Mistake mistake) {
		String number = mistake.told("number");
		return mistake.place().eContainer() instanceof AdjustEffect adjust
				? Stream.of(Remedy.safe("Set it to " + number,
						new Edit().replace(adjust, "set " + Parts.written(adjust.getTarget()) + " to " + number)))
				: Stream.of(Remedy.safe("Change to “" + number + "”", new Edit().replace(mistake.place(), number)));
	}

	private static Stream<Remedy> moreCopies(Mistake mistake) {
		return copied(mistake).filter(component -> isOfSamePack(component, mistake))
				.map(component -> Remedy.of("Let there be " + mistake.told("wanted") + " of “" + component.getName() + "”",
						withCopies(component, mistake.told("wanted"))))
				.stream();
	}

	private static Optional<Component> copied(Mistake mistake) {
		EObject named = switch (mistake.place()) {
			case Composition line -> line.getContent();
			case Substitution change -> change.getReplacement();
			default -> null;
		};
		return Optional.ofNullable(named).filter(Component.class::isInstance).map(Component.class::cast);
	}

	private static Edit withCopies(Component component, String copies) {
		return component.getEntries().stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> entry.getProperty() != null && "copies".equals(entry.getProperty().getName())
						&& !entry.getValues().isEmpty())
				.findFirst()
				.map(entry -> new Edit().replace(entry.getValues().getFirst(), copies))
				.orElseGet(() -> new Edit().append(component, "copies: " + copies));
	}

	private static Stream<Remedy> fewer(Mistake mistake) {
		if (!(mistake.place() instanceof Composition line) || line.getCount() == 0) {
			return Stream.of();
		}
		int left = line.getCount() - number(mistake, "wanted") + number(mistake, "available");
		return left < 1
				? Stream.of()
				: Parts.rangeOf(line, HullPackage.Literals.COMPOSITION__COUNT).stream()
						.map(count -> Remedy.of("Take " + left, new Edit().replace(mistake.file(), count, String.valueOf(left))));
	}

	private static Stream<Remedy> measure(Mistake mistake) {
		var measure = (Measure) mistake.place();
		return measure.isPercent()
				? Parts.rangeOf(measure, HullPackage.Literals.MEASURE__PERCENT).stream()
						.map(word -> Remedy.of("Expect a number", new Edit().remove(mistake.file(), word)))
				: Parts.rangeOf(measure, HullPackage.Literals.MEASURE__UPPER).stream()
						.map(upper -> Remedy.of("Expect a share in percent", new Edit().insert(mistake.file(), upper.end(), " percent")));
	}
}
