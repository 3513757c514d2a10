package org.hullwright.cli.pack;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import picocli.CommandLine.Option;

/** Which game a pack is played in that requires only what several games share. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class GameOption {

	@Option(names = "--game", paramLabel = "PACK", description = {
			"The game in which the pack is played: a pack that lies beside it. For packs that require only what several games share." })
	private String game = "";

	/** The name of the pack that brings the game; empty when nothing was said. */
	public String name() {
		return game;
	}
}
