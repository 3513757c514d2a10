package org.hullwright.lang.issue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.URI;
import org.hullwright.model.ReportLevel;

/**
 * How seriously a user takes warnings. It is a wish of theirs, not part of any pack: what a pack says itself counts more, because everybody
 * who has the pack reads that, and errors stay errors.
 *
 * @param everywhere by the warning
 * @param inFolders the wishes for packs in certain folders, which count instead of those above, also for what they do not mention
 */
public record Reporting(Map<IssueCode, ReportLevel> everywhere, Map<Path, Map<IssueCode, ReportLevel>> inFolders) {

	/** No wishes at all. */
	public static final Reporting AS_USUAL = new Reporting(Map.of(), Map.of());

	public Reporting {
		everywhere = Map.copyOf(everywhere);
		var copies = new HashMap<Path, Map<IssueCode, ReportLevel>>();
		inFolders.forEach((folder, wishes) -> copies.put(folder.toAbsolutePath().normalize(), Map.copyOf(wishes)));
		inFolders = Map.copyOf(copies);
	}

	/**
	 * What a pack says itself of a warning, by its own name or else by that of a group it is in.
	 *
	 * @param reports what the pack says, by the names of warnings and groups
	 */
	public static Optional<ReportLevel> saidBy(Map<String, ReportLevel> reports, IssueCode code) {
		return Stream.concat(Stream.of(code.name()), IssueGroup.of(code).map(IssueGroup::name)).map(reports::get).filter(Objects::nonNull)
				.findFirst();
	}

	/** What is wished for a warning in a file; empty when it is to be reported as usual. */
	Optional<ReportLevel> of(IssueCode code, URI file) {
		return Optional.ofNullable(wishesFor(file).get(code));
	}

	private Map<IssueCode, ReportLevel> wishesFor(URI file) {
		if (inFolders.isEmpty() || !file.isFile()) {
			return everywhere;
		}
		return Stream.iterate(Path.of(file.toFileString()).toAbsolutePath().normalize(), path -> path != null, Path::getParent)
				.filter(inFolders::containsKey).findFirst().map(inFolders::get).orElse(everywhere);
	}
}
