package org.hullwright.export.archive;

/**
 * Limits against zip bombs: how much an archive may hold, and its compression ratio. Measured by what is really read, for what an archive
 * says of itself is not to be believed.
 *
 * @param entries most files and folders
 * @param bytes most bytes of the archive, and of all that is in it
 * @param ratio the highest compression ratio: how many bytes may come out for one byte of the archive, once more has come out than is
 * harmless anyway
 */
record ArchiveLimits(int entries, long bytes, int ratio) {

	/** Far more than any pack needs, and far less than fills a disk. */
	static final ArchiveLimits USUAL = new ArchiveLimits(5_000, 256L * 1024 * 1024, 100);

	private static final long HARMLESS = 1024 * 1024; // bytes

	/** Whether so much has come out of so little that it must be made to do harm. */
	boolean isZipBomb(long unpacked, long archive) {
		return unpacked > HARMLESS && unpacked / ratio > archive;
	}

	/** The most bytes in words. */
	String bytesInWords() {
		return bytes / (1024 * 1024) + " MB";
	}
}
