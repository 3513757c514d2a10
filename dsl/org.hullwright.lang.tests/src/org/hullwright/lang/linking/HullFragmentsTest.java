package org.hullwright.lang.linking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.model.HullFile;
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

	@Test
	void a_declaration_is_found_by_its_name_wherever_it_stands() {
		XtextResource file = Hull.read("procedure A { stop }\nprocedure B { stop stop }").file();
		HullFile content = (HullFile) file.getContents().getFirst();
		assertEquals(List.of("//A", "//B"), NamedFragments.of(content));
		assertSame(content.getDeclarations().get(1), file.getEObject("//B"));
		assertSame(lastEffect(file), file.getEObject("//B/@body/@effects.1"));
		file.update(0, 0, "token New\n");
		assertSame(((HullFile) file.getContents().getFirst()).getDeclarations().get(2), file.getEObject("//B"));
	}

	@Test
	void what_is_declared_twice_or_has_no_name_is_found_by_its_place_only() {
		XtextResource file = Hull.read("procedure A { stop }\nafter A { stop }\nprocedure A { stop }\nprocedure B { stop }").file();
		HullFile content = (HullFile) file.getContents().getFirst();
		assertEquals(List.of("//@declarations.0", "//@declarations.1", "//@declarations.2", "//B"), NamedFragments.of(content));
		assertNull(file.getEObject("//A"));
		assertNull(file.getEObject("//C/@body"));
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
