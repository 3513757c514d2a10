package org.hullwright.lang.ide.drafting;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Creatable;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.outline.Elements;
import org.hullwright.lang.ide.words.Keywords;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.services.HullGrammarAccess;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.types.Kinds;

/** The sorts of things that can be declared in a file: components of all visible kinds, and what frames and tries out a game. */
class Sorts {

	/** The word that scenarios begin with. */
	static final String SCENARIO = "scenario";
	/** The word that races begin with. */
	static final String RACE = "race";
	/** The word that Characters begin with. */
	static final String CHARACTER = "character";
	/** The word that tests begin with. */
	static final String TEST = "test";

	/** What boards and the game itself bring along. */
	private static final List<String> NOT_DECLARED_ALONE = List.of("player", Kinds.SPACE, Kinds.PATH);

	private final PackContext packs;
	private final IEObjectDocumentationProvider documentation;
	private final Keywords keywords;
	private final Set<String> words;

	@Inject
	Sorts(PackContext packs, IEObjectDocumentationProvider documentation, Keywords keywords, HullGrammarAccess grammar) {
		this.packs = packs;
		this.documentation = documentation;
		this.keywords = keywords;
		this.words = Set.copyOf(GrammarUtil.getAllKeywords(grammar.getGrammar()));
	}

	/** All sorts: the kinds every author knows, those that packs declare, by their titles, and the others. */
	List<Creatable> all(XtextResource file) {
		Stream<Creatable> known = kinds(file).filter(Sorts::isKnownToAll).map(kind -> creatable(kind, file));
		Stream<Creatable> declared = kinds(file).filter(kind -> !isKnownToAll(kind)).map(kind -> creatable(kind, file))
				.sorted(Comparator.comparing(Creatable::title, String.CASE_INSENSITIVE_ORDER));
		return Stream
				.of(known, declared,
						Stream.of(framing(SCENARIO, "Scenario", ElementKind.SCENARIO), framing(TEST, "Test", ElementKind.TEST)))
				.flatMap(sorts -> sorts).toList();
	}

	/** The sort that begins with a word; empty when nothing does. */
	Optional<Creatable> find(String word, XtextResource file) {
		return all(file).stream().filter(sort -> sort.word().equals(word)).findFirst();
	}

	/** The kind whose components begin with a word; empty for other sorts. */
	Optional<Kind> kind(String word, XtextResource file) {
		return kinds(file).filter(kind -> word(kind, file).equals(word)).findFirst();
	}

	/** The class of components of a kind of the core library; empty when the language has no word for them. */
	static Optional<EClass> componentClass(Kind kind) {
		String name = kind.getName().substring(0, 1).toUpperCase(Locale.ROOT) + kind.getName().substring(1);
		return isOfCore(kind) && HullPackage.eINSTANCE.getEClassifier(name) instanceof EClass type
				&& HullPackage.Literals.COMPONENT.isSuperTypeOf(type)
						? Optional.of(type)
						: Optional.empty();
	}

	private Stream<Kind> kinds(XtextResource file) {
		Kinds tree = packs.types(file).kinds();
		return packs.kinds(file).distinct()
				.filter(kind -> kind.getName() != null && tree.isPiece(kind)
						&& NOT_DECLARED_ALONE.stream().noneMatch(core -> tree.isBelow(kind, core)))
				.filter(kind -> isOfCore(kind) ? isKnownToAll(kind) : !words.contains(kind.getName()));
	}

	private static boolean isKnownToAll(Kind kind) {
		return componentClass(kind).isPresent();
	}

	private static boolean isOfCore(Kind kind) {
		return CoreLibrary.PACK.equals(PackContext.packOf(kind.eResource()));
	}

	private Creatable creatable(Kind kind, XtextResource file) {
		String comment = documentation.getDocumentation(kind);
		return new Creatable(word(kind, file), Labels.of(kind), componentClass(kind).map(Elements::kindOf).orElse(ElementKind.COMPONENT),
				comment == null ? "" : comment.strip());
	}

	/** A name that several packs have is written with that of the pack. */
	private String word(Kind kind, XtextResource file) {
		boolean isMeant = isKnownToAll(kind)
				|| packs.names(file).find(kind.getName(), HullPackage.Literals.KIND).filter(found -> PackContext.packOf(kind.eResource())
						.equals(found.getQualifiedName().getFirstSegment())).isPresent();
		return isMeant ? kind.getName() : PackContext.packOf(kind.eResource()) + '.' + kind.getName();
	}

	private Creatable framing(String word, String title, ElementKind kind) {
		return new Creatable(word, title, kind, keywords.sentence(word).orElse(""));
	}
}
