package org.hullwright.lang.ide.navigation;

import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.ILocationInFileProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.placeholder.Placeholders;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Query;

/** Finds what a word means and where that is declared. */
public class Declarations {

	private final EObjectAtOffsetHelper finder;
	private final ILocationInFileProvider locations;
	private final Placeholders placeholders;

	@Inject
	Declarations(EObjectAtOffsetHelper finder, ILocationInFileProvider locations, Placeholders placeholders) {
		this.finder = finder;
		this.locations = locations;
		this.placeholders = placeholders;
	}

	/**
	 * A word with its meaning.
	 *
	 * @param range the word
	 * @param target what it names or declares
	 */
	public record Meant(TextRange range, EObject target) {}

	/** The word at a place that refers to something, be it a name in braces inside of a text. */
	public Optional<Meant> referredAt(XtextResource file, int offset) {
		INode node = finder.getCrossReferenceNode(file, new TextRegion(offset, 0));
		if (node == null) {
			return placeholders.at(file, offset).filter(placeholder -> !isUnknown(placeholder.means()))
					.map(placeholder -> new Meant(placeholder.name(), placeholder.means()));
		}
		EObject target = finder.getCrossReferencedElement(node);
		return target == null || isUnknown(target) ? Optional.empty() : Optional.of(new Meant(Reference.rangeOf(node), target));
	}

	/** The word at a place that refers to something or declares it. A place behind a word is still at the word. */
	public Optional<Meant> meantAt(XtextResource file, int offset) {
		return referredAt(file, offset).or(() -> declaredAt(file, offset))
				.or(() -> declaredAt(file, offset - 1).filter(declared -> declared.range().touches(offset)));
	}

	private Optional<Meant> declaredAt(XtextResource file, int offset) {
		return Optional.ofNullable(finder.getElementWithNameAt(file, offset)).filter(declared -> !isUnknown(declared))
				.map(declared -> new Meant(nameOf(declared), declared));
	}

	/** Whether a word means nothing, for which the parser leaves an object that is nowhere. */
	private static boolean isUnknown(EObject target) {
		return target.eIsProxy() || target.eResource() == null;
	}

	/** Where the name of a declaration stands in its text; a query without one is called like what it looks for. */
	public TextRange nameOf(EObject declared) {
		if (declared instanceof Query query && query.getName() == null) {
			return NodeModelUtils.findNodesForFeature(query, HullPackage.Literals.QUERY__SUBJECT).stream().findFirst()
					.map(Reference::rangeOf)
					.orElse(new TextRange(0, 0));
		}
		ITextRegion region = locations.getSignificantTextRegion(declared);
		return region == null ? new TextRange(0, 0) : new TextRange(region.getOffset(), region.getLength());
	}

	/** The declaration as a place of its document. */
	public TextLocation placeOf(EObject declared) {
		return placeOf((XtextResource) declared.eResource(), nameOf(declared));
	}

	public static TextLocation placeOf(XtextResource file, TextRange range) {
		var root = file.getParseResult().getRootNode();
		String text = root.getText();
		int offset = Math.min(range.offset(), text.length());
		int start = text.lastIndexOf('\n', offset - 1) + 1;
		int end = text.indexOf('\n', offset);
		String line = text.substring(start, end < 0 ? text.length() : end).strip();
		ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(root, offset);
		int number = leaf == null ? 1 : NodeModelUtils.getLineAndColumn(root, offset).getLine();
		return new TextLocation(Documents.of(file.getURI()), range, number, line);
	}
}
