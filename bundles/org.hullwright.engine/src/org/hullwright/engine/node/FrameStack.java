package org.hullwright.engine.node;

import java.util.Arrays;

import org.hullwright.engine.state.Numbers;

/** The call stack of the interpreter, whose frames are pooled by their position, and a pool of buffers for lists. */
final class FrameStack {

	private final Run run;
	private Frame[] frames = new Frame[32];
	private Numbers[] buffers = {};
	private int bufferCount;

	FrameStack(Run run) {
		this.run = run;
	}

	/** The frame at a position in the stack. */
	Frame frame(int position) {
		if (position >= frames.length) {
			frames = Arrays.copyOf(frames, position * 2);
		}
		if (frames[position] == null) {
			frames[position] = new Frame(run, position);
		}
		return frames[position];
	}

	/** An empty buffer, to be given back. */
	Numbers borrow() {
		return bufferCount == 0 ? new Numbers() : buffers[--bufferCount];
	}

	/** Takes a buffer back, and charges what it holds. */
	void giveBack(Numbers numbers) {
		run.effort().spend(numbers.size());
		numbers.truncate(0);
		if (bufferCount == buffers.length) {
			buffers = Arrays.copyOf(buffers, bufferCount + 16);
		}
		buffers[bufferCount++] = numbers;
	}
}
