package org.hullwright.playtest.session;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.LineAndColumn;
import org.hullwright.engine.lower.SourceLocator;
import org.hullwright.engine.tree.Place;

/** Finds things of a model in the text they were parsed from. A declaration is found at its name. */
final class TextPlaces implements SourceLocator {
	private final Path folder;

	/** @param folder of the pack; files in it are named relative to it, others by their name */
	TextPlaces(Path folder) {
		this.folder = folder;
	}

	@Override
	public Place placeOf(EObject thing) {
		INode node = nodeOf(thing);
		if (node == null || thing.eResource() == null) {
			return Place.NOWHERE;
		}
		URI uri = thing.eResource().getURI();
		LineAndColumn start = NodeModelUtils.getLineAndColumn(node, node.getOffset());
		return new Place(fileName(uri), uri.toString(), start.getLine(), start.getColumn(), node.getOffset(), node.getLength());
	}

	@Override
	public String textOf(EObject thing) {
		INode node = NodeModelUtils.findActualNodeFor(thing);
		return node == null ? "" : NodeModelUtils.getTokenText(node).replaceAll("\\s+", " ");
	}

	private static INode nodeOf(EObject thing) {
		EStructuralFeature name = thing.eClass().getEStructuralFeature("name");
		List<INode> names = name == null ? List.of() : NodeModelUtils.findNodesForFeature(thing, name);
		return names.isEmpty() ? NodeModelUtils.findActualNodeFor(thing) : names.getFirst();
	}

	private String fileName(URI uri) {
		if (!uri.isFile()) {
			return uri.lastSegment();
		}
		Path file = Path.of(uri.toFileString());
		return file.startsWith(folder) ? folder.relativize(file).toString() : uri.lastSegment();
	}
}
