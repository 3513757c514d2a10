package org.hullwright.playtest.debug;

import java.io.StringReader;
import java.util.OptionalInt;
import java.util.stream.StreamSupport;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParser;
import org.hullwright.model.Effect;

/** Knows on which lines of a text sentences begin. */
public final class SentenceLines {

	private final IParser parser;

	/** @param parser of Hull */
	@Inject
	public SentenceLines(IParser parser) {
		this.parser = parser;
	}

	/**
	 * The line on which games can stand still that is meant by one: itself, or else the next one on which a sentence begins.
	 *
	 * @param line from 1
	 * @return none when there is no sentence from there on
	 */
	public OptionalInt meantBy(int line, String text) {
		EObject file = parser.parse(new StringReader(text)).getRootASTElement();
		if (file == null) {
			return OptionalInt.empty();
		}
		Iterable<EObject> parts = file::eAllContents;
		return StreamSupport.stream(parts.spliterator(), false).filter(Effect.class::isInstance).map(NodeModelUtils::getNode)
				.filter(node -> node != null)
				.mapToInt(ICompositeNode::getStartLine).filter(begins -> begins >= line).min();
	}
}
