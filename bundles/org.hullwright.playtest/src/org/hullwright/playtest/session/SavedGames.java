package org.hullwright.playtest.session;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The game being played, on disk, so that it is still there when the workbench was killed. Written beside the old record and then moved
 * over it: whenever it is read, it is whole. What cannot be understood is treated as absent.
 */
public final class SavedGames {
	private static final String FILE = "game.properties";
	private static final String BESIDE = "game.properties.writing";
	private static final long LARGEST = 8L * 1024 * 1024; // bytes
	private final Path folder;

	/** @param folder made when the first game is saved */
	public SavedGames(Path folder) {
		this.folder = folder;
	}

	/** A game and how far it was played. */
	public record Saved(PlaySetup setup, Line line) {
	}

	public void save(PlaySetup setup, Line line) throws IOException {
		Files.createDirectories(folder);
		Path beside = folder.resolve(BESIDE);
		try (Writer writer = Files.newBufferedWriter(beside)) {
			written(setup, line).store(writer, null);
		}
		Files.move(beside, folder.resolve(FILE), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
	}

	/** The game that was being played; none when there was none or its record is damaged. */
	public Optional<Saved> load() {
		Path file = folder.resolve(FILE);
		try {
			if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
				return Optional.empty();
			}
			Properties properties = new Properties();
			try (Reader reader = Files.newBufferedReader(file)) {
				properties.load(reader);
			}
			return Optional.of(read(properties));
		} catch (IOException | IllegalArgumentException damaged) {
			return Optional.empty();
		}
	}

	/** Forgets it. */
	public void forget() throws IOException {
		Files.deleteIfExists(folder.resolve(FILE));
	}

	private static Properties written(PlaySetup setup, Line line) {
		Properties properties = new Properties();
		properties.setProperty("pack", setup.pack().toString());
		properties.setProperty("expansions", joined(setup.expansions().stream().sorted()));
		properties.setProperty("players", Integer.toString(setup.players()));
		properties.setProperty("modes", joined(setup.modes().stream()));
		setup.scenario().ifPresent(scenario -> properties.setProperty("scenario", scenario));
		properties.setProperty("seed", Long.toString(setup.seed()));
		properties.setProperty("persons", joined(setup.persons().stream().sorted()));
		properties.setProperty("decisions", joined(line.taken().stream().map(taken -> taken.seat() + ":" + taken.option())));
		properties.setProperty("at", Integer.toString(line.at()));
		return properties;
	}

	/** @throws IllegalArgumentException when something is missing or no number */
	private static Saved read(Properties properties) {
		Set<Integer> persons = new HashSet<>(listed(properties, "persons", Integer::valueOf));
		PlaySetup setup = new PlaySetup(path(needed(properties, "pack")), new HashSet<>(listed(properties, "expansions", Function.identity())),
			Integer.parseInt(needed(properties, "players")), listed(properties, "modes", Function.identity()),
			Optional.ofNullable(properties.getProperty("scenario")), Long.parseLong(needed(properties, "seed")), persons);
		List<Taken> taken = listed(properties, "decisions", SavedGames::taken);
		return new Saved(setup, new Line(taken, 0, persons).standingAt(Integer.parseInt(needed(properties, "at"))));
	}

	private static Path path(String name) {
		try {
			return Path.of(name);
		} catch (InvalidPathException wrong) {
			throw new IllegalArgumentException("no path: " + name, wrong);
		}
	}

	private static Taken taken(String text) {
		String[] parts = text.split(":");
		if (parts.length != 2) {
			throw new IllegalArgumentException("no decision: " + text);
		}
		return new Taken(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
	}

	private static String needed(Properties properties, String key) {
		String value = properties.getProperty(key);
		if (value == null) {
			throw new IllegalArgumentException("nothing is said about " + key);
		}
		return value;
	}

	private static <T> List<T> listed(Properties properties, String key, Function<String, T> each) {
		return Arrays.stream(needed(properties, key).split(",")).filter(text -> !text.isEmpty()).map(each).toList();
	}

	private static String joined(Stream<?> values) {
		return values.map(String::valueOf).collect(Collectors.joining(","));
	}
}
