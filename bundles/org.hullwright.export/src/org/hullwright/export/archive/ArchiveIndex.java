package org.hullwright.export.archive;

import java.util.List;

/**
 * What an archive says of itself, in its first entry: enough to know without unpacking it what it is, and whether all of it is there.
 *
 * @param pack what its manifest says
 * @param files all its files, by their paths
 */
public record ArchiveIndex(PackFacts pack, List<IndexedFile> files) {

	/** The version of the form that archives have. One with a larger number is not understood. */
	static final int FORMAT = 1;

	/** The entry that the index is. No file of a pack may be called like that. */
	static final String ENTRY = "hullpack.json";

	/** What the names of archives end with. */
	public static final String EXTENSION = ".hullpack";

	public ArchiveIndex {
		files = List.copyOf(files);
	}

	/**
	 * A file of the pack.
	 *
	 * @param path in the folder of the pack, with {@code /} between its parts
	 * @param bytes how many it has
	 * @param sha256 of its content, in hexadecimal digits
	 */
	public record IndexedFile(String path, long bytes, String sha256) {

		static IndexedFile of(String path, byte[] content) {
			return new IndexedFile(path, content.length, Digest.of(content));
		}
	}
}
