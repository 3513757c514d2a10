package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** The space, or the path, that a tile lies on. */
public final class SiteOfNode extends ValueNode {

	private final int source;
	private final ValueNode tile;
	private final boolean path;

	public SiteOfNode(int source, ValueNode tile, boolean path) {
		this.source = source;
		this.tile = tile;
		this.path = path;
	}

	@Override
	public int value(Frame frame) {
		int holder = frame.state().holderOf(frame.present(tile.value(frame), source));
		return holder >= 0 && frame.tables().sites().is(holder, path) ? holder : World.ABSENT;
	}
}
