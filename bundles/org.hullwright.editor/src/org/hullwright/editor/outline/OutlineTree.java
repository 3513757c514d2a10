package org.hullwright.editor.outline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
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

	/** Whether this is shown in the same words as another; places in the text may have moved. */
	boolean looksLike(OutlineTree other) {
		return lookAlike(roots, other.roots);
	}

	private static boolean lookAlike(List<OutlineNode> some, List<OutlineNode> others) {
		return some.size() == others.size()
				&& IntStream.range(0, some.size()).allMatch(each -> lookAlike(some.get(each), others.get(each)));
	}

	private static boolean lookAlike(OutlineNode one, OutlineNode other) {
		return one.entry().kind() == other.entry().kind() && one.entry().name().equals(other.entry().name())
				&& one.entry().title().equals(other.entry().title()) && lookAlike(one.children(), other.children());
	}

	/** The entry of the same name at the same place in this tree as one of another tree. */
	Optional<OutlineNode> current(OutlineNode node) {
		OutlineNode parent = node.parent();
		Optional<List<OutlineNode>> siblings = parent == null ? Optional.of(roots) : current(parent).map(OutlineNode::children);
		return siblings.flatMap(nodes -> nodes.stream().filter(node::equals).findFirst());
	}

	/** The innermost entry around a place. */
	Optional<OutlineNode> nodeAt(int offset) {
		return nodeAt(roots, offset);
	}

	static List<OutlineNode> nodes(@Nullable OutlineNode parent, List<OutlineEntry> entries) {
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
