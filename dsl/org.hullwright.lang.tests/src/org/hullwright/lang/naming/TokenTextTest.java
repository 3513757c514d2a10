package org.hullwright.lang.naming;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;

import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.fixture.Samples;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The text of every node of a file is what Xtext says it is. */
class TokenTextTest {

	private static final int MANY = 100;

	static Stream<String> texts() {
		return Stream.concat(Samples.all(), Stream.of("""
			pack p { version 1.0.0 }
			kind is token { state one: number = 1 } // comment behind
			/* comment above */ procedure ^Pull of /* between */ ^room: room {
				set // in the middle of a sentence
				one to p . one
				set p./* within a name */one to "one"
			}
			""", "procedure Broken of { set ^ to . one ..two 3"));
	}

	@ParameterizedTest
	@MethodSource("texts")
	void a_node_has_the_text_of_its_tokens(String text) {
		INode root = Hull.read(text).file().getParseResult().getRootNode();
		int compared = 0;
		for (INode node : root.getAsTreeIterable()) {
			assertEquals(NodeModelUtils.getTokenText(node), TokenText.of(node), () -> "at " + node.getTotalOffset());
			compared++;
		}
		assertTrue(compared > text.length() / MANY, "there must be nodes to compare");
	}
}
