package org.hullwright.lang.ide.icons;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.icons.Icon;
import org.hullwright.icons.IconLibrary;

/**
 * An icon to choose from.
 *
 * @param icon with its outline
 * @param tags by which it is found besides the words of its name, in alphabetical order
 */
public record IconPick(Icon icon, List<String> tags) {

	/** What is chosen where every tag will do. */
	public static final String ANY_TAG = "any tag";

	/** Copies the list. */
	public IconPick {
		tags = List.copyOf(tags);
	}

	/** Tags to choose from, the first of which is none. */
	public static List<String> choices() {
		return Stream.concat(Stream.of(ANY_TAG), IconLibrary.complete().tags().stream()).toList();
	}

	/**
	 * Names of the icons that somebody may mean, the likeliest first.
	 *
	 * @param words beginnings of words of their names, or tags; all when there are none
	 * @param tag one of the choices
	 */
	public static List<String> found(String words, String tag) {
		IconLibrary icons = IconLibrary.complete();
		List<String> found = icons.search(words);
		if (tag.equals(ANY_TAG)) {
			return found;
		}
		var tagged = icons.search(tag).stream().filter(name -> icons.tagsOf(name).contains(tag)).collect(Collectors.toSet());
		return found.stream().filter(tagged::contains).toList();
	}

	/** An icon by its name, which must be that of one. */
	public static IconPick of(String name) {
		IconLibrary icons = IconLibrary.complete();
		return new IconPick(icons.find(name).orElseThrow(), List.copyOf(icons.tagsOf(name)));
	}

	/** Who made it, and by which tags it is found, line by line. */
	public String described() {
		return icon.name() + "\nby " + icon.contributor().name() + (tags.isEmpty() ? "" : "\n" + String.join(", ", tags));
	}
}
