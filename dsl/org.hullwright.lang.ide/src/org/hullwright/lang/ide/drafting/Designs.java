package org.hullwright.lang.ide.drafting;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.FieldValues.Option;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Component;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.types.Kinds;

/** The components that are there, as examples of what their kinds are used for. */
class Designs {

	private final PackContext packs;

	@Inject
	Designs(PackContext packs) {
		this.packs = packs;
	}

	/** The names of all components of a kind and of those below it. Reads the index alone, no model. */
	List<Option> names(Kind kind, XtextResource file) {
		Kinds tree = packs.types(file).kinds();
		return packs.kinds(file).distinct().filter(each -> tree.isA(each, kind)).flatMap(each -> described(each, file)).map(Designs::option)
				.distinct().toList();
	}

	/** All components of exactly this kind. */
	List<Component> of(Kind kind, XtextResource file) {
		return described(kind, file).map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet()))
				.filter(Component.class::isInstance).map(Component.class::cast)
				.distinct().filter(component -> packs.types(file).kinds().of(component).filter(kind::equals).isPresent()).toList();
	}

	/** All components of exactly the kind of the core library of that name, as far as other packs have them. */
	List<Component> foreign(String coreKind, XtextResource file) {
		return packs.types(file).kinds().core(coreKind).stream().flatMap(kind -> of(kind, file).stream())
				.filter(component -> isForeign(component, file)).toList();
	}

	/** The cards, tokens and components of the packs' own kinds that print the name of a component; those of other packs. */
	List<Component> printing(Component named, XtextResource file) {
		return Stream.of(HullPackage.Literals.CUSTOM_COMPONENT, HullPackage.Literals.CARD, HullPackage.Literals.TOKEN)
				.flatMap(sort -> packs.names(file).of(sort).stream())
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet())).filter(Component.class::isInstance)
				.map(Component.class::cast).distinct()
				.filter(component -> isForeign(component, file) && component.getEntries().stream().filter(PropertyEntry.class::isInstance)
						.anyMatch(entry -> CopiedText.mentions(CopiedText.of(entry), Set.of(named.getName()))))
				.toList();
	}

	private static boolean isForeign(Component component, XtextResource file) {
		return component.getName() != null && !PackContext.packOf(file).equals(PackContext.packOf(component.eResource()));
	}

	private Stream<IEObjectDescription> described(Kind kind, XtextResource file) {
		Optional<EClass> own = Sorts.componentClass(kind);
		return own.isPresent()
				? packs.names(file).of(own.get()).stream()
				: packs.names(file).of(HullPackage.Literals.CUSTOM_COMPONENT).stream()
						.filter(found -> kind.getName().equals(found.getUserData(HullIndexing.KIND)));
	}

	private static Option option(IEObjectDescription found) {
		return new Option(found.getQualifiedName().getLastSegment(), title(found));
	}

	private static String title(IEObjectDescription found) {
		String title = found.getUserData(HullIndexing.TITLE);
		return title == null ? found.getQualifiedName().getLastSegment() : title;
	}

	/** What things of some class in the packs are called, those of the own pack first. */
	List<Option> declared(EClass type, XtextResource file) {
		return packs.names(file).of(type).stream().map(Designs::option).distinct().toList();
	}
}
