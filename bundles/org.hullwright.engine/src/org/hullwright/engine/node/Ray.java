package org.hullwright.engine.node;

import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** The spaces from where a piece stands towards a direction, to the edge of the board. */
public final class Ray implements Folded {

	private final int source;
	private final ValueNode origin;
	private final ValueNode direction;

	/**
	 * @param origin a piece or a space
	 * @param direction a word of the directions of the board
	 */
	public Ray(int source, ValueNode origin, ValueNode direction) {
		this.source = source;
		this.origin = origin;
		this.direction = direction;
	}

	/** The nearest of the spaces; absent at the edge. */
	public int first(Frame frame) {
		int space = start(frame);
		int word = frame.present(direction.value(frame), source);
		return space == World.ABSENT ? space : frame.tables().sites().towards(space, word);
	}

	/** Adds all of the spaces, the nearest first. */
	public void list(Frame frame, Numbers target) {
		SiteMap sites = frame.tables().sites();
		int space = start(frame);
		int word = frame.present(direction.value(frame), source);
		while (space != World.ABSENT) {
			space = sites.towards(space, word);
			if (space != World.ABSENT) {
				frame.effort().grow(source, 1, target.size() + 1);
				target.add(space);
			}
		}
	}

	/** The space that the piece is or stands on; absent when it is nowhere on a board, or on a path. */
	private int start(Frame frame) {
		SiteMap sites = frame.tables().sites();
		for (int at = frame.present(origin.value(frame), source); at >= 0; at = frame.state().holderOf(at)) {
			if (sites.is(at, false)) {
				return at;
			}
			frame.effort().spend(1);
		}
		return World.ABSENT;
	}
}
