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

	Map<IssueCode, Fixer> fixers() {
		Fixer removed = mistake -> Stream.of(Remedy.of("Remove this requirement", new Edit().remove(mistake.place())));
		Fixer misspelt = PackFixes::otherPack;
		Fixer widened = PackFixes::presentVersion;
		return Map.of(
				IssueCode.MANIFEST_MISSING, PackFixes::details,
				IssueCode.MANIFEST_TWICE, PackFixes::withoutDetails,
				IssueCode.FOREIGN_FILE, PackFixes::packOfFolder,
				IssueCode.REQUIRED_PACK_MISSING, misspelt.or(removed),
				IssueCode.REQUIRED_PACK_VERSION, widened.or(PackFixes::anyVersion),
				IssueCode.REQUIRED_PACK_CIRCULAR, removed,
				IssueCode.REPORTED_ALWAYS, mistake -> Stream.of(Remedy.of("Remove this setting", new Edit().remove(mistake.place()))),
				IssueCode.GAME_TWICE, mistake -> Stream.of(Remedy.of("Remove this game", new Edit().removeWithComments(mistake.place()))));
	}

	private static Stream<Remedy> details(Mistake mistake) {
		return Stream.of(Remedy.of("Add the details of the pack", new Edit().append(mistake.place(), "version 1.0.0")));
	}

	private static Stream<Remedy> withoutDetails(Mistake mistake) {
		int start = Parts.word(mistake.place(), "{", 0).orElseThrow().offset();
		return Stream.of(Remedy.of("Remove these details",
				new Edit().remove(mistake.file(), new TextRange(start, Parts.rangeOf(mistake.place()).end() - start))));
	}

	private static Stream<Remedy> packOfFolder(Mistake mistake) {
		PackClause pack = ((HullFile) mistake.file().getContents().getFirst()).getPack();
		return mistake.index().packs().values().stream().filter(found -> found.find(mistake.file().getURI()).isPresent())
				.map(PackSummary::name)
				.flatMap(owner -> Parts.rangeOf(pack, HullPackage.Literals.NAMED__NAME).stream()
						.map(name -> Remedy.of("Let the file belong to “" + owner + "”", new Edit().replace(mistake.file(), name, owner))));
	}

	private static Stream<Remedy> otherPack(Mistake mistake) {
		return DidYouMean.close(mistake.told("name"), mistake.index().packs().values().stream().map(PackSummary::name))
				.map(name -> Remedy.of("Change to “" + name + "”", new Edit().replace(mistake.file(), mistake.range(), name)));
	}

	private static Stream<Remedy> presentVersion(Mistake mistake) {
		var requirement = (Requirement) mistake.place();
		String wanted = requirement.getPack() + RequirementFixes.bounds(mistake.told("version"));
		return Stream.of(Remedy.of("Require “" + wanted + "”", new Edit().replace(requirement, "requires " + wanted)));
	}

	private static Stream<Remedy> anyVersion(Mistake mistake) {
		var requirement = (Requirement) mistake.place();
		return Stream.of(Remedy.of("Require any version", new Edit().replace(requirement, "requires " + requirement.getPack())));
	}
}
