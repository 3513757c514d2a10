package org.hullwright.lang.pack;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.folder.PackFolder;
import org.hullwright.lang.issue.IssueCode;

/**
 * Reads the texts of packs. Nothing on disk makes it throw: what is unreadable, too large or in another encoding becomes an issue, and the
 * rest is read. One instance reads packs that are used together, as the limit of size is for all of them.
 */
public final class PackReader {

	static final long LARGEST_FILE = 2L * 1024 * 1024; // bytes

	/** In bytes, of all files of all packs together: what can be checked with 2 GB of memory, whatever it says. */
	private static final long LARGEST_PACK = 4L * 1024 * 1024;

	private final List<Issue> issues = new ArrayList<>();
	private long bytes;

	/** A file with what is in it. */
	public record Source(Path file, String text) {}

	/** The files of the pack in a folder, by their paths. */
	public List<Source> read(Path folder) {
		return new PackFolder(folder).files(this::unreadable).stream().flatMap(file -> readFile(file).stream()).toList();
	}

	/** What could not be read. */
	public List<Issue> issues() {
		return List.copyOf(issues);
	}

	/** Reports what cannot be looked into. */
	void unreadable(Path file, IOException reason) {
		issues.add(ReadingIssue.of(IssueCode.FILE_UNREADABLE, file, file.getFileName(), worded(reason)));
	}

	/** Java often says no more than the name again. */
	private static String worded(IOException reason) {
		return reason instanceof AccessDeniedException ? "that is not allowed" : reason.getMessage();
	}

	private Optional<Source> readFile(Path file) {
		try {
			long size = Files.size(file);
			if (size > LARGEST_FILE || bytes + size > LARGEST_PACK) {
				issues.add(ReadingIssue.of(IssueCode.FILE_TOO_LARGE, file, file.getFileName(),
						size > LARGEST_FILE ? "2 MB" : "what is left of 4 MB"));
				return Optional.empty();
			}
			bytes += size;
			DecodedText decoded = DecodedText.of(Files.readAllBytes(file));
			DecodedText.Stray stray = decoded.stray();
			if (stray != null) {
				issues.add(ReadingIssue.notInUtf8(file, stray, decoded.charset()));
			}
			return Optional.of(new Source(file, decoded.text()));
		} catch (IOException reason) {
			unreadable(file, reason);
			return Optional.empty();
		}
	}
}
