package org.hullwright.engine.node;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.World;

/** How effects change a state: with the rules around such a change, where there are any. Nothing is changed by what makes no difference. */
public final class Changing implements Folded {

	private final int property;
	private final @Nullable Routine watched;

	/** @param watched performs the change with the rules around it; null when there are none */
	public Changing(int property, @Nullable Routine watched) {
		this.property = property;
		this.watched = watched;
	}

	/** The state that changes. */
	public int property() {
		return property;
	}

	/** Changes the state of a piece, unless a rule does something else instead. */
	public void set(Frame frame, int source, int piece, int value) {
		Routine watched = this.watched;
		if (watched == null || frame.state().get(piece, property) == frame.layout().bounded(property, value)) {
			frame.state().set(source, piece, property, value);
		} else {
			perform(watched, frame, source, piece, value);
		}
	}

	/** Changes the state of the game, unless a rule does something else instead. */
	public void set(Frame frame, int source, int value) {
		Routine watched = this.watched;
		if (watched == null || frame.state().get(property) == frame.layout().bounded(property, value)) {
			setGame(frame, source, property, value);
		} else {
			perform(watched, frame, source, World.ABSENT, value);
		}
	}

	/** The state raised by an amount, as far as its bounds allow. */
	public int raised(Frame frame, int source, int before, int amount) {
		return frame.number(frame.layout().raised(property, before, amount), source);
	}

	private void perform(Routine watched, Frame frame, int source, int piece, int value) {
		Frame own = frame.inner(source, watched.slots());
		own.set(0, piece);
		own.set(1, frame.layout().bounded(property, value));
		own.set(2, source);
		own.set(World.Watch.MADE, 0);
		watched.perform(own);
	}

	/** Changes a state of the game, and resolves what a track does on arrival. */
	static void setGame(Frame frame, int source, int property, int value) {
		int before = frame.state().get(property);
		frame.state().set(source, property, value);
		int after = frame.state().get(property);
		Routine arrived = before == after ? null : frame.tables().arrivalAt(property, after);
		if (arrived != null) {
			arrived.perform(frame.inner(source, arrived.slots()));
		}
	}

	/** The change itself, in a frame that has been made for it. */
	public static final class Change extends EffectNode {

		private final int property;

		/** @param property the state that changes */
		public Change(int property) {
			this.property = property;
		}

		@Override
		public void run(Frame frame) {
			frame.set(World.Watch.MADE, 1);
			int piece = frame.value(0);
			if (piece == World.ABSENT) {
				setGame(frame, frame.value(2), property, frame.value(1));
			} else {
				frame.state().set(frame.value(2), piece, property, frame.value(1));
			}
		}
	}
}
