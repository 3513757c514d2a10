package org.hullwright.lang.ide.hover;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Explained;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.ide.signature.Headline;
import org.hullwright.lang.ide.words.Keywords;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Component;
import org.hullwright.model.KindMember;
import org.hullwright.model.Named;
import org.hullwright.model.PropertyEntry;

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
		var text = new StringBuilder("**").append(Headline.of(declared, packs.types(seenFrom))).append("**");
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
}
