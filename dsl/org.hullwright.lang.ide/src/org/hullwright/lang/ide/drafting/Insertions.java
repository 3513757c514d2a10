package org.hullwright.lang.ide.drafting;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.model.Declaration;
import org.hullwright.model.Expansion;
import org.hullwright.model.HullFile;
import org.hullwright.model.Zone;

/** Where in a text something more is written, so that it stands where its author would look for it. */
final class Insertions {

	private static final String OPENING = "{";
	private static final String COMMENT = "//";

	private Insertions() {}

	/** The end of the last declaration that begins with a word, else that of the text. */
	static int placeOf(String word, HullFile file) {
		String text = NodeModelUtils.getNode(file).getRootNode().getText();
		List<Declaration> alike = file.getDeclarations().stream().filter(declared -> begins(declared, word)).toList();
		return alike.isEmpty() ? text.stripTrailing().length() : withComment(text, end(alike.getLast()));
	}

	/** What makes a component start in a place. */
	static TextChange startIn(Zone zone, String name) {
		if (!zone.getComposition().isEmpty()) {
			return insertion(end(zone.getComposition().getLast()), ", " + name);
		}
		return opening(zone) >= 0 ? insertion(opening(zone), " contains " + name) : insertion(end(zone), " { contains " + name + " }");
	}

	/** What adds a change to an expansion, behind its last one. */
	static TextChange changeOf(Expansion expansion, String change) {
		return expansion.getChanges().isEmpty()
				? insertion(opening(expansion), "\n\t" + change + "\n")
				: insertion(end(expansion.getChanges().getLast()), "\n\t" + change);
	}

	private static TextChange insertion(int offset, String text) {
		return new TextChange(new TextRange(offset, 0), text);
	}

	private static boolean begins(Declaration declared, String word) {
		String text = NodeModelUtils.getTokenText(NodeModelUtils.getNode(declared));
		return text.startsWith(word + ' ');
	}

	private static int end(EObject object) {
		return Reference.rangeOf(NodeModelUtils.getNode(object)).end();
	}

	/** What is said on the same line about a declaration belongs to it. */
	private static int withComment(String text, int end) {
		int lineEnd = text.indexOf('\n', end);
		String rest = text.substring(end, lineEnd < 0 ? text.length() : lineEnd);
		return rest.stripLeading().startsWith(COMMENT) ? end + rest.stripTrailing().length() : end;
	}

	/** Behind the first opening brace; negative when there is none. */
	private static int opening(EObject object) {
		for (INode leaf : NodeModelUtils.getNode(object).getAsTreeIterable()) {
			if (leaf instanceof ILeafNode word && !word.isHidden() && OPENING.equals(word.getText())) {
				return word.getEndOffset();
			}
		}
		return -1;
	}
}
