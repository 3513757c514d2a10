package org.hullwright.lang.ide.drafting;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Component;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Event;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Preposition;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * What belongs to a race besides its own card, in the numbers that are usual in the game: its Intruders, what brings them in, what they
 * attack with, what else says that it is of the race, such as cards with its Weaknesses, and the Events that name them. All of it is copied
 * from the race that is there already, under names of its own, for its author to change.
 */
class RaceContents {

	private static final String INTRUDER = "intruder";
	private static final List<EClass> SORTS = List.of(HullPackage.Literals.CUSTOM_COMPONENT, HullPackage.Literals.TOKEN,
			HullPackage.Literals.CARD, HullPackage.Literals.EVENT);

	/** Texts in quotes, which stay; comments, which go; names, which may be others. */
	private static final Pattern PART = Pattern
			.compile("\"(?:\\\\.|[^\"\\\\])*\"|[ \\t]*//[^\\n]*|/\\*(?s:.*?)\\*/|(?<name>[A-Za-z_][A-Za-z_0-9]*)");

	private final PackContext packs;
	private final Destinations destinations;

	@Inject
	RaceContents(PackContext packs, Destinations destinations) {
		this.packs = packs;
		this.destinations = destinations;
	}

	/**
	 * The contents of a race.
	 *
	 * @param declarations in the order in which they are written
	 * @param changes what an expansion has to say, so that they are in the game in the place of those that are there
	 */
	record Contents(List<String> declarations, List<String> changes) {}

	/** What belongs to a new race of that name; empty when no other pack has a race to go by. */
	Optional<Contents> of(String race, XtextResource file) {
		return foreign(HullPackage.Literals.RACE, file).findFirst().map(model -> copy(race, model, file));
	}

	private Contents copy(String race, Component model, XtextResource file) {
		Set<Component> copied = belongingTo(model, file);
		Map<String, String> names = new LinkedHashMap<>(Map.of(model.getName(), race));
		copied.forEach(each -> names.put(each.getName(), race + each.getName()));
		List<String> declarations = copied.stream().map(each -> renamed(textOf(each), names)).toList();
		List<String> changes = copied.stream().filter(each -> destinations.startsSomewhere(each, file))
				.map(each -> "replace " + each.getName() + " with " + names.get(each.getName())).toList();
		return new Contents(declarations, changes);
	}

	/** The Intruders of a race, or all where none says which it is of; then what names them or the race, or is done by them. */
	private Set<Component> belongingTo(Component race, XtextResource file) {
		List<Component> all = foreign(HullPackage.Literals.INTRUDER, file).toList();
		List<Component> own = all.stream().filter(each -> mentions(textOf(each), Set.of(race.getName()))).toList();
		var copied = new LinkedHashSet<>(own.isEmpty() ? all : own);
		Set<String> names = new LinkedHashSet<>();
		names.add(race.getName());
		copied.forEach(each -> names.add(each.getName()));
		TypeInference types = packs.types(file);
		SORTS.stream().flatMap(sort -> foreign(sort, file)).filter(each -> each instanceof Event
				? mentions(textOf(each), names)
				: isPrintedOn(each, names) || isDoneByIntruders(each, types)).forEach(copied::add);
		return copied;
	}

	private Stream<Component> foreign(EClass sort, XtextResource file) {
		return packs.names(file).of(sort).stream().filter(found -> !PackContext.packOf(file).equals(found.getUserData(HullIndexing.PACK)))
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet())).filter(Component.class::isInstance)
				.map(Component.class::cast)
				.filter(component -> component.getName() != null).distinct();
	}

	private static boolean isPrintedOn(Component component, Set<String> names) {
		return component.getEntries().stream().filter(PropertyEntry.class::isInstance).map(NodeModelUtils::getNode)
				.anyMatch(node -> node != null && mentions(node.getText(), names));
	}

	private static boolean isDoneByIntruders(Component component, TypeInference types) {
		return component.getEntries().stream().filter(EffectEntry.class::isInstance).map(entry -> ((EffectEntry) entry).getSlot())
				.filter(slot -> slot != null && !slot.eIsProxy())
				.flatMap(slot -> slot.getParameters().stream()).filter(parameter -> parameter.getPreposition() == Preposition.BY)
				.anyMatch(parameter -> types.of(parameter.getType()) instanceof Type.PieceType(var kind) && types.kinds()
						.isBelow(kind, INTRUDER));
	}

	private static String textOf(Component component) {
		INode node = NodeModelUtils.getNode(component);
		return node.getRootNode().getText().substring(node.getOffset(), node.getEndOffset());
	}

	private static boolean mentions(String text, Set<String> names) {
		return PART.matcher(text).results().anyMatch(part -> names.contains(part.group()));
	}

	private static String renamed(String text, Map<String, String> names) {
		return PART.matcher(text).replaceAll(part -> {
			String name = part.group(1);
			boolean isComment = name == null && part.group().charAt(0) != '"';
			return Matcher.quoteReplacement(isComment ? "" : name == null ? part.group() : names.getOrDefault(name, name));
		}).replaceAll("\\n(?:[ \\t]*\\n)+", "\n");
	}
}
