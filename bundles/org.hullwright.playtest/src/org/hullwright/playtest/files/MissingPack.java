package org.hullwright.playtest.files;

/** The pack of a recorded game is not there. The message says which, for people. */
public final class MissingPack extends Exception {

	private static final long serialVersionUID = 1L;

	MissingPack(String pack, String version) {
		super("This is a game of the pack " + pack + " " + version
				+ ", which is not in the workspace. Import it or make a project of its folder, then open the game again.");
	}
}
