package org.hullwright.lang.ide.hints;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Hint;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneChange;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.series.Series;
import org.hullwright.model.types.TypeInference;

/** Counts the cards that lie in decks, bags and zones at the start, where the text leaves the number to the cards themselves. */
public class CardCounter {

	private final PackContext packs;

	@Inject
	CardCounter(PackContext packs) {
		this.packs = packs;
	}

	/** The numbers in the order of the text. A number that only a game knows is not told. */
	public List<Hint> hints(XtextResource file) {
		Iterable<EObject> all = () -> EcoreUtil.getAllContents(file, false);
		var found = new ArrayList<Hint>();
		for (EObject object : all) {
			switch (object) {
				case Zone zone -> count(zone.getComposition(), zone, HullPackage.Literals.NAMED__NAME, file, found);
				case ZoneEntry entry -> count(entry.getComposition(), entry, HullPackage.Literals.ZONE_ENTRY__ZONE, file, found);
				case ZoneChange change -> count(change.getComposition(), change, HullPackage.Literals.ZONE_CHANGE__ZONE, file, found);
				default -> { /* holds no cards */ }
			}
		}
		found.sort(Comparator.comparingInt(Hint::offset));
		return found;
	}

	private void count(List<Composition> lines, EObject owner, EStructuralFeature name, XtextResource file, List<Hint> found) {
		int sum = 0;
		boolean isCertain = !lines.isEmpty();
		for (Composition line : lines) {
			OptionalInt copies = copiesOf(line, file);
			isCertain &= copies.isPresent();
			sum += copies.orElse(0);
			boolean isWritten = line.getCount() > 0 && !(line.getContent() instanceof Kind);
			if (!isWritten && copies.orElse(1) != 1) {
				add(line, HullPackage.Literals.COMPOSITION__CONTENT, "×" + copies.getAsInt(), "So many copies lie here at the start",
						found);
			}
		}
		boolean isPlain = lines.size() == 1 && lines.getFirst().getCount() > 0;
		if (isCertain && !isPlain) {
			add(owner, name, sum + " in all", "So many lie here at the start, before any expansion", found);
		}
	}

	private static void add(EObject owner, EStructuralFeature feature, String text, String reason, List<Hint> found) {
		NodeModelUtils.findNodesForFeature(owner, feature).stream().findFirst().map(INode::getEndOffset)
				.ifPresent(end -> found.add(new Hint(end, text, reason)));
	}

	private OptionalInt copiesOf(Composition line, XtextResource file) {
		TypeInference types = packs.types(file);
		return switch (line.getContent()) {
			case Component component when !component.eIsProxy() -> copiesOf(component, line, types);
			case Kind kind when !kind.eIsProxy() -> {
				long sum = 0;
				for (Component component : componentsOf(kind, file)) {
					OptionalInt copies = copiesOf(component, line, types);
					if (copies.isEmpty()) {
						yield OptionalInt.empty();
					}
					sum += copies.getAsInt();
				}
				yield OptionalInt.of((int) sum);
			}
			case null, default -> OptionalInt.empty();
		};
	}

	/** Of a series all members together. */
	private OptionalInt copiesOf(Component component, Composition line, TypeInference types) {
		int copies = line.getCount() > 0 ? line.getCount() : types.members().copiesOf(component);
		if (copies == Integer.MAX_VALUE) {
			return OptionalInt.empty();
		}
		int members = Series.isSeries(component) ? new Series(packs.files(component.eResource())).sizeOf(component) : 1;
		return OptionalInt.of((int) Math.min((long) copies * members, Integer.MAX_VALUE));
	}

	/** Those that the pack of the file declares. */
	private List<Component> componentsOf(Kind kind, XtextResource file) {
		String pack = PackContext.packOf(file);
		return packs.names(file).all(HullPackage.Literals.COMPONENT).filter(found -> pack.equals(found.getUserData(HullIndexing.PACK)))
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet())).filter(Component.class::isInstance)
				.map(Component.class::cast).distinct()
				.filter(component -> packs.types(file).kinds().of(component).filter(own -> packs.types(file).kinds().isA(own, kind))
						.isPresent())
				.toList();
	}
}
