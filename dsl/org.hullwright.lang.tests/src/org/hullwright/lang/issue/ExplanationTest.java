package org.hullwright.lang.issue;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every issue has a page, and the texts on the page are what they say. */
public class ExplanationTest {

	/**
	 * What is about folders, about Hullwright itself, about words that only editors have a dictionary for, or about signs that nobody sees:
	 * a page cannot show it.
	 */
	private static final Set<IssueCode> NOT_OF_TEXTS = EnumSet.of(IssueCode.FILE_UNREADABLE, IssueCode.FILE_TOO_LARGE,
			IssueCode.FILE_NOT_UTF8, IssueCode.FOREIGN_FILE,
			IssueCode.PICTURE_MISSING, IssueCode.PICTURE_OUTSIDE, IssueCode.PICTURE_UNREADABLE, IssueCode.PICTURE_TOO_LARGE,
			IssueCode.PICTURES_TOO_LARGE, IssueCode.PICTURE_UNSAFE, IssueCode.TYPEFACE_UNREADABLE,
			IssueCode.PICTURE_UNUSED, IssueCode.RECORDED_GAME_MISSING, IssueCode.WORD_UNKNOWN, IssueCode.DIRECTION_TURNED,
			IssueCode.CHECK_FAILED);

	/** The issues that a text alone can have. */
	public static Stream<IssueCode> codesOfTexts() {
		return EnumSet.complementOf(EnumSet.copyOf(NOT_OF_TEXTS)).stream();
	}

	@ParameterizedTest
	@EnumSource
	void every_issue_is_explained(IssueCode code) {
		Explanation page = Explanation.of(code);
		assertFalse(page.title().isBlank());
		assertTrue(page.why().length() > 40, page.why());
	}

	@ParameterizedTest
	@MethodSource("codesOfTexts")
	void the_wrong_text_has_the_issue(IssueCode code) {
		var found = Hull.read(Explanation.of(code).wrong()).issues();
		assertTrue(found.stream().map(Issue::getCode).anyMatch(code.name()::equals), found::toString);
	}

	@ParameterizedTest
	@MethodSource("codesOfTexts")
	void the_right_text_has_none(IssueCode code) {
		isFine(Explanation.of(code).right());
	}
}
