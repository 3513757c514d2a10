package org.hullwright.export.archive;

/**
 * What lies in the folder of a pack and does not go into its archive.
 *
 * @param path in the folder
 */
public record LeftOut(String path, Reason reason) {

	/** Why something is left out; reads as the end of a sentence about it. */
	public enum Reason {

		HIDDEN("is hidden"),
		LINK("is a link to somewhere else"),
		TOO_DEEP("lies too deep"),
		NO_FILE("is no file"),
		OTHER_KIND("is neither Hull nor a text, a game or a picture");

		private final String words;

		Reason(String words) {
			this.words = words;
		}

		@Override
		public String toString() {
			return words;
		}
	}

	/** As a sentence without its full stop. */
	@Override
	public String toString() {
		return path + " " + reason;
	}
}
