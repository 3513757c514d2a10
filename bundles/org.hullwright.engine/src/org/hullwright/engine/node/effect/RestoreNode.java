package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.tree.World;

/** Makes a state of the game, or of all pieces that have it, what it was at the start. */
public final class RestoreNode extends EffectNode {

	private final int source;
	private final int property;

	/** Takes its parts. */
	public RestoreNode(int source, int property) {
		this.source = source;
		this.property = property;
	}

	@Override
	public void run(Frame frame) {
		World world = frame.run().world();
		int owner = world.properties().get(property).owner();
		if (owner < 0) {
			frame.state().set(source, property, frame.run().start().get(property));
			return;
		}
		world.sorts().stream().filter(sort -> frame.layout().isA(sort.kind(), owner)).forEach(sort -> restore(frame, sort));
	}

	private void restore(Frame frame, World.Sort sort) {
		for (int piece = sort.firstPiece(); piece < sort.firstPiece() + sort.copies(); piece++) {
			frame.state().set(source, piece, property, frame.run().start().get(piece, property));
		}
	}
}
