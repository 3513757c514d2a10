package org.hullwright.engine.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.hullwright.engine.debug.Halt.Reason;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;

/** Finds out before each sentence of a game whether it is to stop there, and knows what is under way. For one game, on its thread. */
public final class Stepper implements Probe {

	private final Companion companion;
	private final List<UnderWay> chain = new ArrayList<>();
	private Step step = Step.ON;
	private int steppedFrom;

	/** @param companion is asked, and told where the game stops */
	public Stepper(Companion companion) {
		this.companion = companion;
	}

	/** Something that has begun and is not over. */
	private static final class UnderWay {

		private final int begun;
		private final String title;
		private final Frame frame;
		private int at;

		UnderWay(int begun, String title, Frame frame) {
			this.begun = begun;
			this.title = title;
			this.frame = frame;
			this.at = begun;
		}

		Performance seen() {
			return new Performance(title, begun, at, frame.locals());
		}
	}

	@Override
	public void enter(int source, String title, Frame frame) {
		chain.add(new UnderWay(source, title, frame));
	}

	@Override
	public void leave(int source, Frame frame) {
		chain.removeLast();
	}

	@Override
	public void before(int source, Frame frame) {
		chain.getLast().at = source;
		if (!frame.run().isAside() && companion.isLive()) {
			reasonToStop(source, frame).ifPresent(reason -> stop(reason, frame));
		}
	}

	private Optional<Reason> reasonToStop(int source, Frame frame) {
		return companion.reasonToStop(source, frame).or(() -> hasArrived() ? Optional.of(new Reason.Stepped()) : Optional.empty());
	}

	private boolean hasArrived() {
		return switch (step) {
			case INTO -> true;
			case OVER -> chain.size() <= steppedFrom;
			case OUT -> chain.size() < steppedFrom;
			case ON -> false;
		};
	}

	private void stop(Reason reason, Frame frame) {
		step = companion.halted(new Halt(reason, frame.state().copy(), chain.reversed().stream().map(UnderWay::seen).toList()));
		steppedFrom = chain.size();
	}
}
