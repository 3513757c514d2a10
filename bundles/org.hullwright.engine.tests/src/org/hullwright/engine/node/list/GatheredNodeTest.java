package org.hullwright.engine.node.list;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.stream.IntStream;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;
import org.junit.jupiter.api.Test;

/** What several things have is gathered once, whatever was listed before. */
class GatheredNodeTest {

	private final Frame frame = new Game(new TestWorld().program(), GameOptions.of(1, 1), seat -> Agent.first(), Watching.NOTHING).run()
			.outermost(1);

	private static ListNode numbers(int... numbers) {
		return new ListNode() {

			@Override
			public void list(Frame around, Numbers target) {
				for (int number : numbers) {
					target.add(number);
				}
			}
		};
	}

	private int[] after(Numbers listed, boolean once) {
		new GatheredNode(0, numbers(1, 2), 0, numbers(7, 8), once).list(frame, listed);
		return listed.toArray();
	}

	@Test
	void what_several_have_is_there_once() {
		assertArrayEquals(new int[] { 7, 8 }, after(new Numbers(), true));
	}

	@Test
	void or_as_often_as_they_have_it() {
		assertArrayEquals(new int[] { 7, 8, 7, 8 }, after(new Numbers(), false));
	}

	@Test
	void what_another_list_has_already_is_there_again() {
		Numbers listed = new Numbers();
		listed.add(8);
		assertArrayEquals(new int[] { 8, 7, 8 }, after(listed, true));
	}

	@Test
	void of_many_each_is_there_once() {
		int[] many = IntStream.range(0, 1_000).toArray();
		Numbers listed = new Numbers();
		new GatheredNode(0, numbers(1, 2), 0, numbers(many), true).list(frame, listed);
		assertArrayEquals(many, listed.toArray());
	}
}
