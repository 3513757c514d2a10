package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;

import org.eclipse.core.runtime.CoreException;
import org.hullwright.picture.Drawing;
import org.hullwright.playtest.decision.DecisionView;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The figure of the person who plays is lost, and the person is told before the next question. */
@WindowTest
class OwnDeathTest {

	private static final String ROLL = "if (roll Luck)'s number > 3 {";
	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1280, 800);
	private final PlayTestWindow window = caves.window();

	@Test
	void the_loss_of_ones_own_figure_is_announced_in_a_box_above_the_next_question() throws CoreException {
		caves.save(text -> text.replace(ROLL, "if actor is Keeper { say \"{actor} is lost\"  move actor to Lost }\n\t" + ROLL)
				.replace("die Luck", "zone Lost of character\ndie Luck"));
		window.play(LanternCaves.PACK, 2, 1);
		assertFalse(told().contains("not on the board"), this::told);

		window.following(() -> window.clickOption(0));

		assertTrue(told().contains("Keeper is not on the board any more: Keeper is lost"), this::told);
		assertTrue(window.moment().orElseThrow().question().isPresent());
		Screenshots.take("playtest-own-death-box");
	}

	/** All words of the view of the decision, without the breaks of lines. */
	private String told() {
		DecisionView decision = (DecisionView) window.page().findView(DecisionView.ID);
		return decision.canvas().panel().picture().drawings().stream().map(OwnDeathTest::words).collect(Collectors.joining(" "));
	}

	private static String words(Drawing drawing) {
		return switch (drawing) {
			case Drawing.Words words -> words.text();
			case Drawing.Line line -> line.text();
			default -> "";
		};
	}
}
