package org.hullwright.model.icons;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Appearance;
import org.hullwright.model.HullFile;
import org.hullwright.model.Named;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Printing;

/** What packs show things as, apart from their expansions. What themes say counts before what other packs say. */
public final class Appearances {

	private final Map<Named, List<Appearance>> ofThemes = new HashMap<>();
	private final Map<Named, List<Appearance>> ofOthers = new HashMap<>();

	/** @param files of all packs, in the order in which their changes apply */
	public Appearances(Collection<HullFile> files) {
		Set<@Nullable String> others = new HashSet<>(); // packs that do more than show
		files.stream().filter(file -> !isOfTheme(file)).forEach(file -> others.add(packOf(file)));
		files.stream().filter(file -> Expansions.expansionAround(file).isEmpty()).forEach(file -> {
			Map<Named, List<Appearance>> layer = others.contains(packOf(file)) ? ofOthers : ofThemes;
			file.getDeclarations().stream().filter(Appearance.class::isInstance).map(Appearance.class::cast)
					.filter(shown -> shown.getNamed() != null)
					.forEach(shown -> layer.computeIfAbsent(shown.getNamed(), any -> new ArrayList<>()).add(shown));
		});
	}

	/** Whether a file says nothing but how things look. A theme is a pack of such files. */
	public static boolean isOfTheme(HullFile file) {
		return file.getDeclarations().stream().allMatch(Appearance.class::isInstance);
	}

	private static @Nullable String packOf(HullFile file) {
		return file.getPack() == null ? null : file.getPack().getName();
	}

	/**
	 * What is said of how something looks, what counts most first.
	 *
	 * @param printing knows which expansions are on
	 */
	public List<Appearance> of(Named named, Printing printing) {
		return Stream.concat(ofThemes(named).stream(), ofOthers(named, printing).stream()).toList();
	}

	/** What themes say of how something looks, what counts most first. */
	public List<Appearance> ofThemes(Named named) {
		return ofThemes.getOrDefault(named, List.of()).reversed();
	}

	/**
	 * What packs that are no themes say of how something looks, what counts most first.
	 *
	 * @param printing knows which expansions are on
	 */
	public List<Appearance> ofOthers(Named named, Printing printing) {
		return Stream.concat(ofOthers.getOrDefault(named, List.of()).stream(), printing.appearancesOf(named).stream()).toList().reversed();
	}
}
