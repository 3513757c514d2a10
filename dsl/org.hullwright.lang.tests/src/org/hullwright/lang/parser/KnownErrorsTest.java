package org.hullwright.lang.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;

class KnownErrorsTest {

	@Test
	void the_errors_of_a_text_are_those_of_its_nodes_in_the_order_of_the_text() {
		IParseResult read = Hull.read("""
			room Hall "Hall" { use { increase } }
			room Nest { use { } }
			procedure P { set to }
			item Lamp "Lamp" { § }
			""").file().getParseResult();
		var errors = new ArrayList<INode>();
		read.getRootNode().getAsTreeIterable().forEach(node -> {
			if (node.getSyntaxErrorMessage() != null) {
				errors.add(node);
			}
		});
		assertEquals(List.of(2, 3, 4, 5), errors.stream().map(INode::getStartLine).distinct().toList());
		assertEquals(errors, listed(read));
	}

	@Test
	void a_text_without_errors_has_none() {
		assertEquals(List.of(), listed(Hull.read("room Hall \"Hall\" { }").file().getParseResult()));
	}

	private static List<INode> listed(IParseResult read) {
		var listed = new ArrayList<INode>();
		read.getSyntaxErrors().forEach(listed::add);
		return listed;
	}
}
