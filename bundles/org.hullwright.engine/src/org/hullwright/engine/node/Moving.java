package org.hullwright.engine.node;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/** How an effect moves pieces: with the rules around such a move, where there are any. */
public final class Moving implements Folded {

	private final @Nullable Routine watched;

	/** @param watched performs the move with the rules around it; null when there are none */
	public Moving(Routine watched) {
		this.watched = watched;
	}

	/** Moves a piece, unless a rule does something else instead. */
	public void move(Frame frame, int source, int piece, int zone, boolean top) {
		Routine watched = this.watched;
		frame.effort().burn(source);
		refuseIntoItself(frame, source, piece, zone);
		if (watched == null) {
			refuseUnfit(frame, source, piece, zone);
			frame.state().move(source, piece, zone, top);
			return;
		}
		Frame own = frame.inner(source, watched.slots());
		int holder = frame.layout().holder(zone);
		own.set(0, piece);
		own.set(1, holder < 0 ? World.ABSENT : holder);
		own.set(2, zone);
		own.set(3, top ? 1 : 0);
		own.set(4, source);
		own.set(World.Watch.MADE, 0);
		watched.perform(own);
	}

	/** What held itself, directly or through others, would make a search for what is around it endless. */
	static void refuseIntoItself(Frame frame, int source, int piece, int zone) {
		int walked = 0;
		for (int around = frame.layout().holder(zone); around >= 0; around = frame.state().holderOf(around)) {
			if (around == piece) {
				throw new ContentError(source, "this would put something into itself");
			}
			walked++;
		}
		frame.effort().spend(walked);
	}

	static void refuseUnfit(Frame frame, int source, int piece, int zone) {
		if (!frame.layout().isFit(piece, zone)) {
			World world = frame.run().world();
			int content = world.zones().get(frame.layout().declaration(zone)).content();
			throw new ContentError(source,
					frame.tables().wording().of(piece, Display.PIECE) + " does not belong into "
							+ frame.tables().wording().of(zone, Display.ZONE)
							+ ", which is for " + world.kinds().get(content).name());
		}
	}

	/** The move itself, in a frame that {@link #move} has made. */
	public static final class Change extends EffectNode {

		@Override
		public void run(Frame frame) {
			refuseUnfit(frame, frame.value(4), frame.value(0), frame.value(2));
			frame.set(World.Watch.MADE, 1);
			frame.state().move(frame.value(4), frame.value(0), frame.value(2), frame.value(3) != 0);
		}
	}
}
