package org.hullwright.lang.linking;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.Triple;

/**
 * The EMF resource of a file of Hull, the AST of one text. It avoids two quadratic costs of Xtext: when a name is linked, Xtext works out
 * the diagnostic that would have been reported had it not been, to remove that, and before it adds a diagnostic it searches the list for
 * the same one. Here it is known what was reported at which place. It is also known which names there are, so that nothing has to traverse
 * the whole file for them.
 */
public class HullResource extends LazyLinkingResource {

	private final Map<Integer, Diagnostic> said = new HashMap<>();
	private boolean isNew;
	private @Nullable List<WrittenName> names; // null until first asked for
	private @Nullable List<ILeafNode> prose; // null until first asked for

	/** Every name that is written in the file as it was read, those of one sentence in the order of the text. Links nothing. */
	public List<WrittenName> names() {
		List<WrittenName> known = names;
		if (known == null) {
			known = writtenNames();
			names = known;
		}
		return known;
	}

	private List<WrittenName> writtenNames() {
		var written = new ArrayList<WrittenName>();
		for (Triple<EObject, EReference, INode> name : getLazyProxyInformation()) {
			if (name.getFirst().eResource() == this) { // and not taken out again, as a question is
				written.add(new WrittenName(name.getFirst(), name.getSecond(), name.getThird()));
			}
		}
		return written;
	}

	/** Texts in quotes, with the quotes, and comments, in the order of the text. */
	public List<ILeafNode> prose() {
		List<ILeafNode> known = prose;
		if (known == null) {
			known = new ArrayList<>();
			if (getParseResult() != null) {
				collectProse(getParseResult().getRootNode(), getParseResult().getRootNode().getText(), known);
			}
			prose = known;
		}
		return known;
	}

	private static void collectProse(ICompositeNode node, String text, List<ILeafNode> found) {
		for (INode child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
			if (child instanceof ICompositeNode part) {
				collectProse(part, text, found);
			} else if (child instanceof ILeafNode leaf && leaf.getTotalLength() > 1 && isProse(text, leaf.getTotalOffset())) {
				found.add(leaf);
			}
		}
	}

	private static boolean isProse(String text, int start) {
		return switch (text.charAt(start)) {
			case '"' -> true;
			case '/' -> text.startsWith("//", start) || text.startsWith("/*", start);
			default -> false;
		};
	}

	@Override
	@NonNullByDefault({})
	protected void doLoad(InputStream text, Map<?, ?> options) throws IOException {
		isNew = true;
		try {
			super.doLoad(text, options);
		} finally {
			isNew = false;
		}
	}

	/** Whether the file is being read, so that there is nothing in it from before. */
	boolean isNew() {
		return isNew;
	}

	@Override
	@NonNullByDefault({})
	public void resolveLazyCrossReferences(@Nullable CancelIndicator cancelled) {
		for (WrittenName name : names()) {
			operationCanceledManager.checkCanceled(cancelled == null ? CancelIndicator.NullImpl : cancelled);
			resolveLazyCrossReference((InternalEObject) name.owner(), name.role());
		}
	}

	@Override
	protected void doLinking() {
		said.clear();
		names = null;
		prose = null;
		getCache().clear(this);
		readPlaceholders();
		super.doLinking();
	}

	private void readPlaceholders() {
		if (getParseResult() != null && getParseResult().getRootASTElement() != null && getParser() instanceof ExpressionParser parser) {
			new PlaceholderReader(parser, getParseResult().getRootNode().getText()).readBelow(getParseResult().getRootASTElement());
		}
	}

	@Override
	@NonNullByDefault({})
	protected void createAndAddDiagnostic(Triple<EObject, EReference, INode> unknown) {
		if (isValidationDisabled()) {
			return;
		}
		DiagnosticMessage message = createDiagnosticMessage(unknown);
		if (message != null) {
			takeBack(unknown);
			Diagnostic diagnostic = createDiagnostic(unknown, message);
			getDiagnosticList(message).add(diagnostic);
			said.put(unknown.getThird().getOffset(), diagnostic);
		}
	}

	@Override
	@NonNullByDefault({})
	protected void removeDiagnostic(Triple<EObject, EReference, INode> found) {
		takeBack(found);
	}

	private void takeBack(Triple<EObject, EReference, INode> name) {
		if (said.isEmpty()) {
			return; // as nearly always
		}
		Diagnostic before = said.remove(name.getThird().getOffset());
		if (before != null) {
			getErrors().remove(before);
			getWarnings().remove(before);
		}
	}
}
