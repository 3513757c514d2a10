package org.hullwright.engine.record;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The games that were played and kept in the folder of a pack, for its tests to go on with.
 *
 * @param folder of the pack
 */
public record RecordedGames(Path folder) {

	/**
	 * Reads one.
	 *
	 * @param name the way of its file from the folder of the pack
	 * @throws UnreadableRecord when it is not there, not below the folder, or no recorded game
	 */
	public RecordFile read(String name) throws UnreadableRecord {
		try {
			Path home = folder.toAbsolutePath().normalize();
			Path file = home.resolve(name).normalize();
			if (!file.startsWith(home)) {
				throw new UnreadableRecord(file, "is not in the folder of the pack");
			}
			return RecordFile.read(file);
		} catch (InvalidPathException noName) {
			throw new UnreadableRecord(folder, "has no file that could be called " + name);
		}
	}
}
