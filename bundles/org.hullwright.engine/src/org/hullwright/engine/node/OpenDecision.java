package org.hullwright.engine.node;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.Foresight;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;

/** A decision while it is open. Words are made when somebody asks for them, since most bots never do. */
public final class OpenDecision implements Decision {

	/** The thing of an option that is not about anything. */
	public static final int NOTHING = Integer.MIN_VALUE;

	private final Frame frame;
	private final int source;
	private final ValueNode decider;
	private final boolean secret;
	private final TextNode prompt;
	private Option[] options = new Option[8];
	private final Numbers things = new Numbers();

	/** Starts without options. */
	public OpenDecision(Frame frame, int source, ValueNode decider, boolean secret, TextNode prompt) {
		this.frame = frame;
		this.source = source;
		this.decider = decider;
		this.secret = secret;
		this.prompt = prompt;
	}

	/** Adds an option about a thing. */
	public void add(Option option, int thing) {
		int number = things.size();
		if (number == options.length) {
			options = Arrays.copyOf(options, number * 2);
		}
		options[number] = option;
		things.add(thing);
	}

	/** The option with that number. */
	public Option option(int number) {
		return options[number];
	}

	/** What the option with that number is about. */
	public int thing(int number) {
		return things.get(number);
	}

	/** Lets options be about other pieces, because these have taken the places of those that they were about. */
	public void exchange(IntUnaryOperator now) {
		for (int option = 0; option < things.size(); option++) {
			if (options[option].pieces() && things.get(option) >= 0) {
				things.set(option, now.applyAsInt(things.get(option)));
			}
		}
	}

	@Override
	public Foresight foresight() {
		return frame.run().foresight(seat());
	}

	@Override
	public int number() {
		return frame.run().decisions();
	}

	@Override
	public int seat() {
		return frame.run().deciderOf(frame.present(decider.value(frame), source), source);
	}

	@Override
	public boolean isSecret() {
		return secret;
	}

	@Override
	public String prompt() {
		return frame.render(prompt);
	}

	@Override
	public int[] causes() {
		return frame.causes();
	}

	@Override
	public int source() {
		return source;
	}

	@Override
	public int size() {
		return things.size();
	}

	@Override
	public String label(int option) {
		Option offered = options[option];
		if (offered.things() != null) {
			frame.set(offered.slot(), things.get(option));
		}
		return frame.render(offered.label());
	}

	@Override
	public int subject(int option) {
		return options[option].pieces() ? things.get(option) : -1;
	}

	@Override
	public int source(int option) {
		return options[option].source();
	}

	@Override
	public GameState state() {
		return frame.state();
	}
}
