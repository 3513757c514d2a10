package org.hullwright.lang.index;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.model.HullPackage;
import org.hullwright.model.ReportLevel;

/**
 * Which packs there are and which of them another one sees, told from the index alone. A pack sees itself, what it requires, what those
 * require and so on, and the core library last. Circles and packs that are not there end the search at that point.
 */
public final class VisiblePacks {

	/**
	 * What the index knows about a pack; without a manifest the version is null and the rest empty.
	 *
	 * @param reports how seriously it takes which warnings, by their codes
	 */
	public record Pack(String name, @Nullable String version, List<String> requirements, Map<String, ReportLevel> reports) {}

	private final SequencedMap<String, Pack> packs = new LinkedHashMap<>();

	/** @param files everything that is known, of any pack */
	public VisiblePacks(Iterable<? extends IResourceDescription> files) {
		for (IResourceDescription file : files) {
			headOf(file).ifPresent(this::add);
		}
	}

	public Optional<Pack> find(String name) {
		return Optional.ofNullable(packs.get(name));
	}

	/** The version of a pack; empty without a manifest. */
	public Optional<String> versionOf(String name) {
		Pack pack = packs.get(name);
		return pack == null ? Optional.empty() : Optional.ofNullable(pack.version());
	}

	/** The names of all packs there are. */
	public SequencedSet<String> all() {
		return new LinkedHashSet<>(packs.keySet());
	}

	/** The packs visible from a pack: itself, the nearest requirements first, the core library last. */
	public SequencedSet<String> from(String pack) {
		return from(new Viewpoint(pack, "", false));
	}

	/** The packs visible from files of a pack that count beside another one: the same, and that with all that it requires. */
	public SequencedSet<String> from(Viewpoint viewpoint) {
		String pack = viewpoint.pack();
		var visible = new LinkedHashSet<String>();
		var open = new ArrayDeque<String>(List.of(pack));
		if (!viewpoint.companion().isEmpty()) {
			open.add(viewpoint.companion());
		}
		while (!open.isEmpty()) {
			String next = open.removeFirst();
			if (visible.add(next)) {
				find(next).ifPresent(found -> open.addAll(found.requirements()));
			}
		}
		if (!pack.equals(CoreLibrary.PACK)) {
			visible.remove(CoreLibrary.PACK);
		}
		visible.add(CoreLibrary.PACK);
		return visible;
	}

	/** The head of a file in the index; empty for files that are too broken to have one. */
	public static Optional<IEObjectDescription> headOf(IResourceDescription file) {
		var heads = file.getExportedObjectsByType(HullPackage.Literals.PACK_CLAUSE).iterator();
		return heads.hasNext() ? Optional.of(heads.next()) : Optional.empty();
	}

	/** The name of the pack that a file says it belongs to. */
	public static Optional<String> packOf(IResourceDescription file) {
		return headOf(file).map(head -> head.getName().toString());
	}

	/** The optional dependency of a file, the pack without which it is left out; empty for files that always count. */
	public static Optional<String> companionOf(IResourceDescription file) {
		return headOf(file).map(head -> head.getUserData(HullIndexing.COMPANION));
	}

	/** Whether a file counts where some packs are there. */
	static boolean counts(IResourceDescription file, Set<String> present) {
		return companionOf(file).map(present::contains).orElse(true);
	}

	/** Whether a file is seen from others, as far as their packs see each other: tests are seen by those of their own pack alone. */
	static boolean isSeenFrom(Viewpoint viewpoint, IResourceDescription file) {
		return !holdsTests(file) || viewpoint.tests() && packOf(file).filter(viewpoint.pack()::equals).isPresent();
	}

	/** Whether a file is one of {@linkplain TestFiles tests}. */
	public static boolean holdsTests(IResourceDescription file) {
		return headOf(file).filter(head -> head.getUserData(HullIndexing.TESTS) != null).isPresent();
	}

	private void add(IEObjectDescription head) {
		String name = head.getName().toString();
		String version = head.getUserData(HullIndexing.VERSION);
		if (version == null) {
			packs.putIfAbsent(name, new Pack(name, null, List.of(), Map.of()));
			return;
		}
		Pack known = packs.get(name);
		if (known == null || known.version() == null) {
			packs.put(name, new Pack(name, version, parts(head.getUserData(HullIndexing.REQUIRES)), reports(head)));
		}
	}

	private static Map<String, ReportLevel> reports(IEObjectDescription head) {
		var reports = new LinkedHashMap<String, ReportLevel>();
		for (String report : parts(head.getUserData(HullIndexing.REPORTS))) {
			String[] codeAndLevel = report.split("=");
			reports.put(codeAndLevel[0], ReportLevel.getByName(codeAndLevel[1]));
		}
		return reports;
	}

	private static List<String> parts(@Nullable String joined) {
		return joined == null || joined.isEmpty() ? List.of() : List.of(joined.split(","));
	}
}
