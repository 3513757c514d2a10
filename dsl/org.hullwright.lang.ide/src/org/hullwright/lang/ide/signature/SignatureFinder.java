package org.hullwright.lang.ide.signature;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Signature;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Argument;
import org.hullwright.model.Callable;
import org.hullwright.model.CanExpression;
import org.hullwright.model.DoEffect;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.Parameter;
import org.hullwright.model.Phase;
import org.hullwright.model.ResolveEffect;

/** Finds the call that is being written, as far as it can be read. */
public class SignatureFinder {

	private final PackContext packs;
	private final IEObjectDocumentationProvider documentation;

	@Inject
	SignatureFinder(PackContext packs, IEObjectDocumentationProvider documentation) {
		this.packs = packs;
		this.documentation = documentation;
	}

	/** A call as it stands in the text. */
	private record Written(Callable called, List<Argument> arguments) {}

	/** What the innermost call at a caret wants. A call ends with its line when it needs nothing more there. */
	public Optional<Signature> signatureAt(XtextResource file, int caret) {
		return wordBefore(file, caret).flatMap(word -> {
			for (EObject around = NodeModelUtils.findActualSemanticObjectFor(word); around != null; around = around.eContainer()) {
				Optional<Written> call = callAt(around).filter(found -> !found.called().eIsProxy() && found.called().eResource() != null);
				if (call.isPresent()) {
					return call.map(found -> signature(found, caret, file));
				}
			}
			return Optional.empty();
		});
	}

	private static Optional<Written> callAt(EObject object) {
		return switch (object) {
			case DoEffect call when call.getProcedure() != null -> Optional.of(new Written(call.getProcedure(), call.getArguments()));
			case FunctionCall call when call.getFunction() != null -> Optional.of(new Written(call.getFunction(), call.getArguments()));
			case ResolveEffect call when call.getSlot() != null -> Optional.of(new Written(call.getSlot(), call.getArguments()));
			case CanExpression call when call.getSlot() != null -> Optional.of(new Written(call.getSlot(), call.getArguments()));
			default -> Optional.empty();
		};
	}

	/** The last word before a caret on the same line. */
	private static Optional<ILeafNode> wordBefore(XtextResource file, int caret) {
		INode root = file.getParseResult().getRootNode();
		String text = root.getText();
		int place = Math.min(caret, text.length()) - 1;
		while (place >= 0 && (text.charAt(place) == ' ' || text.charAt(place) == '\t')) {
			place--;
		}
		return place < 0 || text.charAt(place) == '\n' || text.charAt(place) == '}'
				? Optional.empty()
				: Optional.ofNullable(NodeModelUtils.findLeafNodeAtOffset(root, place));
	}

	private Signature signature(Written call, int caret, XtextResource file) {
		var words = CallWords.of(wordOf(call.called()), call.called(), packs.types(file));
		String comment = documentation.getDocumentation(call.called());
		return new Signature(words.text(), comment == null ? "" : comment.strip(), words.parameters(), active(call, caret));
	}

	private static String wordOf(Callable called) {
		return switch (called) {
			case EffectSlot slot -> "effect";
			case Phase phase -> "phase";
			default -> "procedure";
		};
	}

	/** The parameter whose argument the caret is in, or else the first that has none yet. */
	private static int active(Written call, int caret) {
		var left = new ArrayList<>(call.called().getParameters());
		for (Argument argument : call.arguments()) {
			INode node = NodeModelUtils.getNode(argument);
			Optional<Parameter> given = left.stream().filter(parameter -> parameter.getPreposition() == argument.getPreposition())
					.findFirst();
			if (node != null && given.isPresent()) {
				boolean isUnfinished = argument.getValue() == null;
				if (node.getOffset() <= caret && (caret <= node.getEndOffset() || isUnfinished)) {
					return call.called().getParameters().indexOf(given.get());
				}
				left.remove(given.get());
			}
		}
		return left.isEmpty() ? -1 : call.called().getParameters().indexOf(left.getFirst());
	}
}
