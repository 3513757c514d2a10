package org.hullwright.lang.parser;

import java.util.List;

import com.google.common.collect.ImmutableList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;

/** What was read, which finds its syntax errors once: those of Xtext traverse the whole text each time that they are asked for. */
final class KnownErrors implements IParseResult {

	private final IParseResult read;
	private @Nullable List<INode> errors; // null until first asked for

	/** @param read of which the text is changed no more */
	KnownErrors(IParseResult read) {
		this.read = read;
	}

	@Override
	public @Nullable EObject getRootASTElement() {
		return read.getRootASTElement();
	}

	@Override
	public ICompositeNode getRootNode() {
		return read.getRootNode();
	}

	@Override
	@NonNullByDefault({})
	public Iterable<INode> getSyntaxErrors() {
		List<INode> known = errors;
		if (known == null) {
			known = ImmutableList.copyOf(read.getSyntaxErrors());
			errors = known;
		}
		return known;
	}

	@Override
	public boolean hasSyntaxErrors() {
		return read.hasSyntaxErrors();
	}
}
