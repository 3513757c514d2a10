package org.hullwright.lang.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;

class CoreLibraryTest {

	@Test
	void nothing_is_wrong_with_the_core_library() {
		var library = CoreLibrary.in(Hull.get(XtextResourceSet.class));
		assertEquals(List.of(), Hull.get(IResourceValidator.class).validate(library, CheckMode.ALL, CancelIndicator.NullImpl));
	}

	@Test
	void a_resource_set_reads_it_once() {
		var resources = Hull.get(XtextResourceSet.class);
		assertEquals(CoreLibrary.in(resources), CoreLibrary.in(resources));
		assertEquals(1, resources.getResources().size());
	}
}
