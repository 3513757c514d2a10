package org.hullwright.lang.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.hullwright.model.HullPackage;

/**
 * The names that can be written in the files of one pack, and what they stand for. A snapshot of the index.
 * <p>
 * Whatever stands at the top level of a file is written by its name or by {@code pack.Name}; literals, spaces and paths also by
 * {@code Enumeration.literal}, {@code Board.Space}; steps and members of kinds only after what they belong to: {@code Procedure.Step},
 * {@code kind.member}. Where packs share a name, those of the own pack come first, those of the core library last.
 * <p>
 * The names of each file are looked up by themselves, so that when one file changes nothing has to be made again for the others. Belongs to
 * one thread, since answers are kept.
 */
public final class VisibleNames {

	private final SequencedSet<String> packs;
	private final List<FileNames> files = new ArrayList<>();
	private final Map<String, List<IEObjectDescription>> asked = new HashMap<>();
	private final Map<Wanted, List<IEObjectDescription>> wanted = new HashMap<>();
	private final Map<EClass, List<IEObjectDescription>> classes = new HashMap<>();

	/** A name where something of a class is wanted. */
	private record Wanted(String written, EClass type) {}

	/**
	 * @param there which packs there are
	 * @param viewpoint from where they are looked at
	 * @param known the files of those packs; others are ignored, and so are those that count only beside a pack that is not visible, and
	 * tests where they are not seen
	 * @param namesOf what one of them declares
	 */
	public <T extends IResourceDescription> VisibleNames(VisiblePacks there, Viewpoint viewpoint, Iterable<T> known,
			Function<T, FileNames> namesOf) {
		packs = there.from(viewpoint);
		Map<String, List<FileNames>> byPack = new HashMap<>();
		for (T file : known) {
			VisiblePacks.packOf(file).filter(pack -> VisiblePacks.counts(file, packs) && VisiblePacks.isSeenFrom(viewpoint, file))
					.ifPresent(pack -> byPack.computeIfAbsent(pack, name -> new ArrayList<>()).add(namesOf.apply(file)));
		}
		for (String pack : packs) {
			files.addAll(byPack.getOrDefault(pack, List.of()));
		}
	}

	/** The visible packs, the own one first. */
	public SequencedSet<String> packs() {
		return packs;
	}

	/** Everything of a class that is written like this, the own pack's first. */
	public List<IEObjectDescription> named(String written, EClass type) {
		return wanted.computeIfAbsent(new Wanted(written, type),
				any -> named(written).stream().filter(found -> isA(found, type)).toList());
	}

	/** What is meant by this name where something of that class is wanted. */
	public Optional<IEObjectDescription> find(String written, EClass type) {
		List<IEObjectDescription> named = named(written, type);
		return named.isEmpty() ? Optional.empty() : Optional.of(named.getFirst());
	}

	/** Whether anything at all is written like this. */
	public boolean isKnown(String written) {
		return !named(written).isEmpty();
	}

	/** Everything of one class, under each name it can be written by. */
	public Stream<IEObjectDescription> all(EClass type) {
		return files.stream().flatMap(FileNames::all).filter(found -> isA(found, type));
	}

	/** All visible things of exactly this class, the own pack's first. */
	public List<IEObjectDescription> of(EClass type) {
		return classes.computeIfAbsent(type, wanted -> files.stream().flatMap(file -> file.of(wanted).stream()).toList());
	}

	/** A kind is read behind “has” only, where it is asked for as a kind; nowhere else is it a value. */
	private static boolean isA(IEObjectDescription found, EClass type) {
		return EcoreUtil2.isAssignableFrom(type, found.getEClass())
				&& !(type == HullPackage.Literals.READABLE && found.getEClass() == HullPackage.Literals.KIND);
	}

	private List<IEObjectDescription> named(String written) {
		List<IEObjectDescription> known = asked.get(written);
		if (known == null) {
			known = new ArrayList<>();
			for (FileNames file : files) {
				known.addAll(file.named(written));
			}
			asked.put(written, known);
		}
		return known;
	}
}
