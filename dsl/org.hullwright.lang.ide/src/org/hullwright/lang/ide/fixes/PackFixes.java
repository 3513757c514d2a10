package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.IssueCode;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PackClause;
import org.hullwright.model.Requirement;

/** Mends what a pack says of itself and of the packs it requires. */
class PackFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider removed = mistake -> Stream.of(CodeAction.of("Remove this requirement", new Edit().remove(mistake.place())));
		CodeActionProvider misspelt = PackFixes::otherPack;
		CodeActionProvider widened = PackFixes::presentVersion;
		return Map.of(
				IssueCode.MANIFEST_MISSING, PackFixes::details,
				IssueCode.MANIFEST_TWICE, PackFixes::withoutDetails,
				IssueCode.FOREIGN_FILE, PackFixes::packOfFolder,
				IssueCode.REQUIRED_PACK_MISSING, misspelt.or(removed),
				IssueCode.REQUIRED_PACK_VERSION, widened.or(PackFixes::anyVersion),
				IssueCode.REQUIRED_PACK_CIRCULAR, removed,
				IssueCode.REPORTED_ALWAYS, mistake -> Stream.of(CodeAction.of("Remove this setting", new Edit().remove(mistake.place()))),
				IssueCode.GAME_TWICE, mistake -> Stream.of(CodeAction.of("Remove this game", new Edit().removeWithComments(mistake.place()))));
	}

	private static Stream<CodeAction> details(Diagnostic mistake) {
		return Stream.of(CodeAction.of("Add the details of the pack", new Edit().append(mistake.place(), "version 1.0.0")));
	}

	private static Stream<CodeAction> withoutDetails(Diagnostic mistake) {
		int start = Parts.word(mistake.place(), "{", 0).orElseThrow().offset();
		return Stream.of(CodeAction.of("Remove these details",
				new Edit().remove(mistake.file(), new TextRange(start, Parts.rangeOf(mistake.place()).end() - start))));
	}

	private static Stream<CodeAction> packOfFolder(Diagnostic mistake) {
		PackClause pack = ((HullFile) mistake.file().getContents().getFirst()).getPack();
		return mistake.index().packs().values().stream().filter(found -> found.find(mistake.file().getURI()).isPresent())
				.map(PackSummary::name)
				.flatMap(owner -> Parts.rangeOf(pack, HullPackage.Literals.NAMED__NAME).stream()
						.map(name -> CodeAction.of("Let the file belong to “" + owner + "”", new Edit().replace(mistake.file(), name, owner))));
	}

	private static Stream<CodeAction> otherPack(Diagnostic mistake) {
		return DidYouMean.close(mistake.told(0), mistake.index().packs().values().stream().map(PackSummary::name))
				.map(name -> CodeAction.of("Change to “" + name + "”", new Edit().replace(mistake.file(), mistake.range(), name)));
	}

	private static Stream<CodeAction> presentVersion(Diagnostic mistake) {
		var requirement = (Requirement) mistake.place();
		String wanted = requirement.getPack() + RequirementFixes.bounds(mistake.told(1));
		return Stream.of(CodeAction.of("Require “" + wanted + "”", new Edit().replace(requirement, "requires " + wanted)));
	}

	private static Stream<CodeAction> anyVersion(Diagnostic mistake) {
		var requirement = (Requirement) mistake.place();
		return Stream.of(CodeAction.of("Require any version", new Edit().replace(requirement, "requires " + requirement.getPack())));
	}
}
