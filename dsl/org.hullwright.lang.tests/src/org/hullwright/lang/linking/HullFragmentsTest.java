package org.hullwright.lang.linking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;

/** Every object is found again at its address, in files of any length. */
class HullFragmentsTest {

	@Test
	void addresses_lead_to_what_they_are_of_in_long_lists_and_in_short_ones() {
		XtextResource file = Hull.read(declarations(250)).file();
		file.getAllContents().forEachRemaining(object -> assertSame(object, file.getEObject(file.getURIFragment(object))));
		assertEquals("//@declarations.249/@body/@effects.1", file.getURIFragment(lastEffect(file)));
	}

	@Test
	void they_are_counted_again_when_the_file_has_changed() {
		XtextResource file = Hull.read(declarations(250)).file();
		assertEquals("//@declarations.249/@body/@effects.1", file.getURIFragment(lastEffect(file)));
		String text = file.getParseResult().getRootNode().getText();
		int second = text.indexOf("procedure P1 ");
		file.update(second, 0, "token New\n");
		assertEquals("//@declarations.250/@body/@effects.1", file.getURIFragment(lastEffect(file)));
		file.getAllContents().forEachRemaining(object -> assertSame(object, file.getEObject(file.getURIFragment(object))));
	}

	private static String declarations(int many) {
		return IntStream.range(0, many).mapToObj("procedure P%d { stop stop }"::formatted).collect(Collectors.joining("\n"));
	}

	private static EObject lastEffect(XtextResource file) {
		EObject last = null;
		for (var all = file.getAllContents(); all.hasNext();) {
			last = all.next();
		}
		return last;
	}
}
