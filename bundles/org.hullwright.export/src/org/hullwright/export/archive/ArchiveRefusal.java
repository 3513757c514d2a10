package org.hullwright.export.archive;

/** A pack cannot be exported or imported. The message says what, where, why and what to do, for people. Nothing was written. */
public final class ArchiveRefusal extends Exception {

	private static final long serialVersionUID = 1L;

	/** What can be done about it. */
	public enum Advice {

		DAMAGED("Get the archive once more, or ask its author to export it again"),
		UNSAFE("Do not use it; ask its author for one that Hullwright exported"),
		NEWER("Get the newest Hullwright and try again"),
		OTHER_FILE("Choose an archive that ends with .hullpack"),
		OTHER_PLACE("Choose another place"),
		RENAME("Rename it and export again"),
		OTHER_FOLDER("Choose the folder of a pack"),
		AGAIN("Mend that and try again");

		private final String sentence;

		Advice(String sentence) {
			this.sentence = sentence;
		}
	}

	private final String reason;

	private ArchiveRefusal(Object what, String reason) {
		super(what + reason, null, false, false);
		this.reason = reason;
	}

	/** @param why as a sentence without its full stop */
	public static ArchiveRefusal ofImport(Object archive, String why, Advice advice) {
		return new ArchiveRefusal(archive, " is not imported: " + why + ". Nothing was written. " + advice.sentence + ".");
	}

	/** The same of what people know it by, when what was refused is a copy that only we have seen. */
	public ArchiveRefusal of(Object known) {
		return new ArchiveRefusal(known, reason);
	}

	/** @param why as a sentence without its full stop */
	public static ArchiveRefusal ofExport(Object folder, String why, Advice advice) {
		return new ArchiveRefusal(folder, " is not exported: " + why + ". Nothing was written. " + advice.sentence + ".");
	}
}
