package org.hullwright.cli.pack;

import java.util.List;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.lang.pack.PackSelection;
import picocli.CommandLine.Option;

/** Which packs are opened with the one that is named, though it does not require them: its game, and others that add to that. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class PackSelectionOptions {

	@Option(names = "--game", paramLabel = "PACK", description = {
			"The game in which the pack is played: a pack that lies beside it. For packs that require only what several games share." })
	private String game = "";

	@Option(names = "--also", paramLabel = "PACK", split = ",", description = {
			"Packs that lie beside it and are in the game as well, separated by commas: homebrew of others, say." })
	private List<String> additions = List.of();

	/** What was said. */
	public PackSelection packs() {
		return new PackSelection(game, additions);
	}
}
