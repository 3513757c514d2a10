package org.hullwright.lang.uses;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

import org.hullwright.model.HullFactory;
import org.hullwright.model.Kind;
import org.junit.jupiter.api.Test;

class PackUsesTest {

	private final PackUses uses = new PackUses(true, List.of(new FileUses(Set.of(), Set.of(), Set.of())));
	private final Kind kind = HullFactory.eINSTANCE.createKind();

	@Test
	void what_has_no_name_yet_counts_as_used() {
		assertTrue(uses.byRules(Use.PERFORMED, kind));
		assertTrue(uses.anywhere(Use.PERFORMED, kind));
	}

	@Test
	void what_nothing_mentions_is_not_used() {
		kind.setName("trap");
		assertFalse(uses.byRules(Use.PERFORMED, kind));
		assertFalse(uses.anywhere(Use.PERFORMED, kind));
	}
}
