package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.state.Determinization;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Effect.Option.About;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.Reasons.Reason;
import org.hullwright.engine.tree.Text.Display;

/** A decision while it is open. Words are made when a client asks for them, since most bots never do. */
public final class OpenDecision implements Decision {

	/** The thing of an option that is not about anything. */
	public static final int NOTHING = Integer.MIN_VALUE;

	/** Options that most decisions do not have more of. */
	private static final int FEW = 8;

	private final Frame frame;
	private final int source;
	private final ValueNode decider;
	private final boolean secret;
	private final TextNode prompt;
	private final Option[] conceivable;
	private final Picks before;
	private @Nullable Withheld withheld;
	private Option[] options = new Option[FEW];
	private final Numbers things = new Numbers(FEW);
	private int seconds;
	private int chosen;

	/** What is not offered yet, and why. */
	private record Withheld(Option option, String reason) {}

	/**
	 * Starts without options.
	 *
	 * @param conceivable all that may be offered, when it is available
	 * @param before what was chosen before among the same options, and is not offered again
	 */
	public OpenDecision(Frame frame, int source, ValueNode decider, boolean secret, TextNode prompt, Option[] conceivable, Picks before) {
		this.frame = frame;
		this.source = source;
		this.decider = decider;
		this.secret = secret;
		this.prompt = prompt;
		this.conceivable = conceivable;
		this.before = before;
	}

	/** What the options so far are about, to be added to by {@link Option#offer}. */
	Numbers things() {
		return things;
	}

	/** Notes that things from a position on were added for an option, but for those that were chosen before. */
	void offered(Option option, int start) {
		if (before.size() > 0) {
			leaveOut(before.thingsOf(option), start);
		}
		if (things.size() > options.length) {
			options = Arrays.copyOf(options, things.size() * 2);
		}
		for (int at = start; at < things.size(); at++) {
			options[at] = option;
		}
	}

	private void leaveOut(int[] chosen, int start) {
		for (int thing : chosen) {
			frame.effort().spend(things.size() - start);
			things.remove(thing, start);
		}
	}

	/** Does not offer something yet that is not conceivable by a condition of its own. */
	public void withhold(Option option, String reason) {
		withheld = new Withheld(option, reason);
	}

	/** Whether an option is this one, about whatever thing; none is when it is null. */
	public boolean isAbout(int number, @Nullable Option option) {
		return options[number] == option;
	}

	/** What sort of thing the option with that number is about. */
	About about(int number) {
		return options[number].about();
	}

	/** What the option with that number is about. */
	int thing(int number) {
		return things.get(number);
	}

	/** Notes the option that was chosen. */
	public void choose(int number) {
		chosen = number;
	}

	/** The option that was chosen, with what it is about in its slot. */
	public Option chosen() {
		Option option = options[chosen];
		if (option.things() != null) {
			frame.set(option.slot(), things.get(chosen));
		}
		return option;
	}

	/** Performs an option; what was done is taken back when something that it requires is not so. */
	public void perform(int chosen) {
		Option option = options[chosen];
		if (option.things() != null) {
			frame.set(option.slot(), things.get(chosen));
		}
		int mark = frame.state().mark();
		frame.run().decisions().enterOption();
		try {
			option.body().run(frame);
		} catch (RequirementFailed failed) {
			frame.run().takeBack(mark, failed);
		} finally {
			frame.run().decisions().leaveOption();
		}
	}

	/** Offers nothing but what was chosen before, and chooses it. */
	public void choose(ChoiceLog.Replay known) {
		things.add(known.thing());
		options[0] = conceivable[known.option()];
	}

	/** Adds what was chosen to a log. */
	void addTo(ChoiceLog log, boolean withoutTrace) {
		boolean any = size() > 0;
		int option = any ? Arrays.asList(conceivable).indexOf(options[chosen]) : ChoiceLog.NOTHING;
		log.add(source, option, any ? things.get(chosen) : NOTHING, size() > 1, withoutTrace);
	}

	/** What it is asked in. */
	Frame frame() {
		return frame;
	}

	/** Lets options be about other pieces, because these have taken the places of those that they were about. */
	public void exchange(IntUnaryOperator now) {
		before.exchange(now);
		exchangeOwn(now);
	}

	/** The same without what was chosen before. */
	void exchangeOwn(IntUnaryOperator now) {
		for (int option = 0; option < things.size(); option++) {
			if (options[option].pieces() && things.get(option) >= 0) {
				things.set(option, now.applyAsInt(things.get(option)));
			}
		}
	}

	/**
	 * Finds something out while this is asked, without a trace in the game.
	 *
	 * @param question in the frame that asks
	 */
	public <T> T ask(Function<Frame, T> question) {
		return frame.run().aside(source, () -> question.apply(frame));
	}

	/** Lets a rollout be abandoned where the procedure, rule or phase ends that asks. */
	public void abandonAfterRule() {
		frame.abandonAtEnd();
	}

	/** Whether nobody else decides at the same time. */
	public boolean isAlone() {
		return before.isAlone();
	}

	/** Determinizes what others have chosen who decide at the same time. */
	public void determinizeHidden(Determinization sample) {
		before.determinizeHidden(seat(), sample);
	}

	/** Lets a listener hear which pieces an option names to all players. */
	void testify(int number) {
		Option option = options[number];
		if (option.things() != null) {
			frame.set(option.slot(), things.get(number));
		}
		frame.run().testify(option.source(), option.label(), new Audience(option.source(), null), frame);
	}

	@Override
	public ForwardModel forwardModel(Valuation valuation) {
		return frame.run().decisions().forwardModel(seat(), valuation);
	}

	@Override
	public List<OptionalLong> worths(long chance, Valuation valuation, Supplier<Agent> policies) {
		return frame.run().decisions().worths(this, chance, valuation, policies);
	}

	@Override
	public boolean hasLearnedEvaluation() {
		return frame.run().decisions().hasLearnedEvaluation();
	}

	@Override
	public int secondsLeft() {
		return frame.run().clock().left();
	}

	@Override
	public int secondsWaited() {
		return frame.run().decisions().waited();
	}

	@Override
	public void answeredAfter(int seconds) {
		this.seconds = Math.clamp(seconds, 0, Clock.LONGEST_WAIT);
	}

	@Override
	public int seconds() {
		return seconds;
	}

	@Override
	public int depth() {
		return frame.run().decisions().depth();
	}

	@Override
	public int number() {
		return frame.run().decisions().taken();
	}

	@Override
	public int seat() {
		return frame.run().decisions().deciderOf(frame.present(decider.value(frame), source), source);
	}

	@Override
	public boolean isSecret() {
		return secret;
	}

	@Override
	public String prompt() {
		return frame.render(source, prompt);
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
		return frame.render(offered.source(), offered.label());
	}

	/** What the question shows. */
	List<Mention> promptMentions() {
		return prompt.mentions(frame);
	}

	/** What the words of an option show. */
	List<Mention> mentions(int option) {
		Option offered = options[option];
		if (offered.things() != null) {
			frame.set(offered.slot(), things.get(option));
		}
		return offered.label().mentions(frame);
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

	@Override
	public List<Unavailable> unavailable() {
		return frame.run().aside(source, () -> {
			List<Unavailable> found = new ArrayList<>();
			for (Option option : conceivable) {
				ConditionNode condition = option.condition();
				if (option.things() instanceof SelectionNode things) {
					rejected(option, things, found);
				} else if (condition != null && !condition.holds(frame)) {
					found.add(unavailable(option, NOTHING, sight -> condition.explain(frame, false, sight)));
				}
			}
			before.addUnavailable(found);
			Withheld later = withheld;
			if (later != null) {
				found.add(new Unavailable(nameOf(later.option(), NOTHING), -1, source, List.of(new Reason(source, later.reason()))));
			}
			return found;
		});
	}

	/** Whether an option is one of those that are offered for each thing of a list. */
	boolean isOneOfSeveral(int number) {
		return options[number].things() != null;
	}

	/** What makes the condition of an option hold; empty for one without a condition. */
	List<Reason> grounds(int number) {
		ConditionNode condition = options[number].condition();
		return condition == null
				? List.of()
				: frame.run().aside(source, () -> reasons(sight -> condition.explain(frame, true, sight)));
	}

	/** Whether the decision might offer at another time what is meant: one of its options says it, or can be about it. */
	boolean isConceivable(Reply meant) {
		return frame.run().aside(source, () -> {
			ConceivableOptions all = new ConceivableOptions(frame);
			return Stream.of(conceivable).anyMatch(option -> all.include(option, meant));
		});
	}

	/** What is hidden from who decides is not named. */
	private void rejected(Option option, SelectionNode selection, List<Unavailable> found) {
		Numbers rejected = frame.numbers();
		Sight sight = new Sight.OfSeats(Seats.of(seat()));
		selection.rejected(frame, sight, rejected);
		for (int thing : rejected.toArray()) {
			if (!option.pieces() || sight.seesPiece(frame.state(), thing)) {
				found.add(unavailable(option, thing, told -> selection.explain(frame, thing, told)));
			}
		}
		frame.release(rejected);
	}

	private Unavailable unavailable(Option option, int thing, Function<Sight, List<Ground>> explanation) {
		List<Reason> reasons = reasons(explanation);
		if (option.things() != null) {
			frame.set(option.slot(), thing);
		}
		return new Unavailable(nameOf(option, thing), option.pieces() ? thing : -1, option.source(), reasons);
	}

	private List<Reason> reasons(Function<Sight, List<Ground>> explanation) {
		Told told = new Told(frame.state(), seat());
		try {
			return frame.layout().world().places().told(explanation.apply(told.sight()), told);
		} catch (ContentError endsHere) {
			return List.of(new Reason(endsHere.source(), endsHere.getMessage()));
		}
	}

	/** What an option that is not available would say may be about what is not there. */
	private String nameOf(Option option, int thing) {
		try {
			return frame.render(option.source(), option.label());
		} catch (ContentError aboutNothing) {
			return option.pieces() ? frame.tables().wording().of(thing, Display.PIECE) : "(about what is not there)";
		}
	}
}
