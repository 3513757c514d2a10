package org.hullwright.lang.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.hullwright.model.HullPackage;

/**
 * The names that can be written in the files of one pack, and what they stand for. A snapshot of the index.
 * <p>
 * Whatever stands at the top level of a file is written by its name or by {@code pack.Name}; literals, spaces and paths also by
 * {@code Enumeration.literal}, {@code Board.Space}; steps and members of kinds only after what they belong to:
 * {@code Procedure.Step}, {@code kind.member}. Where packs share a name, those of the own pack come first, those of the core library
 * last.
 */
public final class VisibleNames {

	private final SequencedSet<String> packs;
	private final Map<String, List<IEObjectDescription>> byWrittenName = new LinkedHashMap<>();
	private final Map<EClass, List<IEObjectDescription>> byClass = new HashMap<>();

	/**
	 * @param packs the visible packs, the own one first
	 * @param files the files of those packs; others are ignored
	 */
	public VisibleNames(SequencedSet<String> packs, Iterable<IResourceDescription> files) {
		this.packs = packs;
		Map<String, List<IResourceDescription>> byPack = new HashMap<>();
		for (IResourceDescription file : files) {
			VisiblePacks.packOf(file).ifPresent(pack -> byPack.computeIfAbsent(pack, name -> new ArrayList<>()).add(file));
		}
		for (String pack : packs) {
			byPack.getOrDefault(pack, List.of()).forEach(this::add);
		}
	}

	/** The visible packs, the own one first. */
	public SequencedSet<String> packs() {
		return packs;
	}

	/** Everything of a class that is written like this, the own pack's first. */
	public Stream<IEObjectDescription> named(String written, EClass type) {
		return byWrittenName.getOrDefault(written, List.of()).stream().filter(found -> EcoreUtil2.isAssignableFrom(type, found.getEClass()));
	}

	/** What is meant by this name where something of that class is wanted. */
	public Optional<IEObjectDescription> find(String written, EClass type) {
		return named(written, type).findFirst();
	}

	/** Whether anything at all is written like this. */
	public boolean isKnown(String written) {
		return byWrittenName.containsKey(written);
	}

	/** Every written name with what it stands for, of one class. */
	public Stream<Map.Entry<String, IEObjectDescription>> all(EClass type) {
		return byWrittenName.entrySet().stream().flatMap(entry -> entry.getValue().stream()
				.filter(found -> EcoreUtil2.isAssignableFrom(type, found.getEClass())).map(found -> Map.entry(entry.getKey(), found)));
	}

	/** All visible things of exactly this class, the own pack's first. */
	public List<IEObjectDescription> of(EClass type) {
		return byClass.getOrDefault(type, List.of());
	}

	private void add(IResourceDescription file) {
		for (IEObjectDescription description : file.getExportedObjects()) {
			QualifiedName name = description.getQualifiedName();
			byClass.computeIfAbsent(description.getEClass(), type -> new ArrayList<>()).add(description);
			if (name.getSegmentCount() == 2) {
				known(description, name.getLastSegment());
				known(description, name.toString());
			} else if (name.getSegmentCount() > 2) {
				if (isKnownByItself(description.getEClass())) {
					known(description, name.getLastSegment());
				}
				known(description, name.skipFirst(1).toString());
				known(description, name.toString());
			}
		}
	}

	private void known(IEObjectDescription description, String written) {
		byWrittenName.computeIfAbsent(written, name -> new ArrayList<>(1)).add(description);
	}

	private static boolean isKnownByItself(EClass type) {
		return type == HullPackage.Literals.ENUMERATION_LITERAL || type == HullPackage.Literals.SPACE || type == HullPackage.Literals.PATH;
	}
}
