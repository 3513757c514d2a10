package org.hullwright.editor.outline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.hullwright.lang.ide.answer.OutlineEntry;

/** The outline of a text as a tree that knows its parents. */
final class OutlineTree {

	private final List<OutlineNode> roots;

	OutlineTree(List<OutlineEntry> entries) {
		roots = nodes(null, entries);
	}

	List<OutlineNode> roots() {
		return roots;
	}

	/** The innermost entry around a place. */
	Optional<OutlineNode> nodeAt(int offset) {
		return nodeAt(roots, offset);
	}

	static List<OutlineNode> nodes(OutlineNode parent, List<OutlineEntry> entries) {
		Map<String, Integer> counts = new HashMap<>();
		List<OutlineNode> nodes = new ArrayList<>();
		for (OutlineEntry entry : entries) {
			int which = counts.merge(entry.kind() + " " + entry.name(), 1, Integer::sum);
			nodes.add(new OutlineNode(parent, entry, which));
		}
		return List.copyOf(nodes);
	}

	private static Optional<OutlineNode> nodeAt(List<OutlineNode> nodes, int offset) {
		return nodes.stream().filter(node -> node.entry().range().touches(offset)).findFirst()
				.map(node -> nodeAt(node.children(), offset).orElse(node));
	}
}
