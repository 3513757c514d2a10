package org.hullwright.lang.ide.spelling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.linking.HullResource;
import org.hullwright.lang.picture.PictureFormat;
import org.hullwright.model.Appearance;
import org.hullwright.model.DesignValue;
import org.hullwright.model.PackClause;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.TranslatedText;
import org.hullwright.model.Translation;

/** Finds what people write for people in a file: comments, and texts in quotes that are no names of files, people or licences. */
final class PassageReader {

	private static final String TITLE = "title";
	private static final String TRANSLATED = "text";

	private static final String ICON = "icon";

	private PassageReader() {}

	/** All of it, in the order of the file. */
	static List<Passage> read(XtextResource file) {
		var found = new ArrayList<Passage>();
		for (ILeafNode leaf : file instanceof HullResource hull ? hull.prose() : List.<ILeafNode>of()) {
			if (leaf.getText().startsWith("\"")) {
				quoted(leaf).ifPresent(found::add);
			} else {
				found.add(passage(leaf, Dictionaries.ENGLISH, false));
			}
		}
		return found;
	}

	private static Optional<Passage> quoted(ILeafNode leaf) {
		Assignment assignment = GrammarUtil.containingAssignment(leaf.getGrammarElement());
		EObject owner = NodeModelUtils.findActualSemanticObjectFor(leaf);
		String feature = assignment == null ? "" : assignment.getFeature();
		return switch (owner) {
			case PackClause pack when !feature.equals(TITLE) -> Optional.empty();
			// it is looked at where it is translated from
			case TranslatedText translated when !feature.equals(TRANSLATED) -> Optional.empty();
			case TranslatedText translated ->
				Optional.ofNullable(((Translation) translated.eContainer()).getLanguage()).map(language -> passage(leaf, language, false));
			case TextLiteral literal when literal.getValue() != null
					&& (PictureFormat.named(literal.getValue()).isPresent() || isIcon(literal)) ->
				Optional.empty();
			case Appearance icon -> Optional.empty();
			case DesignValue colour -> Optional.empty();
			case null -> Optional.empty();
			default -> Optional.of(passage(leaf, Dictionaries.ENGLISH, feature.equals(TITLE)));
		};
	}

	private static boolean isIcon(TextLiteral literal) {
		return literal.eContainer() instanceof PropertyEntry entry && entry.getProperty() != null
				&& ICON.equals(entry.getProperty().getName());
	}

	private static Passage passage(ILeafNode leaf, String language, boolean isName) {
		return new Passage(leaf.getText(), leaf.getOffset(), leaf.getStartLine(), language, isName);
	}
}
