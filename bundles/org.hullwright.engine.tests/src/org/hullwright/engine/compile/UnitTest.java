package org.hullwright.engine.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntSupplier;

import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.junit.jupiter.api.Test;

/** What a node is compiled to does the same, whatever its Java method looks like. */
class UnitTest {

	private final Frame frame = Games.random(new TestWorld().program(), 1).run().outermost(8);

	private int compiled(ValueNode node) {
		ValueNode compiled = new Unit<>(Entry.VALUE, node).compile().orElseThrow();
		assertNotSame(node.getClass(), compiled.getClass());
		assertTrue(compiled.getClass().isHidden());
		return compiled.value(frame);
	}

	private void assertSame(ValueNode node) {
		assertEquals(node.value(frame), compiled(node));
	}

	/** A number. */
	public static final class Constant extends ValueNode {

		private final int constant;

		public Constant(int constant) {
			this.constant = constant;
		}

		@Override
		public int value(Frame frame) {
			return constant;
		}
	}

	/** Another number, kept in an object. */
	public static final class Boxed extends ValueNode {

		private final Integer constant;

		public Boxed(int constant) {
			this.constant = constant;
		}

		@Override
		public int value(Frame frame) {
			Integer kept = constant;
			return kept == null ? 0 : kept;
		}
	}

	/** Branches on what is known and on what is not. */
	public static final class Branching extends ValueNode {

		private final boolean negated;
		private final ValueNode left;
		private final ValueNode right;

		public Branching(boolean negated, ValueNode left, ValueNode right) {
			this.negated = negated;
			this.left = left;
			this.right = right;
		}

		@Override
		public int value(Frame frame) {
			int sign = negated ? -1 : 1;
			if (right == null) {
				return sign * left.value(frame);
			}
			int sum = 0;
			for (int at = left.value(frame); at < right.value(frame); at++) {
				sum += at % 2 == 0 ? left.value(frame) : right.value(frame);
			}
			return sign * (negated && sum > 5 ? sum : sum + 1);
		}
	}

	/** Catches what its operand throws, while other operands wait on the stack. */
	public static final class Catching extends ValueNode {

		private final ValueNode operand;

		public Catching(ValueNode operand) {
			this.operand = operand;
		}

		@Override
		public int value(Frame frame) {
			return 100 * operand.value(frame) + caught(frame, operand.value(frame));
		}

		private int caught(Frame frame, int divisor) {
			try {
				return 7 / divisor + operand.value(frame);
			} catch (ArithmeticException impossible) {
				return 9;
			} finally {
				frame.set(0, divisor);
			}
		}
	}

	/** Passes on parameters, which what it calls changes. */
	public static final class Passing extends ValueNode {

		private final ValueNode operand;

		public Passing(ValueNode operand) {
			this.operand = operand;
		}

		@Override
		public int value(Frame frame) {
			int first = operand.value(frame);
			int raised = raised(first, 3L, operand.value(frame), true);
			return first * 1_000 + raised;
		}

		private int raised(int number, long times, int amount, boolean twice) {
			int steps = 0;
			while (number < 50) {
				number += amount + (int) times;
				steps++;
			}
			return twice ? 2 * steps : steps;
		}
	}

	/** Has a lambda, which is a method of its own class. */
	public static final class WithLambda extends ValueNode {

		private final ValueNode operand;

		public WithLambda(ValueNode operand) {
			this.operand = operand;
		}

		@Override
		public int value(Frame frame) {
			IntSupplier supplier = () -> operand.value(frame) + 1;
			return supplier.getAsInt();
		}
	}

	@Test
	void constants_are_constant() {
		assertSame(new Constant(7));
		assertSame(new Constant(1_000_000));
		assertSame(new Boxed(7));
		assertSame(new Boxed(300));
	}

	@Test
	void branches_on_what_is_known_are_decided() {
		assertSame(new Branching(true, new Constant(3), null));
		assertSame(new Branching(false, new Constant(3), new Constant(8)));
		assertSame(new Branching(true, new Branching(false, new Constant(1), null), new Constant(9)));
	}

	@Test
	void a_handler_does_not_lose_what_waits_on_the_stack() {
		assertSame(new Catching(new Constant(2)));
		assertSame(new Catching(new Constant(0)));
		assertSame(new Catching(new Catching(new Catching(new Constant(0)))));
	}

	@Test
	void parameters_that_are_changed_are_those_of_the_method() {
		assertSame(new Passing(new Constant(4)));
		assertSame(new Passing(new Passing(new Constant(1))));
	}

	@Test
	void what_has_a_lambda_is_called() {
		assertSame(new Passing(new WithLambda(new Constant(4))));
		assertFalse(new Unit<>(Entry.VALUE, new WithLambda(new Constant(4))).compile().isPresent());
	}
}
