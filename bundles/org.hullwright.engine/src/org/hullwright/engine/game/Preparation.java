package org.hullwright.engine.game;

import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.RequirementFailed;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.Run;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;

/** Prepares the moment that a game begins with, once its table is set. */
final class Preparation {

	private static final int BY_HAND = 0;

	private final Program program;
	private final Run run;

	Preparation(Program program, Run run) {
		this.program = program;
		this.run = run;
	}

	/**
	 * How a component is tried out: as the last pack says that says anything for the kind nearest to it.
	 *
	 * @param sort the position of the component
	 * @return the position of what is done; empty when no pack says anything
	 */
	static OptionalInt tryoutOf(int sort, World world) {
		for (int kind = world.sorts().get(sort).kind(); kind >= 0; kind = world.kinds().get(kind).parent()) {
			int wanted = kind;
			OptionalInt found = IntStream.range(0, world.tryouts().size()).filter(at -> world.tryouts().get(at).kind() == wanted)
					.reduce((before, last) -> last);
			if (found.isPresent()) {
				return found;
			}
		}
		return OptionalInt.empty();
	}

	/** @throws ContentError when what prepares it asks for something that cannot be */
	void prepare(Opening opening) {
		try {
			switch (opening) {
				case Opening.Tryout(String component) -> tryOut(program.world().sort(component));
				case Opening.Given(String test) -> give(program.world().test(test));
				case Opening.SetUp nothing -> { /* it has been done */ }
			}
		} catch (RequirementFailed failed) {
			// It ends here; what was done stays.
		}
		run.script().failedExpectations().stream().findFirst().ifPresent(first -> {
			throw new ContentError(first.source(), "the game cannot begin here, for it was expected " + first.expected());
		});
	}

	private void tryOut(int sort) {
		int piece = program.world().sorts().get(sort).firstPiece();
		tryoutOf(sort, program.world()).ifPresentOrElse(
				at -> perform(program.tryouts().get(at), program.world().tryouts().get(at).slots(), piece),
				() -> putOnTop(piece));
		run.script().leftOver(ContentError::new).ifPresent(error -> {
			throw error;
		});
	}

	private void perform(Routine routine, int slots, int piece) {
		Frame frame = run.outermost(slots);
		frame.set(0, piece);
		routine.perform(frame);
	}

	private void putOnTop(int piece) {
		GameState state = run.state();
		if (run.layout().role(state.zoneOf(piece)) == Role.DECK) {
			state.move(BY_HAND, piece, state.zoneOf(piece), true);
		}
	}

	/** What the test would answer is not said in advance: the player answers. */
	private void give(int test) {
		Routine given = program.test(test).given();
		given.perform(run.outermost(given.slots()));
		run.script().forgetAnswers();
	}
}
