package org.hullwright.lang.ide.signature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Signature;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** While a call is written, it is told what the call wants and which part of it comes next. */
class SignatureFinderTest {

	private static final String HOUSE = """
			pack house { version 1.0.0 }
			room Hall
			/* Lights a lamp. */
			procedure Light in place: room by who: character to strength: number { set who's owner to none }
			procedure Twice of amount: number gives number { give amount * 2 }
			extend room { effect search by searcher: character }
			""";

	@TempDir
	private Path folder;

	@Test
	void the_argument_that_is_being_written_is_marked() {
		assertEquals("procedure Light [in place: room] by who: character to strength: number", at("do Light in Ha<|>ll by it to 3"));
		assertEquals("procedure Light in place: room [by who: character] to strength: number", at("do Light in Hall by i<|>t to 3"));
		assertEquals("procedure Light in place: room by who: character [to strength: number]", at("do Light in Hall by it to 3<|>"));
	}

	@Test
	void after_an_argument_the_first_is_marked_that_is_not_given_yet() {
		assertEquals("procedure Light [in place: room] by who: character to strength: number", at("do Light <|>"));
		assertEquals("procedure Light in place: room [by who: character] to strength: number", at("do Light in Hall <|>"));
		assertEquals("procedure Light [in place: room] by who: character to strength: number", at("do Light to 3 <|>"));
	}

	@Test
	void a_preposition_alone_marks_its_parameter() {
		assertEquals("procedure Light in place: room [by who: character] to strength: number", at("do Light by <|>"));
	}

	@Test
	void the_innermost_call_counts() {
		assertEquals("procedure Twice [of amount: number]", at("do Light in Hall by it to (Twice of 1<|>)"));
	}

	@Test
	void effects_of_components_are_calls_as_well() {
		assertEquals("effect search [by searcher: character]", at("resolve search of Hall by i<|>t"));
	}

	@Test
	void outside_of_a_call_nothing_is_told() {
		assertEquals("", at("do Light in Hall by it to 3\n\t<|>"));
		assertEquals("", at("set it<|>'s owner to none"));
	}

	private String at(String sentence) {
		Workspace workspace = Workspace.in(folder).file("house/pack.hull", HOUSE);
		String text = "pack house\nprocedure P {\n\t" + sentence + "\n}\n";
		workspace.open("house/more.hull", text);
		return workspace.service().writing()
				.signature(workspace.address("house/more.hull"), text.indexOf(Workspace.CARET), CancelIndicator.NullImpl)
				.map(SignatureFinderTest::told).orElse("");
	}

	private static String told(Signature signature) {
		if (signature.active() < 0) {
			return signature.label();
		}
		var active = signature.parameters().get(signature.active());
		return signature.label().substring(0, active.offset()) + "[" + signature.label().substring(active.offset(), active.end()) + "]"
				+ signature.label().substring(active.end());
	}
}
