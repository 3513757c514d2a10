package org.hullwright.lang.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.model.types.Kinds;
import org.junit.jupiter.api.Test;

/** There may only be so many kinds above each other, so that nothing has to look up a chain without end. */
class KindDepthTest {

	/** The first kind of the chain, {@code token} and {@code piece} are among those that may be. */
	private static final int LONGEST = Kinds.DEEPEST - 2;

	@Test
	void as_many_kinds_as_may_be_are_fine() {
		assertEquals(List.of(), issues(chain(LONGEST)));
	}

	@Test
	void each_kind_further_down_is_told() {
		List<Issue> issues = issues(chain(2000));
		assertEquals(2000 - LONGEST, issues.size());
		assertTrue(issues.stream().allMatch(issue -> issue.getCode().equals("KIND_TOO_DEEP")));
		assertEquals("kind48 and the kinds above it are more than 50. Let it be a kind further up.", issues.getFirst().getMessage());
	}

	@Test
	void a_circle_that_is_longer_than_that_is_told_as_well() {
		assertTrue(issues(chain(200).replaceFirst("is token", "is kind199")).stream()
				.anyMatch(issue -> issue.getCode().equals("KIND_TOO_DEEP")));
	}

	private static String chain(int length) {
		return IntStream.range(0, length)
				.mapToObj(index -> "kind kind%d is %s\n".formatted(index, index == 0 ? "token" : "kind" + (index - 1)))
				.collect(Collectors.joining());
	}

	private static List<Issue> issues(String text) {
		return Hull.read(text).issues();
	}
}
