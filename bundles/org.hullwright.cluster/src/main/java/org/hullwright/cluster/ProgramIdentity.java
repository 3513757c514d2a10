package org.hullwright.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.cli.simulate.PlannedGames;
import org.hullwright.cli.terminal.Version;
import org.hullwright.engine.game.Game;
import org.hullwright.export.archive.Digest;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.model.HullFile;
import org.hullwright.packs.ToolChain;
import org.hullwright.simulation.play.PlanPlayer;

/**
 * Which program a process runs: games are the same only where all that reads and plays them is the same, to the bit. Told by content hashes
 * of the archives that its classes have really come from.
 *
 * @param version for people
 * @param digest of the archives
 */
record ProgramIdentity(String version, String digest) implements Serializable {

	private static final List<Class<?>> PARTS = List.of(HullFile.class, PackLoader.class, Game.class, ToolChain.class, PlanPlayer.class,
			PlannedGames.class);

	private static final class OfThisProcess {

		static final ProgramIdentity IDENTITY = new ProgramIdentity(Version.number(),
				Digest.of(PARTS.stream().map(ProgramIdentity::digest).collect(Collectors.joining("\n"))));
	}

	/** Of this process. */
	static ProgramIdentity ofThisProcess() {
		return OfThisProcess.IDENTITY;
	}

	/** A few words, by which people can tell one from the other. */
	@Override
	public String toString() {
		return "Hullwright " + version + " (" + digest.substring(0, 8) + ")";
	}

	private static String digest(Class<?> part) {
		try {
			Path archive = Path.of(part.getProtectionDomain().getCodeSource().getLocation().toURI());
			return Files.isDirectory(archive) ? digestOfFolder(archive) : Digest.of(Files.readAllBytes(archive));
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		} catch (URISyntaxException impossible) {
			throw new IllegalStateException("Classes come from files", impossible);
		}
	}

	/** In a development environment, classes lie in folders. */
	private static String digestOfFolder(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			var contents = new StringBuilder();
			for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
				contents.append(folder.relativize(file)).append(Digest.of(Files.readAllBytes(file)));
			}
			return Digest.of(contents.toString());
		}
	}
}
