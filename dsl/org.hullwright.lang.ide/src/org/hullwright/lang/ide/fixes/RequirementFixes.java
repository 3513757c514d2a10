package org.hullwright.lang.ide.fixes;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.fixes.NameFixes.Unknown;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.model.PackClause;

/** Requires the pack that declares what is named, when another pack of the workspace does. */
class RequirementFixes {

	/** A requirement for each pack that has what is unknown. */
	Stream<CodeAction> actions(Diagnostic diagnostic) {
		Set<String> seen = diagnostic.packs().names(diagnostic.file()).packs();
		return Unknown.in(diagnostic).stream().flatMap(unknown -> diagnostic.index().packs().values().stream()
				.filter(pack -> !seen.contains(pack.name()) && declares(pack, unknown)
						&& !requires(pack, PackContext.packOf(diagnostic.file()), diagnostic.index()))
				.flatMap(pack -> diagnostic.manifest().stream().map(own -> requiring(own, pack, unknown))));
	}

	private static boolean declares(PackSummary pack, Unknown unknown) {
		String name = unknown.name().substring(unknown.name().lastIndexOf('.') + 1);
		return pack.files().stream().flatMap(file -> file.declared().stream())
				.anyMatch(found -> found.getQualifiedName().getLastSegment().equals(name)
						&& EcoreUtil2.isAssignableFrom(unknown.role().getEReferenceType(), found.getEClass()));
	}

	/** Whether a pack needs another one, directly or through others. */
	private static boolean requires(PackSummary pack, String other, Index index) {
		var open = new ArrayDeque<>(pack.requirements());
		Set<String> known = new HashSet<>();
		while (!open.isEmpty()) {
			String next = open.removeFirst();
			if (next.equals(other)) {
				return true;
			}
			if (known.add(next)) {
				index.packs().values().stream().filter(found -> found.name().equals(next))
						.forEach(found -> open.addAll(found.requirements()));
			}
		}
		return false;
	}

	private static CodeAction requiring(PackClause manifest, PackSummary pack, Unknown unknown) {
		String requirement = "requires " + pack.name() + versionOf(pack).map(RequirementFixes::bounds).orElse("");
		var edit = manifest.getRequirements().isEmpty()
				? new Edit().append(manifest, requirement)
				: new Edit().insertAfter(manifest.getRequirements().getLast(), requirement);
		return CodeAction.of("Require the pack “" + pack.name() + "”, which has “" + unknown.name() + "”", edit);
	}

	private static Optional<String> versionOf(PackSummary pack) {
		return pack.files().stream().map((FileSummary file) -> VisiblePacks.headOf(file)).flatMap(Optional::stream)
				.map(head -> Optional.ofNullable(head.getUserData(HullIndexing.VERSION)).orElse("")).filter(version -> !version.isEmpty())
				.findFirst();
	}

	/** From what is there up to the next version that may be different. */
	static String bounds(String version) {
		List<String> numbers = List.of(version.split("\\."));
		return " from " + version + " below " + (Integer.parseInt(numbers.getFirst()) + 1) + ".0.0";
	}
}
