package org.hullwright.lang.ide.index;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.Reporting;
import org.hullwright.lang.pack.ReadingIssue;
import org.hullwright.model.ReportLevel;

/**
 * A pack at one moment.
 *
 * @param folder where it lies
 * @param files in the order of their paths
 * @param unread what could not be read of it
 */
public record PackSummary(Path folder, List<FileSummary> files, List<Issue> unread) {

	public PackSummary {
		files = List.copyOf(files);
		unread = List.copyOf(unread);
	}

	/** What the pack's files call it; the name of the folder when there are none that say. */
	public String name() {
		return files.stream().map(FileSummary::pack).filter(pack -> !pack.isEmpty()).findFirst()
				.orElseGet(() -> folder.getFileName() == null ? "" : folder.getFileName().toString());
	}

	/** Whether it says nothing but how things look. */
	public boolean isTheme() {
		return HullIndexing.areTheme(files);
	}

	/** What the pack is called in words; its name where it says nothing else. */
	public String title() {
		return manifest().flatMap(VisiblePacks::headOf).map(head -> head.getUserData(HullIndexing.TITLE))
				.filter(title -> !title.isBlank()).orElseGet(this::name);
	}

	/** The packs it requires, by name. */
	public SequencedSet<String> requirements() {
		var required = new LinkedHashSet<String>();
		files.forEach(file -> required.addAll(file.requirements()));
		return required;
	}

	/** The optional dependencies of its files, by name. */
	public SequencedSet<String> companions() {
		var companions = new LinkedHashSet<String>();
		files.forEach(file -> VisiblePacks.companionOf(file).ifPresent(companions::add));
		return companions;
	}

	/** How it says itself that warnings are reported; those that it says nothing of are left out. */
	public Map<IssueCode, ReportLevel> reports() {
		Map<String, ReportLevel> said = new VisiblePacks(files).find(name()).map(VisiblePacks.Pack::reports).orElse(Map.of());
		var reports = new EnumMap<IssueCode, ReportLevel>(IssueCode.class);
		IssueCode.settable().forEach(code -> Reporting.saidBy(said, code).ifPresent(level -> reports.put(code, level)));
		return reports;
	}

	/** The file that tells its version; empty when none does. */
	public Optional<FileSummary> manifest() {
		return files.stream()
				.filter(file -> VisiblePacks.headOf(file).filter(head -> head.getUserData(HullIndexing.VERSION) != null).isPresent())
				.findFirst();
	}

	public Optional<FileSummary> find(URI file) {
		return files.stream().filter(known -> known.getURI().equals(file)).findFirst();
	}

	/** This pack with one file in another state, or with one more file. */
	public PackSummary with(FileSummary changed) {
		var present = new ArrayList<>(files);
		for (int i = 0; i < present.size(); i++) {
			if (present.get(i).getURI().equals(changed.getURI())) {
				present.set(i, changed);
				return new PackSummary(folder, present, unread);
			}
		}
		present.add(changed);
		return new PackSummary(folder, present, unread);
	}

	/** What is wrong with its files as files: what could not be read, and what says that it belongs to another pack. */
	public List<Issue> issues() {
		var issues = new ArrayList<>(unread);
		String name = name();
		files.stream().filter(file -> file.getURI().isFile() && !file.pack().isEmpty() && !file.pack().equals(name))
				.forEach(file -> issues
						.add(ReadingIssue.of(IssueCode.FOREIGN_FILE, Path.of(file.getURI().toFileString()), file.pack(), name)));
		return issues;
	}
}
