package org.hullwright.cli.compare;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.OutlineEntry;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.outline.OutlineBuilder;

/** Reads what the files of a pack declare, but for its tests. */
final class DeclarationReader {

	private final OutlineBuilder outlines;

	DeclarationReader(OutlineBuilder outlines) {
		this.outlines = outlines;
	}

	/** All declarations in the order of the files, by a key that stays the same when other texts change around them. */
	Map<String, Declared> read(OpenPack pack) {
		Map<String, Declared> all = new LinkedHashMap<>();
		for (Resource own : pack.opened().loaded().own()) {
			if (own instanceof XtextResource file && file.getParseResult() != null) {
				ICompositeNode root = file.getParseResult().getRootNode();
				String shown = pack.files().shown(Path.of(file.getURI().toFileString()));
				outlines.outline(file).stream().filter(entry -> entry.kind() != ElementKind.TEST && entry.kind() != ElementKind.PACK)
						.forEach(entry -> add(all, entry, shown, root));
			}
		}
		return all;
	}

	/** Several rules can be about the same thing: they are told apart by their order. */
	private static void add(Map<String, Declared> all, OutlineEntry entry, String file, ICompositeNode root) {
		INode node = nodeAt(root, entry.range());
		String key = entry.kind() + " " + entry.name();
		int number = 1;
		while (all.containsKey(key + " " + number)) {
			number++;
		}
		all.put(key + " " + number,
				new Declared(entry.name(), entry.title(), file + ":" + node.getStartLine(), NodeModelUtils.getTokenText(node)));
	}

	private static INode nodeAt(ICompositeNode root, TextRange range) {
		INode node = NodeModelUtils.findLeafNodeAtOffset(root, range.offset());
		while (node.getParent() != null && node.getEndOffset() < range.end()) {
			node = node.getParent();
		}
		return node;
	}
}
