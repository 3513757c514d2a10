package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** The tile that lies on a site. */
public final class TileNode extends ValueNode {

	private final int source;
	private final ValueNode site;

	public TileNode(int source, ValueNode site) {
		this.source = source;
		this.site = site;
	}

	@Override
	public int value(Frame frame) {
		int zone = frame.layout().zone(frame.present(site.value(frame), source), World.CONTENTS);
		int tile = frame.state().first(zone);
		return tile < 0 ? World.ABSENT : tile;
	}
}
