package org.hullwright.lang.ide.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.Problem.Severity;
import org.hullwright.lang.ide.fixture.Workspace;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.Reporting;
import org.hullwright.model.ReportLevel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever works on packs may take warnings more or less seriously than usual; what a pack says itself counts more. */
class ReportingTest {

	private static final String GAME = "phase Day { stop }\nprocedure Begin { stop }\nprocedure Rest { stop }\ngame One { players 1 to 4 setup Begin round Day }\n";
	private static final Map<IssueCode, ReportLevel> REST_IS_WRONG = Map.of(IssueCode.PROCEDURE_UNPERFORMED, ReportLevel.ERROR);
	private static final Map<IssueCode, ReportLevel> REST_IS_FINE = Map.of(IssueCode.PROCEDURE_UNPERFORMED, ReportLevel.NOTHING);

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void aPackWithAProcedureThatNothingPerforms() {
		workspace = Workspace.in(folder).file("mine/pack.hull", "pack mine { version 1.0.0 }\n" + GAME);
	}

	@Test
	void a_warning_is_a_warning_when_nobody_wishes_otherwise() {
		assertEquals(List.of(Severity.WARNING), severities("mine"));
	}

	@Test
	void a_wish_counts_for_what_was_checked_before_and_can_be_taken_back() {
		severities("mine");
		workspace.service().checking().setReporting(new Reporting(REST_IS_WRONG, Map.of()));
		assertEquals(List.of(Severity.ERROR), severities("mine"));
		workspace.service().checking().setReporting(Reporting.AS_USUAL);
		assertEquals(List.of(Severity.WARNING), severities("mine"));
	}

	@Test
	void a_wish_counts_while_somebody_types() {
		workspace.service().checking().setReporting(new Reporting(REST_IS_FINE, Map.of()));
		assertEquals(List.of(), workspace.open("mine/pack.hull", "pack mine { version 1.0.0 }\n\n" + GAME).problems("mine/pack.hull"));
	}

	@Test
	void what_is_wished_for_one_pack_counts_there_instead_of_what_is_wished_for_all() {
		workspace.file("other/pack.hull", "pack other { version 1.0.0 }\n" + GAME);
		workspace.service().checking().setReporting(new Reporting(REST_IS_WRONG, Map.of(workspace.pack("mine"), Map.of())));
		assertEquals(List.of(Severity.WARNING), severities("mine"));
		assertEquals(List.of(Severity.ERROR), severities("other"));
	}

	@Test
	void what_a_pack_says_itself_counts_more_also_by_the_name_of_a_group() {
		workspace.service().checking().setReporting(new Reporting(REST_IS_WRONG, Map.of()));
		workspace.file("mine/pack.hull", "pack mine { version 1.0.0  report PROCEDURE_UNPERFORMED as hint }\n" + GAME);
		assertEquals(List.of(Severity.INFO), severities("mine"));
		workspace.file("mine/pack.hull", "pack mine { version 1.0.0  report UNUSED as nothing }\n" + GAME);
		assertEquals(List.of(), severities("mine"));
	}

	@Test
	void what_a_pack_says_itself_is_told_for_each_warning() {
		workspace.file("mine/pack.hull", "pack mine { version 1.0.0  report ZONE_UNFILLED as error  report UNUSED as nothing }\n" + GAME);
		Map<IssueCode, ReportLevel> said = workspace.service().checking().reportedBy(workspace.pack("mine"));
		assertEquals(ReportLevel.ERROR, said.get(IssueCode.ZONE_UNFILLED));
		assertEquals(ReportLevel.NOTHING, said.get(IssueCode.PROCEDURE_UNPERFORMED));
		assertEquals(null, said.get(IssueCode.CONDITION_NEVER));
	}

	@Test
	void an_error_stays_an_error() {
		workspace.file("mine/pack.hull", "pack mine { version 1.0.0 }\n" + GAME.replace("setup Begin", "setup Begni"));
		workspace.service().checking().setReporting(new Reporting(Map.of(IssueCode.UNKNOWN_NAME, ReportLevel.NOTHING), Map.of()));
		assertEquals(true, severities("mine").contains(Severity.ERROR));
	}

	private List<Severity> severities(String pack) {
		return workspace.service().checking().check(workspace.pack(pack), CancelIndicator.NullImpl).values().stream().flatMap(List::stream)
				.map(Problem::severity).toList();
	}
}
