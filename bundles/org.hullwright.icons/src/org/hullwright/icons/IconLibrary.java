package org.hullwright.icons;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The icons that come along. Names are read when the first is asked for, outlines those that begin with the same letter. For any number of
 * threads.
 */
public final class IconLibrary {

	private static final IconLibrary COMPLETE = new IconLibrary();
	private static final String BETWEEN_WORDS = "-";

	private final SortedMap<String, Contributor> contributors;
	private final Map<String, List<String>> tags; // by word, the words that names have
	private final Map<String, Map<String, String>> pathsByFile = new ConcurrentHashMap<>();

	private IconLibrary() {
		Map<String, Contributor> known = new LinkedHashMap<>();
		IconFile.rows("contributors.txt").forEach(row -> known.put(row[0], new Contributor(row[1], row[2], row[3])));
		SortedMap<String, Contributor> names = new TreeMap<>();
		IconFile.rows("names.txt").forEach(row -> names.put(row[0], Objects.requireNonNull(known.get(row[1]))));
		contributors = Collections.unmodifiableSortedMap(names);
		tags = IconFile.rows("tags.txt").collect(Collectors.toUnmodifiableMap(row -> row[0], row -> List.of(row[1].split(" "))));
	}

	/** All there are. */
	public static IconLibrary complete() {
		return COMPLETE;
	}

	/** All names, in alphabetical order. */
	public Set<String> names() {
		return contributors.keySet();
	}

	/** Whether there is an icon of a name. */
	public boolean has(String name) {
		return contributors.containsKey(name);
	}

	/** The icon of a name, with its outline; empty when there is none. */
	public Optional<Icon> find(String name) {
		return Optional.ofNullable(contributors.get(name)).map(contributor -> new Icon(name, contributor, pathOf(name)));
	}

	/** Who made the icon of a name; empty when there is none. */
	public Optional<Contributor> contributorOf(String name) {
		return Optional.ofNullable(contributors.get(name));
	}

	/** The sentence that names all contributors and their licences, for whatever shows icons. */
	public String credit() {
		return "Icons: game-icons.net, CC BY 3.0, by "
				+ contributors.values().stream().distinct().map(Contributor::name).sorted(String.CASE_INSENSITIVE_ORDER)
						.collect(Collectors.joining(", "))
				+ ".";
	}

	/**
	 * Names of icons that somebody may mean by some words: each word begins a word of the name, or is a tag of one.
	 *
	 * @param words separated by spaces or hyphens; all icons when there are none
	 * @return those first whose names have the words themselves; then shorter names, in alphabetical order
	 */
	public List<String> search(String words) {
		List<String> wanted = Stream.of(words.toLowerCase(Locale.ROOT).split("[\\s-]+")).filter(word -> !word.isEmpty()).toList();
		Comparator<String> order = Comparator.comparing((String name) -> !isCalled(name, wanted))
				.thenComparing(name -> name.split(BETWEEN_WORDS).length).thenComparing(Comparator.naturalOrder());
		return contributors.keySet().stream().filter(name -> wanted.stream().allMatch(word -> isMeant(name, word))).sorted(order).toList();
	}

	/** All tags, in alphabetical order. */
	public Set<String> tags() {
		return new TreeSet<>(tags.keySet());
	}

	/** The tags by which the icon of a name is found. */
	public Set<String> tagsOf(String name) {
		List<String> parts = List.of(name.split(BETWEEN_WORDS));
		return tags.entrySet().stream().filter(tag -> tag.getValue().stream().anyMatch(parts::contains)).map(Map.Entry::getKey)
				.collect(Collectors.toCollection(TreeSet::new));
	}

	private static boolean isCalled(String name, List<String> wanted) {
		return List.of(name.split(BETWEEN_WORDS)).containsAll(wanted);
	}

	private boolean isMeant(String name, String wanted) {
		List<String> parts = List.of(name.split(BETWEEN_WORDS));
		return parts.stream().anyMatch(part -> part.startsWith(wanted))
				|| tags.getOrDefault(wanted, List.of()).stream().anyMatch(parts::contains);
	}

	private String pathOf(String name) {
		char first = name.charAt(0);
		String file = "paths-" + (Character.isLetter(first) ? first : '0') + ".txt";
		return Objects.requireNonNull(pathsByFile.computeIfAbsent(file, IconLibrary::pathsIn).get(name));
	}

	private static Map<String, String> pathsIn(String file) {
		return IconFile.rows(file).collect(Collectors.toUnmodifiableMap(row -> row[0], row -> row[1]));
	}
}
