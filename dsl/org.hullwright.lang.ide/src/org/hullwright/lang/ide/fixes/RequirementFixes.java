package org.hullwright.lang.ide.fixes;

import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.fixes.NameFixes.Unknown;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.Requirements;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.PackClause;

/** Requires the pack that declares what is named, when another pack of the workspace does. */
class RequirementFixes {

	/** A requirement for each pack that has what is unknown. */
	Stream<CodeAction> actions(Diagnostic diagnostic) {
		Set<String> seen = diagnostic.packs().names(diagnostic.file()).packs();
		return Unknown.in(diagnostic).stream().flatMap(unknown -> diagnostic.index().packs().values().stream()
				.filter(pack -> !seen.contains(pack.name()) && declares(pack, unknown)
						&& !Requirements.isRequired(PackContext.packOf(diagnostic.file()), pack, diagnostic.index()))
				.flatMap(pack -> diagnostic.manifest().stream().map(own -> requiring(own, pack, unknown))));
	}

	private static boolean declares(PackSummary pack, Unknown unknown) {
		String name = unknown.name().substring(unknown.name().lastIndexOf('.') + 1);
		return pack.files().stream().flatMap(file -> file.declared().stream())
				.anyMatch(found -> found.getQualifiedName().getLastSegment().equals(name)
						&& EcoreUtil2.isAssignableFrom(unknown.role().getEReferenceType(), found.getEClass()));
	}

	private static CodeAction requiring(PackClause manifest, PackSummary pack, Unknown unknown) {
		String requirement = "requires " + Requirements.rangeOf(pack);
		var edit = manifest.getRequirements().isEmpty()
				? new Edit().append(manifest, requirement)
				: new Edit().insertAfter(manifest.getRequirements().getLast(), requirement);
		return CodeAction.of("Require the pack “" + pack.name() + "”, which has “" + unknown.name() + "”", edit);
	}
}
