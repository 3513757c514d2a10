package org.hullwright.lang.ide.rename;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.ide.navigation.MentioningFiles;
import org.hullwright.lang.ide.symbols.DeclaredPlace;

/**
 * Makes the changes of a renaming in an index of its own, links everything anew, and compares what each name means before and after. As
 * nothing but names changes, every declaration has the same address in both.
 */
final class Trial {

	private final MentioningFiles files;
	private final Summarizer summarizer;

	@Inject
	Trial(MentioningFiles files, Summarizer summarizer) {
		this.files = files;
		this.summarizer = summarizer;
	}

	/** Why the changes must not be made; empty when every name goes on meaning what it means. */
	Optional<String> refusal(Renamer.Target target, String name, Map<URI, SortedMap<Integer, TextChange>> changes, Meanings before,
			Index index,
			CancelIndicator cancelled) {
		Index then = changed(index, changes);
		Optional<String> twice = declaredTwice(target.identity(), name, then);
		if (twice.isPresent()) {
			return twice;
		}
		var after = new Meanings();
		target.visit(files, Set.of(name, target.name()), then, cancelled, after::read);
		return before.firstLost(after, changes).map(spot -> "“" + name + "” would mean something else at " + told(place(spot, then)));
	}

	private Index changed(Index index, Map<URI, SortedMap<Integer, TextChange>> changes) {
		Map<Path, PackSummary> packs = new HashMap<>();
		index.packs().forEach((folder, pack) -> {
			PackSummary present = pack;
			for (FileSummary file : pack.files()) {
				SortedMap<Integer, TextChange> made = changes.get(file.getURI());
				if (made != null) {
					present = present.with(summarizer.summary(file.getURI(), TextChange.applied(file.text(), made.values())));
				}
			}
			packs.put(folder, present);
		});
		return index.with(packs);
	}

	/** Another declaration of the same full name. */
	private static Optional<String> declaredTwice(URI identity, String name, Index after) {
		Optional<QualifiedName> full = all(after).map(Found::declared).filter(declared -> declared.getEObjectURI().equals(identity))
				.map(IEObjectDescription::getQualifiedName).findFirst();
		return full.flatMap(wanted -> all(after)
				.filter(found -> found.declared().getQualifiedName().equals(wanted) && !found.declared().getEObjectURI().equals(identity))
				.findFirst().flatMap(found -> DeclaredPlace.of(found.file(), found.declared()))
				.map(place -> "“" + name + "” is declared already at " + told(place)));
	}

	private record Found(FileSummary file, IEObjectDescription declared) {}

	private static Stream<Found> all(Index index) {
		return index.packs().values().stream().flatMap(pack -> pack.files().stream())
				.flatMap(file -> file.declared().stream().map(declared -> new Found(file, declared)));
	}

	private static TextLocation place(Meanings.Spot spot, Index after) {
		FileSummary file = after.packs().values().stream().flatMap(pack -> pack.find(spot.file()).stream()).findFirst().orElseThrow();
		return DeclaredPlace.at(file, new TextRange(Math.min(spot.offset(), file.text().length()), 0));
	}

	private static String told(TextLocation place) {
		String path = place.document().getPath();
		return path.substring(path.lastIndexOf('/') + 1) + ":" + place.line() + ": " + place.text();
	}
}
