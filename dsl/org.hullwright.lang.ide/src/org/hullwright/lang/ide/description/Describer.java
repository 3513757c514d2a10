package org.hullwright.lang.ide.description;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Description;
import org.hullwright.lang.ide.answer.OutlineEntry;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.answer.Trait;
import org.hullwright.lang.ide.lens.Mentions;
import org.hullwright.lang.ide.lens.Mentions.Mentioned;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.ide.outline.OutlineBuilder;
import org.hullwright.lang.ide.signature.Headline;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Component;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Kind;
import org.hullwright.model.PackClause;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Readable;
import org.hullwright.model.Test;
import org.hullwright.model.types.TypeInference;
import org.hullwright.model.types.TypeWords;

/**
 * Tells of a declaration what it is, every value that it prints or starts with, whether it says so itself or it is usual, and what the
 * packs have to do with it.
 */
public class Describer {

	private static final String IDENTITY = "What it is";
	private static final String PRINTED = "Printed";
	private static final String START = "At the start";
	private static final String EFFECTS = "What it does";
	private static final String USE = "In the packs";
	private static final String YES = "yes";

	private final Declarations declarations;
	private final OutlineBuilder outlines;
	private final PackContext packs;
	private final HullNames names;
	private final IEObjectDocumentationProvider documentation;

	@Inject
	Describer(Declarations declarations, OutlineBuilder outlines, PackContext packs, HullNames names,
			IEObjectDocumentationProvider documentation) {
		this.declarations = declarations;
		this.outlines = outlines;
		this.packs = packs;
		this.names = names;
		this.documentation = documentation;
	}

	/** What the word at a place means, or else what the place is in; empty outside of all declarations. */
	public Optional<Description> describe(XtextResource file, int offset, Collection<Mentions> known) {
		return Stream.concat(declarations.meantAt(file, offset).map(Declarations.Meant::target).stream(), around(file, offset))
				.flatMap(object -> outlines.entry(object).map(entry -> describe(object, entry, file, known)).stream()).findFirst();
	}

	/** What is around a place, from the inside out. */
	private static Stream<EObject> around(XtextResource file, int offset) {
		ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(file.getParseResult().getRootNode(), offset);
		if (leaf == null) {
			return Stream.of();
		}
		return Stream.iterate(NodeModelUtils.findActualSemanticObjectFor(leaf), object -> object != null, EObject::eContainer);
	}

	private Description describe(EObject object, OutlineEntry entry, XtextResource file, Collection<Mentions> known) {
		var traits = new ArrayList<Trait>();
		TextLocation declared = Declarations.placeOf((XtextResource) object.eResource(), entry.nameRange());
		TypeInference types = packs.types(file);
		identify(object, entry, declared, types, traits);
		if (object instanceof Component component) {
			types.kinds().of(component).ifPresent(kind -> tellValues(component, kind, types, traits));
		}
		tellUse(object, known, traits);
		return new Description(declared, entry, traits);
	}

	private void identify(EObject object, OutlineEntry entry, TextLocation declared, TypeInference types, List<Trait> traits) {
		add(traits, IDENTITY, "Kind", Headline.word(object));
		add(traits, IDENTITY, "Name", entry.name());
		add(traits, IDENTITY, "Title", entry.title());
		if (object instanceof Readable readable && !(object instanceof Component)) {
			add(traits, IDENTITY, "Type", TypeWords.of(types.of(readable)));
		}
		if (object instanceof Property property) {
			add(traits, IDENTITY, "Comes about", property.getNature().getLiteral());
			add(traits, IDENTITY, "Usual value", usual(property));
		}
		if (object instanceof PackClause pack) {
			identify(pack, traits);
		}
		if (object instanceof Test test) {
			add(traits, IDENTITY, "Covers", String.join(", ", test.getCovers()));
		}
		String comment = documentation.getDocumentation(object);
		add(traits, IDENTITY, "Comment", comment == null ? "" : comment.strip().replaceAll("\\s+", " "));
		add(traits, IDENTITY, "Pack", object instanceof PackClause ? "" : PackContext.packOf(object.eResource()));
		add(traits, IDENTITY, "Declared in",
				declared.document().getScheme().equals("file")
						? Path.of(declared.document()).getFileName() + ", line " + declared.line()
						: "the core of the language");
	}

	private static void identify(PackClause pack, List<Trait> traits) {
		add(traits, IDENTITY, "Version", pack.getVersion());
		add(traits, IDENTITY, "Licence", pack.getLicence());
		add(traits, IDENTITY, "Authors", String.join(", ", pack.getAuthors()));
		add(traits, IDENTITY, "Counts beside", pack.getCompanion());
		pack.getRequirements()
				.forEach(requirement -> add(traits, IDENTITY, "Requires", written(requirement).replaceFirst("^requires\\s+", "")));
		pack.getReports().forEach(report -> add(traits, IDENTITY, "Reports", written(report).replaceFirst("^report\\s+", "")));
	}

	/** What a component says, and what is usual where it says nothing. */
	private static void tellValues(Component component, Kind kind, TypeInference types, List<Trait> traits) {
		List<Property> properties = types.members().of(kind).stream().filter(Property.class::isInstance).map(Property.class::cast).toList();
		for (PropertyNature nature : List.of(PropertyNature.PRINTED, PropertyNature.STATE)) {
			properties.stream().filter(property -> property.getNature() == nature)
					.forEach(property -> add(traits, nature == PropertyNature.PRINTED ? PRINTED : START, property.getName(),
							value(property, component)));
		}
		types.members().of(kind).stream().filter(EffectSlot.class::isInstance).map(EffectSlot.class::cast).forEach(slot -> component
				.getEntries().stream()
				.filter(entry -> entry instanceof EffectEntry effect && effect.getSlot() == slot && NodeModelUtils.getNode(entry) != null)
				.findFirst()
				.ifPresent(
						entry -> add(traits, EFFECTS, slot.getName(), "written in line " + NodeModelUtils.getNode(entry).getStartLine())));
	}

	private static String value(Property property, Component component) {
		return component.getEntries().stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> entry.getProperty() == property).findFirst()
				.map(Describer::said).orElseGet(() -> usual(property).isEmpty() ? "" : usual(property) + " (usual)");
	}

	private static String said(PropertyEntry entry) {
		return entry.getValues().isEmpty() ? YES : entry.getValues().stream().map(Describer::written).collect(Collectors.joining(", "));
	}

	private static String usual(Property property) {
		return property.getValue() == null ? "" : written(property.getValue());
	}

	private static String written(EObject object) {
		return NodeModelUtils.getNode(object) == null ? "" : NodeModelUtils.getTokenText(NodeModelUtils.getNode(object));
	}

	private void tellUse(EObject object, Collection<Mentions> known, List<Trait> traits) {
		QualifiedName name = names.getFullyQualifiedName(object);
		if (name != null && !(object instanceof PackClause)) { // a pack is required, not mentioned
			Mentioned mentioned = Mentions.of(name, known.stream());
			add(traits, USE, "Mentioned",
					mentioned.times() == 0 ? "nowhere" : mentioned.times() == 1 ? "once" : mentioned.times() + " times");
			add(traits, USE, "Overridden in", String.join(", ", mentioned.overriders()));
			mentioned.tests().values().stream().sorted().forEach(test -> add(traits, USE, "Covered by the test", test));
		}
	}

	private static void add(List<Trait> traits, String group, String name, String value) {
		if (value != null && !value.isBlank()) {
			traits.add(new Trait(group, name, value));
		}
	}
}
