package org.hullwright.cli.cache;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.export.archive.Digest;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackState;

/**
 * A cache on disk of what was found out about packs, kept from one start of the program to the next, so that a pack in which nothing has
 * changed is not looked at again. One file for each pack, written over by the next look at it, and removed when nobody has asked for it for
 * a long time. Whatever is wrong with the files, the pack is just looked at.
 *
 * @param <T> what is found out, as JSON can hold it
 */
public final class ResultCache<T> {

	/** Says where the files are; where it is not given, nothing is kept. */
	static final String PROPERTY = "hullwright.checks";

	/** What was not asked for so long is of a pack that is gone, or of a program that has been replaced. */
	private static final Duration LASTING = Duration.ofDays(60);

	private static final String ENDING = ".json";
	private static final Gson JSON = new Gson();

	private final Class<T> type;
	private final Predicate<T> whole;
	private final @Nullable Path home;
	private final String program;

	/**
	 * @param home the folder of the files; null when nothing is to be kept
	 * @param program changes with the program, as another one may find something else
	 * @param type of what is found out; each has files of its own
	 * @param whole whether something that was read has all that it needs, as a damaged file may lack it
	 */
	public ResultCache(@Nullable Path home, String program, Class<T> type, Predicate<T> whole) {
		this.home = home;
		this.program = program;
		this.type = type;
		this.whole = whole;
	}

	/**
	 * What this program keeps where it was told to; nothing when some of it is not there to be compared.
	 *
	 * @param type of what is found out; each has files of its own
	 * @param whole whether something that was read has all that it needs, as a damaged file may lack it
	 */
	public static <T> ResultCache<T> ofThisProgram(Class<T> type, Predicate<T> whole) {
		String home = System.getProperty(PROPERTY);
		try {
			return home != null
					? new ResultCache<>(Path.of(home), PackState.ofFiles(program()).number(), type, whole)
					: new ResultCache<>(null, "", type, whole);
		} catch (UncheckedIOException unreadable) {
			return new ResultCache<>(null, "", type, whole);
		}
	}

	/** The archives of this program, and where it has not been put into archives its classes one by one. */
	private static List<Path> program() {
		return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of).flatMap(ResultCache::filesIn)
				.toList();
	}

	private static Stream<Path> filesIn(Path place) {
		try (Stream<Path> files = Files.walk(place)) {
			return files.filter(Files::isRegularFile).sorted().toList().stream();
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}

	/** What is kept on disk. Components that a damaged file does not have are null. */
	private record Kept(String program, List<String> required, String state, JsonElement found) {

		boolean isWhole() {
			return program != null && required != null && state != null && found != null;
		}
	}

	/**
	 * What was found when a pack was looked at last, when all that was looked at then is the same now.
	 *
	 * @param folder of the pack, as the user wrote it
	 * @param expansions that are on
	 */
	public Optional<T> recall(Path folder, Collection<String> expansions) {
		Optional<Path> file = file(folder, expansions);
		Optional<T> found = file.flatMap(ResultCache::read)
				.filter(kept -> kept.program().equals(program)
						&& kept.state().equals(PackState.of(folder, List.of(), kept.required()).number()))
				.flatMap(kept -> parsed(kept.found()));
		found.ifPresent(any -> touch(file.orElseThrow()));
		return found;
	}

	/**
	 * Keeps what was found, unless something was written meanwhile, of which it is not known whether it was looked at.
	 *
	 * @param folder of the pack, as the user wrote it
	 * @param expansions that are on
	 * @param began when the pack began to be read
	 */
	public void keep(Path folder, Collection<String> expansions, Instant began, LoadedPack pack, T found) {
		if (home == null) {
			return;
		}
		List<String> required = PackState.requiredBy(pack);
		PackState state = PackState.of(folder, List.of(), required);
		if (state.changed().isBefore(began)) {
			file(folder, expansions).ifPresent(file -> {
				write(file, new Kept(program, required, state.number(), JSON.toJsonTree(found)));
				forget(file.getParent(), Instant.now().minus(LASTING));
			});
		}
	}

	/** Where something is kept; nowhere when nothing is. */
	private Optional<Path> file(Path folder, Collection<String> expansions) {
		String name = Digest.of(String.join("\n", type.getSimpleName(), folder.toAbsolutePath().toString(), folder.toString(),
				String.join(",", new TreeSet<>(expansions))));
		return Optional.ofNullable(home).map(place -> place.resolve(name + ENDING));
	}

	private static Optional<Kept> read(Path file) {
		try {
			return Optional.ofNullable(JSON.fromJson(Files.readString(file), Kept.class)).filter(Kept::isWhole);
		} catch (IOException | JsonParseException unreadable) {
			return Optional.empty();
		}
	}

	private Optional<T> parsed(JsonElement found) {
		try {
			return Optional.ofNullable(JSON.fromJson(found, type)).filter(whole);
		} catch (JsonParseException damaged) {
			return Optional.empty();
		}
	}

	/** Says that it was asked for. */
	private static void touch(Path file) {
		try {
			Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
		} catch (IOException unwritable) {
			// It is forgotten earlier, and found anew.
		}
	}

	/** Removes what was not asked for since a moment. */
	private static void forget(Path home, Instant since) {
		try (Stream<Path> files = Files.list(home)) {
			for (Path file : files.filter(each -> each.toString().endsWith(ENDING)).toList()) {
				if (Files.getLastModifiedTime(file).toInstant().isBefore(since)) {
					Files.deleteIfExists(file);
				}
			}
		} catch (IOException taken) {
			// Somebody else is at it, or the next time will be.
		}
	}

	/** Whole or not at all, as others may read at the same time. */
	private static void write(Path file, Kept kept) {
		try {
			Files.createDirectories(file.getParent());
			Path written = Files.createTempFile(file.getParent(), "result", ".tmp");
			try {
				Files.writeString(written, JSON.toJson(kept));
				Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
			} finally {
				Files.deleteIfExists(written);
			}
		} catch (IOException full) {
			// The next time takes longer; nothing else is lost.
		}
	}
}
