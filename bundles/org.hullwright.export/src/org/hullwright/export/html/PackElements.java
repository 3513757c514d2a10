package org.hullwright.export.html;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.series.Series;
import org.hullwright.model.types.FileUniverse;
import org.hullwright.model.types.Kinds;

/** The elements that a pack declares, whatever language they are told in: where they belong, and which speak of which. */
final class PackElements {

	private final List<Component> components;
	private final Map<Component, SequencedSet<Component>> mentions = new HashMap<>();
	private final Map<Component, SequencedSet<Component>> mentionedBy = new HashMap<>();
	private final Map<Component, SequencedSet<Expansion>> expansions = new HashMap<>();

	/** Reads the pack; what it requires is not part of it. */
	PackElements(LoadedPack pack) {
		this.components = new Series(pack.files()).componentsIn(pack.ownFiles()).stream()
				.filter(component -> component.getName() != null).toList();
		var own = new LinkedHashSet<>(components);
		var kinds = new Kinds(new FileUniverse(pack.files()));
		for (Component component : components) {
			for (Component other : componentsIn(component)) {
				if (own.contains(other) && other != component) {
					mentions.computeIfAbsent(component, any -> new LinkedHashSet<>()).add(other);
					mentionedBy.computeIfAbsent(other, any -> new LinkedHashSet<>()).add(component);
				}
			}
			Expansions.expansionAround(component)
					.ifPresent(expansion -> expansions.computeIfAbsent(component, any -> new LinkedHashSet<>()).add(expansion));
		}
		for (HullFile file : pack.ownFiles()) {
			parts(file).forEach(part -> Expansions.expansionOf(part)
					.ifPresent(expansion -> part.getChanges().stream()
							.flatMap(change -> Stream.concat(componentsIn(change).stream(), componentsOfKindsIn(change, kinds)))
							.filter(own::contains)
							.forEach(component -> expansions.computeIfAbsent(component, any -> new LinkedHashSet<>()).add(expansion))));
		}
	}

	/** All of them, in the order of the files. */
	List<Component> all() {
		return components;
	}

	/** The others whose names its rules use. */
	List<Component> mentionedIn(Component component) {
		return List.copyOf(mentions.getOrDefault(component, new LinkedHashSet<>()));
	}

	/** The others whose rules use its name. */
	List<Component> mentioning(Component component) {
		return List.copyOf(mentionedBy.getOrDefault(component, new LinkedHashSet<>()));
	}

	/** The expansions that it comes with or that do something with it; empty for what is always there. */
	List<Expansion> expansionsOf(Component component) {
		return List.copyOf(expansions.getOrDefault(component, new LinkedHashSet<>()));
	}

	private static Stream<ExpansionPart> parts(HullFile file) {
		return file.getDeclarations().stream().filter(ExpansionPart.class::isInstance).map(ExpansionPart.class::cast);
	}

	/** The components that something names, in the order in which it does. */
	private static List<Component> componentsIn(EObject text) {
		var found = new ArrayList<Component>();
		text.eCrossReferences().stream().filter(Component.class::isInstance).map(Component.class::cast).forEach(found::add);
		for (TreeIterator<EObject> inside = text.eAllContents(); inside.hasNext();) {
			inside.next().eCrossReferences().stream().filter(Component.class::isInstance).map(Component.class::cast).forEach(found::add);
		}
		return found;
	}

	/** The components of a kind of which a change adds, removes or lays out each. */
	private Stream<Component> componentsOfKindsIn(EObject change, Kinds kinds) {
		List<Kind> named = EcoreUtil2.eAllOfType(change, Composition.class).stream().map(Composition::getContent)
				.filter(Kind.class::isInstance).map(Kind.class::cast).toList();
		return components.stream()
				.filter(component -> kinds.of(component).filter(kind -> named.stream().anyMatch(each -> kinds.isA(kind, each)))
						.isPresent());
	}
}
