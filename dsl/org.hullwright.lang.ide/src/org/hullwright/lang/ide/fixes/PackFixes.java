package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.Requirements;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PackClause;
import org.hullwright.model.Requirement;

/** Mends what a pack says of itself and of the packs it requires. */
class PackFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider removed = diagnostic -> Stream
				.of(CodeAction.of("Remove this requirement", new Edit().remove(diagnostic.place())));
		CodeActionProvider misspelt = PackFixes::otherPack;
		CodeActionProvider widened = PackFixes::presentVersion;
		return Map.of(
				IssueCode.MANIFEST_MISSING, PackFixes::details,
				IssueCode.MANIFEST_TWICE, PackFixes::withoutDetails,
				IssueCode.FOREIGN_FILE, PackFixes::packOfFolder,
				IssueCode.REQUIRED_PACK_MISSING, misspelt.or(removed),
				IssueCode.REQUIRED_PACK_VERSION, widened.or(PackFixes::anyVersion),
				IssueCode.REQUIRED_PACK_CIRCULAR, removed,
				IssueCode.COMPANION_MISSING, misspelt.or(PackFixes::always),
				IssueCode.MANIFEST_LEFT_OUT, PackFixes::always,
				IssueCode.REPORTED_ALWAYS,
				diagnostic -> Stream.of(CodeAction.of("Remove this setting", new Edit().remove(diagnostic.place()))),
				IssueCode.GAME_TWICE,
				diagnostic -> Stream.of(CodeAction.of("Remove this game", new Edit().removeWithComments(diagnostic.place()))));
	}

	private static Stream<CodeAction> details(Diagnostic diagnostic) {
		return Stream.of(CodeAction.of("Add the details of the pack", new Edit().append(diagnostic.place(), "version 1.0.0")));
	}

	private static Stream<CodeAction> withoutDetails(Diagnostic diagnostic) {
		int start = Parts.word(diagnostic.place(), "{", 0).orElseThrow().offset();
		return Stream.of(CodeAction.of("Remove these details",
				new Edit().remove(diagnostic.file(), new TextRange(start, Parts.rangeOf(diagnostic.place()).end() - start))));
	}

	private static Stream<CodeAction> packOfFolder(Diagnostic diagnostic) {
		PackClause pack = ((HullFile) diagnostic.file().getContents().getFirst()).getPack();
		return diagnostic.index().packs().values().stream().filter(found -> found.find(diagnostic.file().getURI()).isPresent())
				.map(PackSummary::name)
				.flatMap(owner -> Parts.rangeOf(pack, HullPackage.Literals.NAMED__NAME).stream()
						.map(name -> CodeAction.of("Let the file belong to “" + owner + "”",
								new Edit().replace(diagnostic.file(), name, owner))));
	}

	private static Stream<CodeAction> otherPack(Diagnostic diagnostic) {
		return DidYouMean.close(diagnostic.told("name"), diagnostic.index().packs().values().stream().map(PackSummary::name))
				.map(name -> CodeAction.of("Change to “" + name + "”", new Edit().replace(diagnostic.file(), diagnostic.range(), name)));
	}

	private static Stream<CodeAction> always(Diagnostic diagnostic) {
		TextRange condition = Parts.word(diagnostic.place(), "where", 0).orElseThrow();
		return Stream.of(CodeAction.of("Let the file count always", new Edit().remove(diagnostic.file(),
				new TextRange(condition.offset(), diagnostic.range().end() - condition.offset()))));
	}

	private static Stream<CodeAction> presentVersion(Diagnostic diagnostic) {
		var requirement = (Requirement) diagnostic.place();
		String wanted = requirement.getPack() + Requirements.bounds(diagnostic.told("version"));
		return Stream.of(CodeAction.of("Require “" + wanted + "”", new Edit().replace(requirement, "requires " + wanted)));
	}

	private static Stream<CodeAction> anyVersion(Diagnostic diagnostic) {
		var requirement = (Requirement) diagnostic.place();
		return Stream.of(CodeAction.of("Require any version", new Edit().replace(requirement, "requires " + requirement.getPack())));
	}
}
