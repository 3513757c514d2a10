package org.hullwright.lang.ide.hover;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Explained;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.ide.signature.CallWords;
import org.hullwright.lang.ide.words.Keywords;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Callable;
import org.hullwright.model.Component;
import org.hullwright.model.CustomComponent;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.Named;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Readable;
import org.hullwright.model.series.Series;
import org.hullwright.model.types.TypeInference;
import org.hullwright.model.types.TypeWords;

/**
 * Tells of a declaration what it is, its type, what it prints, where it comes from, and what its author wrote above it; of a keyword what
 * it says.
 */
public class Explainer {

	private static final String TITLE = "title";

	private final Declarations declarations;
	private final IEObjectDocumentationProvider documentation;
	private final PackContext packs;
	private final Keywords keywords;

	@Inject
	Explainer(Declarations declarations, IEObjectDocumentationProvider documentation, PackContext packs, Keywords keywords) {
		this.declarations = declarations;
		this.documentation = documentation;
		this.packs = packs;
		this.keywords = keywords;
	}

	/** What is known about the word at a place of a linked file. */
	public Optional<Explained> explain(XtextResource file, int offset) {
		return declarations.meantAt(file, offset).filter(meant -> meant.target() instanceof Named)
				.map(meant -> new Explained(meant.range(), markdown((Named) meant.target(), file)))
				.or(() -> explainKeyword(file, offset));
	}

	private Optional<Explained> explainKeyword(XtextResource file, int offset) {
		ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(file.getParseResult().getRootNode(), offset);
		return leaf == null || !(leaf.getGrammarElement() instanceof Keyword)
				? Optional.empty()
				: keywords.explain(leaf.getText()).map(sentence -> new Explained(Reference.rangeOf(leaf), sentence));
	}

	/**
	 * A few lines about a declaration, in Markdown.
	 *
	 * @param seenFrom the file whose types count
	 */
	public String markdown(Named declared, XtextResource seenFrom) {
		var text = new StringBuilder("**").append(headline(declared, packs.types(seenFrom))).append("**");
		EStructuralFeature title = declared.eClass().getEStructuralFeature(TITLE);
		if (title != null && declared.eGet(title) instanceof String printed && !printed.isBlank()) {
			text.append(" — ").append(printed);
		}
		String comment = documentation.getDocumentation(declared);
		if (comment != null && !comment.isBlank()) {
			text.append("\n\n").append(comment.strip());
		}
		if (declared instanceof Component component) {
			List<String> printed = printedOn(component);
			text.append(printed.isEmpty() ? "" : "\n");
			printed.forEach(line -> text.append("\n- `").append(line).append('`'));
		}
		String pack = declared.eResource() == null ? "" : PackContext.packOf(declared.eResource());
		if (!pack.isEmpty()) {
			text.append("\n\n*")
					.append(declared.eContainer() instanceof Named owner && owner.getName() != null && declared instanceof KindMember
							? owner.getName() + " · "
							: "")
					.append("pack ").append(pack).append('*');
		}
		return text.toString();
	}

	/** What a component prints, as it is written. */
	private static List<String> printedOn(Component component) {
		return component.getEntries().stream().filter(PropertyEntry.class::isInstance).map(NodeModelUtils::getNode).filter(Objects::nonNull)
				.map(NodeModelUtils::getTokenText).toList();
	}

	private static String headline(Named declared, TypeInference types) {
		return switch (declared) {
			case Kind kind -> "kind " + kind.getName() + (kind.getParent() == null ? "" : " is " + kind.getParent().getName());
			case Property property ->
				property.getNature().getLiteral() + ' ' + property.getName() + ": " + TypeWords.of(types.of((Readable) property));
			case Component series when Series.isSeries(series) -> HullNames.seriesName(series);
			case Component component -> word(component) + ' ' + component.getName();
			case Procedure procedure -> CallWords.of(word(procedure), procedure, types).text()
					+ (procedure.getResult() == null ? "" : " gives " + TypeWords.of(types.of(procedure.getResult())));
			case Callable callable -> CallWords.of(word(callable), callable, types).text();
			case Readable readable -> word(readable) + ' ' + readable.getName() + ": " + TypeWords.of(types.of(readable));
			default -> word(declared) + ' ' + declared.getName();
		};
	}

	/** The word the language has for a declaration; that of its kind for a component of a kind that a pack declares. */
	public static String word(EObject declared) {
		if (declared instanceof CustomComponent component) {
			return HullNames.written(component, HullPackage.Literals.CUSTOM_COMPONENT__KIND);
		}
		return switch (declared.eClass().getClassifierID()) {
			case HullPackage.EFFECT_SLOT -> "effect";
			case HullPackage.ENUMERATION -> "values";
			case HullPackage.PACK_CLAUSE -> "pack";
			case HullPackage.AREA -> "zone";
			case HullPackage.ENUMERATION_LITERAL -> "word";
			default -> declared.eClass().getName().replaceAll("Effect$|Clause$", "").toLowerCase(Locale.ROOT);
		};
	}
}
