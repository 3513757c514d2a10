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
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;
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
	private int written; // so many of the names in it were there when it was read

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
		var all = new ArrayList<WrittenName>(written);
		for (Triple<EObject, EReference, INode> name : getLazyProxyInformation().subList(0, written)) {
			all.add(new WrittenName(name.getFirst(), name.getSecond(), name.getThird()));
		}
		return all;
	}

	/** Texts in quotes, with the quotes, and comments, in the order of the text. */
	public List<ILeafNode> prose() {
		IParseResult read = getParseResult();
		return switch (read) {
			case null -> List.of();
			case SearchedNodes nodes -> nodes.prose();
			default -> new SearchedNodes(read).prose();
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
		getCache().clear(this);
		readPlaceholders();
		super.doLinking();
		written = getLazyProxyInformation().size();
	}

	private void readPlaceholders() {
		if (getParseResult() != null && getParseResult().getRootASTElement() != null && getParser() instanceof ExpressionParser parser) {
			new PlaceholderReader(parser, getParseResult().getRootNode().getText()).read(prose());
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
