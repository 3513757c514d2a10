package org.hullwright.lang.ide.fixes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.validation.IssueCode;
import org.hullwright.model.Bond;
import org.hullwright.model.Change;
import org.hullwright.model.Composition;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionExtension;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.ExpansionReference;
import org.hullwright.model.ExpansionRelation;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Mode;
import org.hullwright.model.Named;
import org.hullwright.model.PackClause;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Rule;
import org.hullwright.model.Zone;
import org.hullwright.model.expansions.Clash;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Replacement;
import org.hullwright.model.expansions.Replacements;

/** Mends how expansions stand to each other, and changes that change nothing. */
class ExpansionFixes {

	Map<IssueCode, Fixer> fixers() {
		Fixer widened = ExpansionFixes::presentVersion;
		Fixer clash = ExpansionFixes::apart;
		var fixers = new HashMap<IssueCode, Fixer>();
		fixers.put(IssueCode.EXPANSIONS_CLASH, clash.or(ExpansionFixes::apartFromOutside));
		fixers.put(IssueCode.CHANGED_TWICE, ExpansionFixes::changedOnce);
		fixers.put(IssueCode.EXPANSION_CIRCULAR, mistake -> without(mistake, bond -> bond == Bond.REQUIRES));
		fixers.put(IssueCode.EXPANSION_ORDER_CIRCULAR, mistake -> without(mistake, bond -> bond != Bond.EXCLUDES));
		fixers.put(IssueCode.EXPANSION_NEVER, mistake -> without(mistake, bond -> bond == Bond.REQUIRES || bond == Bond.EXCLUDES));
		fixers.put(IssueCode.EXPANSION_VERSION, widened.or(ExpansionFixes::anyVersion));
		fixers.put(IssueCode.EXPANSIONS_APART, ExpansionFixes::withoutOne);
		fixers.put(IssueCode.STEP_NOT_THERE, ExpansionFixes::required);
		fixers.put(IssueCode.NOTHING_CHANGED, ExpansionFixes::withoutChange);
		fixers.put(IssueCode.NO_TITLE, ExpansionFixes::withoutChange);
		fixers.put(IssueCode.REMOVAL_COUNTED, ExpansionFixes::fromPlaceOrAll);
		return Map.copyOf(fixers);
	}

	/** One comes later than the other, or they are never on together. */
	private static Stream<Remedy> apart(Mistake mistake) {
		Optional<ExpansionPart> part = mistake.around(ExpansionPart.class);
		Optional<Expansion> own = part.flatMap(Expansions::expansionOf);
		if (own.isEmpty()) {
			return Stream.of();
		}
		Expansions expansions = mistake.packs().expansions(mistake.file());
		return clashing(own.get(), mistake, expansions).flatMap(other -> {
			String name = expansions.nameOf(other);
			return Stream.of(related("Let it come after “" + name + "”", part.get(), "after " + name),
					related("Let it come before “" + name + "”", part.get(), "before " + name),
					related("Let it exclude “" + name + "”", part.get(), "excludes " + name));
		});
	}

	private static Stream<Expansion> clashing(Expansion own, Mistake mistake, Expansions expansions) {
		return Clash.among(expansions.all(), expansions).stream().filter(clash -> clash.isAt(mistake.place()))
				.flatMap(clash -> Stream.of(clash.earlier(), clash.later())).map(Replacement::by).filter(by -> by != own).distinct()
				.limit(Clash.MOST);
	}

	private static Remedy related(String title, ExpansionPart part, String relation) {
		return Remedy.of(title, new Edit().insert(Parts.fileOf(part), endOfHead(part), " " + relation));
	}

	private static int endOfHead(ExpansionPart part) {
		if (!part.getRelations().isEmpty()) {
			return Parts.rangeOf(part.getRelations().getLast()).end();
		}
		if (part instanceof ExpansionExtension) {
			return Parts.rangeOf(part, HullPackage.Literals.EXPANSION_EXTENSION__EXPANSION).orElseThrow().end();
		}
		TextRange name = Parts.rangeOf(part, HullPackage.Literals.NAMED__NAME).orElseThrow();
		return Parts.rangeOf(part, HullPackage.Literals.EXPANSION__TITLE).orElse(name).end();
	}

	/** Of two expansions that this pack brings together, one gets an order from here. */
	private static Stream<Remedy> apartFromOutside(Mistake mistake) {
		Optional<PackClause> pack = mistake.around(PackClause.class);
		if (pack.isEmpty()) {
			return Stream.of();
		}
		Expansions expansions = mistake.packs().expansions(mistake.file());
		return Clash.among(expansions.all(), expansions).stream().limit(Clash.MOST).flatMap(clash -> {
			String one = expansions.nameOf(clash.later().by());
			String other = expansions.nameOf(clash.earlier().by());
			return Stream.of("after", "before", "excludes").map(bond -> {
				String extension = "extend expansion " + one + " " + bond + " " + other + " { }";
				return Remedy.of("Add “" + extension + "”", new Edit().insert(mistake.file(), Parts.textOf(mistake.file()).length(),
						(Parts.textOf(mistake.file()).endsWith("\n") ? "" : "\n") + extension + "\n"));
			});
		});
	}

	private static Stream<Remedy> changedOnce(Mistake mistake) {
		EObject later = sentence(mistake.place());
		Stream<Remedy> withoutLater = Stream.of(Remedy.of("Remove this one", new Edit().remove(later)));
		Expansions expansions = mistake.packs().expansions(mistake.file());
		Optional<Expansion> own = mistake.around(ExpansionPart.class).flatMap(Expansions::expansionOf);
		List<Replacement> all = own.map(expansion -> Replacements.of(expansion, expansions)).orElse(List.of());
		Optional<Replacement> here = all.stream().filter(replacement -> replacement.place() == mistake.place()).findFirst();
		return Stream.concat(withoutLater, here.flatMap(wanted -> all.stream()
				.filter(replacement -> replacement.place() != wanted.place() && replacement.thing().isSameAs(wanted.thing())
						&& replacement.place().eResource() == mistake.file())
				.findFirst())
				.map(earlier -> Remedy.of("Remove the one above", new Edit().remove(sentence(earlier.place())))).stream());
	}

	/** The whole change, when there is nothing else in it. */
	private static EObject sentence(EObject place) {
		EObject whole = place;
		while (!(whole instanceof Change || whole instanceof Rule) && whole.eContainer() != null
				&& whole.eContainer().eContents().size() == 1) {
			whole = whole.eContainer();
		}
		return whole;
	}

	/** Each of its own relations of a sort may be one too many; those that have nothing to do with it are not offered. */
	private static Stream<Remedy> without(Mistake mistake, Predicate<Bond> concerned) {
		var part = (ExpansionPart) mistake.place();
		var remedies = new ArrayList<Remedy>();
		for (ExpansionRelation relation : part.getRelations()) {
			if (concerned.test(relation.getBond())) {
				for (ExpansionReference reference : relation.getOthers()) {
					if (reference.getExpansion() != null && isConcerned(reference, relation, mistake)) {
						remedies.add(Remedy.of("Remove “" + relation.getBond().getLiteral() + " " + Parts.written(reference) + "”",
								withoutReference(relation, reference)));
					}
				}
			}
		}
		return remedies.stream();
	}

	private static boolean isConcerned(ExpansionReference reference, ExpansionRelation relation, Mistake mistake) {
		Expansions expansions = mistake.packs().expansions(mistake.file());
		Optional<Expansion> own = Expansions.expansionOf((ExpansionPart) relation.eContainer());
		boolean never = IssueCode.EXPANSION_NEVER.name().equals(mistake.issue().getCode());
		return never || own.filter(expansion -> reference.getExpansion() == expansion || switch (relation.getBond()) {
			case REQUIRES -> expansions.neededBy(reference.getExpansion()).contains(expansion)
					|| expansions.comesAfter(reference.getExpansion(), expansion);
			case AFTER -> expansions.comesAfter(reference.getExpansion(), expansion);
			case BEFORE -> expansions.comesAfter(expansion, reference.getExpansion());
			case EXCLUDES -> false;
		}).isPresent();
	}

	private static Edit withoutReference(ExpansionRelation relation, ExpansionReference reference) {
		return relation.getOthers().size() == 1
				? new Edit().remove(relation)
				: new Edit().removeListed(relation, HullPackage.Literals.EXPANSION_RELATION__OTHERS,
						relation.getOthers().indexOf(reference));
	}

	private static Stream<Remedy> presentVersion(Mistake mistake) {
		var reference = (ExpansionReference) mistake.place();
		return mistake.told("version").isEmpty()
				? Stream.of()
				: Stream.of(mistake.written() + RequirementFixes.bounds(mistake.told("version")))
						.map(wanted -> Remedy.of("Require “" + wanted + "”", new Edit().replace(reference, wanted)));
	}

	private static Stream<Remedy> anyVersion(Mistake mistake) {
		return Stream.of(Remedy.of("Require any version", new Edit().replace(mistake.place(), mistake.written())));
	}

	/** A test, a scenario or an experiment goes without one of what cannot be together. */
	private static Stream<Remedy> withoutOne(Mistake mistake) {
		return mistake.place().eClass().getEAllReferences().stream()
				.filter(role -> role.getEReferenceType() == HullPackage.Literals.EXPANSION
						|| role.getEReferenceType() == HullPackage.Literals.MODE)
				.filter(role -> role.isMany()).flatMap(role -> withoutOne(mistake.place(), role));
	}

	private static Stream<Remedy> withoutOne(EObject owner, EStructuralFeature role) {
		var listed = (List<?>) owner.eGet(role);
		return IntStream.range(0, listed.size()).filter(at -> listed.get(at) instanceof Mode || listed.get(at) instanceof Expansion)
				.mapToObj(at -> Remedy.of("Leave out “" + ((Named) listed.get(at)).getName() + "”",
						new Edit().removeListed(owner, role, at)));
	}

	/** The message tells the step, the expansion that has it, and the own one. */
	private static Stream<Remedy> required(Mistake mistake) {
		return mistake.around(ExpansionPart.class)
				.map(part -> related("Require “" + mistake.told("expansion") + "”", part, "requires " + mistake.told("expansion")))
				.stream();
	}

	private static Stream<Remedy> withoutChange(Mistake mistake) {
		return mistake.around(Change.class).map(change -> Remedy.of("Remove this change", new Edit().remove(change))).stream();
	}

	/** So many are taken from where they start, or all of them from the game. */
	private static Stream<Remedy> fromPlaceOrAll(Mistake mistake) {
		var removal = (Composition) mistake.place();
		var change = (RemoveChange) removal.eContainer();
		TextRange game = Parts.word(change, "game", Parts.rangeOf(removal).end()).orElseThrow();
		Stream<Remedy> places = mistake.packs().names(mistake.file()).all(HullPackage.Literals.ZONE)
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), mistake.file()))
				.filter(Zone.class::isInstance).map(Zone.class::cast).distinct()
				.filter(zone -> zone.getComposition().stream().anyMatch(line -> line.getContent() == removal.getContent()))
				.map(zone -> Remedy.of("Take them out of “" + zone.getName() + "”",
						new Edit().replace(mistake.file(), game, zone.getName())));
		Stream<Remedy> all = Parts.rangeOf(removal, HullPackage.Literals.COMPOSITION__CONTENT).stream()
				.map(content -> Remedy.of("Take all of them out of the game",
						new Edit().replace(removal, Parts.written(mistake.file(), content))));
		return Stream.concat(places, all);
	}
}
