package org.hullwright.lang.pack;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.LineAndColumn;
import org.hullwright.model.series.Member;

/**
 * Where the objects of a loaded pack stand in the text, and how they are written. For those who keep places after the model is gone, like a
 * running game.
 */
public final class SourceText {

	private static final Pattern SPACE = Pattern.compile("\\s+");

	/** Characters of a text that is read by its place; what is longer is no longer a quotation. */
	private static final int LONGEST = 120;

	private final Path folder;
	private final ResourceSet resources;
	private final Map<URI, File> files = new ConcurrentHashMap<>(); // many objects stand in few files

	/** @param pack whose folder file names are relative to */
	public SourceText(LoadedPack pack) {
		this.folder = pack.folder();
		this.resources = pack.resources();
	}

	/**
	 * A piece of text.
	 *
	 * @param file as a person would look for it: relative to the pack's folder, or to the folder around it for files of other packs
	 * @param uri of the file
	 * @param line counted from 1
	 * @param column counted from 1
	 * @param offset of the first character
	 * @param length in characters
	 */
	public record Location(String file, String uri, int line, int column, int offset, int length) {}

	/** A file as {@link Location} names it. */
	private record File(String name, String uri) {}

	/** Where an object is written; empty when it was not read from text. */
	public Optional<Location> locationOf(EObject object) {
		INode node = NodeModelUtils.findActualNodeFor(Member.written(object));
		Resource resource = object.eResource();
		return node == null || resource == null ? Optional.empty() : Optional.of(locationOf(node, resource));
	}

	/** Where the parser stumbled first in the file of an object; empty when it did not, or when that was not read from text. */
	public Optional<Location> syntaxErrorIn(EObject object) {
		return object.eResource() instanceof XtextResource resource && resource.getParseResult() != null
				&& resource.getParseResult().hasSyntaxErrors()
						? Optional.of(locationOf(resource.getParseResult().getSyntaxErrors().iterator().next(), resource))
						: Optional.empty();
	}

	private Location locationOf(INode node, Resource resource) {
		File file = files.computeIfAbsent(resource.getURI(), uri -> new File(fileName(uri), uri.toString()));
		ITextRegion region = node.getTextRegion();
		LineAndColumn start = NodeModelUtils.getLineAndColumn(node, region.getOffset());
		return new Location(file.name(), file.uri(), start.getLine(), start.getColumn(), region.getOffset(), region.getLength());
	}

	/** An object as it is written, without comments and on one line; empty when it was not read from text. */
	public String textOf(EObject object) {
		INode node = NodeModelUtils.findActualNodeFor(Member.written(object));
		return node == null ? "" : SPACE.matcher(NodeModelUtils.getTokenText(node)).replaceAll(" ");
	}

	/**
	 * What is written at a place, on one line; empty when it is longer than a quotation, or the file was not read.
	 *
	 * @param uri of the file
	 * @param offset of the first character
	 * @param length in characters
	 */
	public String textAt(String uri, int offset, int length) {
		if (length > LONGEST || uri.isEmpty()
				|| !(resources.getResource(URI.createURI(uri), false) instanceof XtextResource file) || file.getParseResult() == null) {
			return "";
		}
		String text = file.getParseResult().getRootNode().getText();
		return offset + length <= text.length() ? SPACE.matcher(text.substring(offset, offset + length)).replaceAll(" ") : "";
	}

	private String fileName(URI uri) {
		if (!uri.isFile()) {
			return uri.lastSegment();
		}
		Path file = Path.of(uri.toFileString());
		if (file.startsWith(folder)) {
			return folder.relativize(file).toString();
		}
		Path around = folder.getParent();
		return around != null && file.startsWith(around) ? around.relativize(file).toString() : file.toString();
	}
}
