package org.hullwright.editor.outline;

import java.util.List;
import java.util.Objects;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.ide.answer.OutlineEntry;

/** An entry in the tree. Equal to the entry of the same name at the same place in the tree, also when its text has changed. */
final class OutlineNode {

	private final @Nullable OutlineNode parent;
	private final OutlineEntry entry;
	private final int which; // among siblings of the same kind and name
	private final List<OutlineNode> children;

	OutlineNode(@Nullable OutlineNode parent, OutlineEntry entry, int which) {
		this.parent = parent;
		this.entry = entry;
		this.which = which;
		this.children = OutlineTree.nodes(this, entry.children());
	}

	OutlineEntry entry() {
		return entry;
	}

	@Nullable
	OutlineNode parent() {
		return parent;
	}

	List<OutlineNode> children() {
		return children;
	}

	@NonNullByDefault({})
	@Override
	public boolean equals(Object other) {
		return other instanceof OutlineNode node && node.which == which && node.entry.kind() == entry.kind()
				&& node.entry.name().equals(entry.name())
				&& Objects.equals(node.parent, parent);
	}

	@Override
	public int hashCode() {
		return Objects.hash(entry.kind(), entry.name(), which);
	}
}
