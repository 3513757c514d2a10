package org.hullwright.lang.linking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;

class SearchedNodesTest {

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

	@Test
	void prose_is_what_stands_in_quotes_and_in_comments_in_the_order_of_the_text() {
		XtextResource read = Hull.read("""
			// the first room
			room Hall "Hall / \\"the\\" Hall" { /* nothing
			yet */ }
			procedure P { say "a" set to }
			""").file();
		assertEquals(List.of("// the first room\n", "\"Hall / \\\"the\\\" Hall\"", "/* nothing\nyet */", "\"a\""),
				assertInstanceOf(HullResource.class, read).prose().stream().map(INode::getText).toList());
	}

	private static List<INode> listed(IParseResult read) {
		var listed = new ArrayList<INode>();
		read.getSyntaxErrors().forEach(listed::add);
		return listed;
	}
}
