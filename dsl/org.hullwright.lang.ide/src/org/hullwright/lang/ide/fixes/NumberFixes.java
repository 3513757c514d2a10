package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Expression;
import org.hullwright.model.Game;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Measure;
import org.hullwright.model.Named;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Substitution;
import org.hullwright.model.Track;
import org.hullwright.model.TrackChange;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.TypeReference;

/** Mends numbers: to the nearest one that will do, or what they have to fit. */
class NumberFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider nearest = NumberFixes::nearest;
		CodeActionProvider fewer = NumberFixes::fewer;
		CodeActionProvider more = NumberFixes::moreCopies;
		return Map.of(
				IssueCode.NUMBER_OUT_OF_BOUNDS, nearest.or(NumberFixes::widerBounds),
				IssueCode.START_OUT_OF_RANGE, nearest,
				IssueCode.RANGE_EMPTY, NumberFixes::swapped,
				IssueCode.NOBODY_PLAYS, NumberFixes::somebody,
				IssueCode.VALUE_CLAMPED, NumberFixes::clamped,
				IssueCode.COMPOSITION_EXCEEDS_COPIES, more.or(fewer),
				IssueCode.EXPECTED_MEASURE, NumberFixes::measure,
				IssueCode.UNIQUE_TWICE, NumberFixes::free);
	}

	private static Stream<CodeAction> nearest(Diagnostic diagnostic) {
		int near = Math.clamp(number(diagnostic, "number"), number(diagnostic, "lower"), number(diagnostic, "upper"));
		return numberIn(diagnostic)
				.map(range -> CodeAction.of("Change to “" + near + "”", new Edit().replace(diagnostic.file(), range, String.valueOf(near))))
				.stream();
	}

	private static int number(Diagnostic diagnostic, String name) {
		return Integer.parseInt(diagnostic.told(name));
	}

	/** The number itself, where more than it is marked. */
	private static Optional<TextRange> numberIn(Diagnostic diagnostic) {
		return diagnostic.place() instanceof TrackSpace space
				? Parts.rangeOf(space, HullPackage.Literals.TRACK_SPACE__NUMBER)
				: Optional.of(diagnostic.range()).filter(range -> diagnostic.written().matches("-?\\s*\\d+"));
	}

	private static Stream<CodeAction> widerBounds(Diagnostic diagnostic) {
		boolean tooLow = number(diagnostic, "number") < number(diagnostic, "lower");
		return switch (diagnostic.place()) {
			case Expression value when value.eContainer() instanceof PropertyEntry entry && entry.getProperty() != null ->
				wider(diagnostic, entry.getProperty(),
						entry.getProperty().getType(),
						tooLow ? HullPackage.Literals.TYPE_REFERENCE__LOWER : HullPackage.Literals.TYPE_REFERENCE__UPPER);
			case TrackSpace space when space.eContainer() instanceof Track track -> wider(diagnostic, track, track,
					tooLow ? HullPackage.Literals.TRACK__LOWER : HullPackage.Literals.TRACK__UPPER);
			default -> Stream.of();
		};
	}

	private static Stream<CodeAction> wider(Diagnostic diagnostic, Named widened, EObject holder, EStructuralFeature bound) {
		return !isOfSamePack(widened, diagnostic) || holder == null
				? Stream.of()
				: Parts.rangeOf(holder, bound).stream()
						.map(range -> CodeAction.of(
								"Let “" + widened.getName() + "” go " + (bound.getName().equals("upper") ? "up" : "down") + " to "
										+ diagnostic.told("number"),
								new Edit().replace(Parts.fileOf(holder), range, diagnostic.told("number"))));
	}

	private static boolean isOfSamePack(EObject declared, Diagnostic diagnostic) {
		return PackContext.packOf(declared.eResource()).equals(PackContext.packOf(diagnostic.file()));
	}

	private static Stream<CodeAction> somebody(Diagnostic diagnostic) {
		var edit = new Edit();
		Stream.of(HullPackage.Literals.GAME__FEWEST_PLAYERS, HullPackage.Literals.GAME__MOST_PLAYERS)
				.filter(bound -> (int) diagnostic.place().eGet(bound) < 1)
				.flatMap(bound -> Parts.rangeOf(diagnostic.place(), bound).stream())
				.forEach(none -> edit.replace(diagnostic.file(), none, "1"));
		return Stream.of(CodeAction.of("Let 1 player play", edit));
	}

	private static Stream<CodeAction> swapped(Diagnostic diagnostic) {
		return switch (diagnostic.place()) {
			case Track track -> swapped(track, HullPackage.Literals.TRACK__LOWER, HullPackage.Literals.TRACK__UPPER);
			case TrackChange change -> swapped(change, HullPackage.Literals.TRACK_CHANGE__LOWER, HullPackage.Literals.TRACK_CHANGE__UPPER);
			case Game game -> swapped(game, HullPackage.Literals.GAME__FEWEST_PLAYERS, HullPackage.Literals.GAME__MOST_PLAYERS);
			case TypeReference type ->
				swapped(type, HullPackage.Literals.TYPE_REFERENCE__LOWER, HullPackage.Literals.TYPE_REFERENCE__UPPER);
			case NumberQuery range ->
				swapped(range, HullPackage.Literals.NUMBER_QUERY__LOWER, HullPackage.Literals.NUMBER_QUERY__UPPER);
			case ChooseEffect choose ->
				swapped(choose, HullPackage.Literals.CHOOSE_EFFECT__FEWEST, HullPackage.Literals.CHOOSE_EFFECT__MOST);
			case Measure measure -> swapped(measure, HullPackage.Literals.MEASURE__LOWER, HullPackage.Literals.MEASURE__UPPER);
			default -> Stream.of();
		};
	}

	private static Stream<CodeAction> swapped(EObject range, EStructuralFeature lower, EStructuralFeature upper) {
		return Parts.rangeOf(range, lower).flatMap(low -> Parts.rangeOf(range, upper).map(high -> {
			var file = Parts.fileOf(range);
			return CodeAction.of("Swap the two numbers",
					new Edit().replace(file, low, Parts.written(file, high)).replace(file, high, Parts.written(file, low)));
		})).stream();
	}

	private static Stream<CodeAction> clamped(Diagnostic diagnostic) {
		String number = diagnostic.told("number");
		return diagnostic.place().eContainer() instanceof AdjustEffect adjust
				? Stream.of(CodeAction.safe("Set it to " + number,
						new Edit().replace(adjust, "set " + Parts.written(adjust.getTarget()) + " to " + number)))
				: Stream.of(CodeAction.safe("Change to “" + number + "”", new Edit().replace(diagnostic.place(), number)));
	}

	/** The message tells the property and the number that somebody has already. */
	private static Stream<CodeAction> free(Diagnostic diagnostic) {
		if (!diagnostic.written().matches("\\d+") || !(diagnostic.place().eContainer() instanceof PropertyEntry entry)) {
			return Stream.of();
		}
		var printed = diagnostic.packs().printed(diagnostic.file());
		return IntStream.iterate(Integer.parseInt(diagnostic.written()), number -> number < Integer.MAX_VALUE, number -> number + 1).skip(1)
				.mapToObj(String::valueOf).filter(number -> printed.printing(entry.getProperty().getName(), number).isEmpty()).limit(1)
				.map(number -> CodeAction.of("Change to “" + number + "”, the next that is free",
						new Edit().replace(diagnostic.file(), diagnostic.range(), number)));
	}

	private static Stream<CodeAction> moreCopies(Diagnostic diagnostic) {
		return copied(diagnostic).filter(component -> isOfSamePack(component, diagnostic))
				.map(component -> CodeAction.of("Let there be " + diagnostic.told("wanted") + " of “" + component.getName() + "”",
						withCopies(component, diagnostic.told("wanted"))))
				.stream();
	}

	private static Optional<Component> copied(Diagnostic diagnostic) {
		EObject named = switch (diagnostic.place()) {
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

	private static Stream<CodeAction> fewer(Diagnostic diagnostic) {
		if (!(diagnostic.place() instanceof Composition line) || line.getCount() == 0) {
			return Stream.of();
		}
		int left = line.getCount() - number(diagnostic, "wanted") + number(diagnostic, "available");
		return left < 1
				? Stream.of()
				: Parts.rangeOf(line, HullPackage.Literals.COMPOSITION__COUNT).stream()
						.map(count -> CodeAction.of("Take " + left, new Edit().replace(diagnostic.file(), count, String.valueOf(left))));
	}

	private static Stream<CodeAction> measure(Diagnostic diagnostic) {
		var measure = (Measure) diagnostic.place();
		return measure.isPercent()
				? Parts.rangeOf(measure, HullPackage.Literals.MEASURE__PERCENT).stream()
						.map(word -> CodeAction.of("Expect a number", new Edit().remove(diagnostic.file(), word)))
				: Parts.rangeOf(measure, HullPackage.Literals.MEASURE__UPPER).stream()
						.map(upper -> CodeAction.of("Expect a share in percent",
								new Edit().insert(diagnostic.file(), upper.end(), " percent")));
	}
}
