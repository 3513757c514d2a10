package org.hullwright.model.series;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Component;
import org.hullwright.model.Declaration;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.NumberQuery;
import org.hullwright.model.Query;
import org.hullwright.model.Queryable;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.EnumerationWords;
import org.hullwright.model.types.FileUniverse;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Locals;

/**
 * The components that series stand for. A series goes through numbers, words of enumerations or components of kinds, and has a member for
 * each way to take one of each, the last one changing first. Series themselves are no components of a kind that another one goes through.
 */
public final class Series {

	/** How many members the series of a pack may have. */
	public static final int MOST = 20_000;

	private static final int CHARACTERS_OF_A_PART = 8;

	private final Collection<HullFile> files;
	private final Kinds kinds;
	private final EnumerationWords words;
	private final MemberMaker maker;
	private final Map<Kind, List<Component>> componentsOfKinds = new ConcurrentHashMap<>();

	/** @param files all that can be gone through, those of required packs first */
	public Series(Collection<HullFile> files) {
		this.files = files;
		FileUniverse universe = new FileUniverse(files);
		this.kinds = new Kinds(universe);
		this.words = new EnumerationWords(universe);
		this.maker = new MemberMaker(kinds, new Locals(kinds));
	}

	/** Whether a declaration stands for many components. */
	public static boolean isSeries(Component component) {
		return !component.getVariations().isEmpty() && !Member.isMember(component);
	}

	/** All components that files declare, each series replaced by its members. */
	public List<Component> componentsIn(Collection<HullFile> some) {
		return some.stream().flatMap(file -> file.getDeclarations().stream()).flatMap(this::components).toList();
	}

	/** The component itself, or the members of a series. */
	public List<Component> componentsOf(Component declared) {
		return isSeries(declared) ? membersOf(declared) : List.of(declared);
	}

	/** How many members a series has; {@link #MOST} and one more when that is too many. */
	public int sizeOf(Component series) {
		long size = 1;
		for (Query variation : series.getVariations()) {
			size = Math.min(size * numberOfValues(variation), MOST + 1L);
		}
		return (int) size;
	}

	/** How much is copied for each member: objects, and characters of what it is called. */
	long partsOf(Component series) {
		long parts = 1;
		for (TreeIterator<EObject> inside = series.eAllContents(); inside.hasNext(); inside.next()) {
			parts++;
		}
		String title = series.getTitle() == null ? "" : series.getTitle();
		long gaps = title.chars().filter(letter -> letter == '{').count() + series.getVariations().size();
		long longest = series.getVariations().stream().filter(variation -> !(variation instanceof NumberQuery))
				.flatMap(variation -> things(variation.getSubject()).stream()).mapToInt(thing -> Member.titleOf(thing).length()).max()
				.orElse(0);
		return parts + (title.length() + gaps * longest) / CHARACTERS_OF_A_PART;
	}

	/**
	 * The members, always the same objects as long as the series goes through the same things.
	 *
	 * @throws IllegalArgumentException when it is not within limits by itself
	 */
	public List<Component> membersOf(Component series) {
		if (!new SeriesBudget(this).take(series)) {
			throw new IllegalArgumentException("the series makes too much");
		}
		synchronized (series) {
			List<List<Object>> values = series.getVariations().stream().map(this::valuesOf).toList();
			if (series.getMade() instanceof Members made && made.values().equals(values)) {
				return made.members();
			}
			List<Component> members = combinations(values).stream().map(chosen -> maker.make(series, chosen)).toList();
			series.setMade(new Members(values, members));
			return members;
		}
	}

	/**
	 * What was made.
	 *
	 * @param values that each variation goes through
	 */
	private record Members(List<List<Object>> values, List<Component> members) {}

	private Stream<Component> components(Declaration declaration) {
		return declaration instanceof Component component ? componentsOf(component).stream() : Stream.empty();
	}

	private long numberOfValues(Query variation) {
		if (variation instanceof NumberQuery numbers) {
			OptionalInt lower = Constants.numberOf(numbers.getLower());
			OptionalInt upper = Constants.numberOf(numbers.getUpper());
			return lower.isEmpty() || upper.isEmpty() ? 0 : Math.max(0, (long) upper.getAsInt() - lower.getAsInt() + 1);
		}
		return things(variation.getSubject()).size();
	}

	/** Numbers, words or components. */
	private List<Object> valuesOf(Query variation) {
		if (variation instanceof NumberQuery numbers) {
			OptionalInt lower = Constants.numberOf(numbers.getLower());
			OptionalInt upper = Constants.numberOf(numbers.getUpper());
			return lower.isEmpty() || upper.isEmpty()
					? List.of()
					: IntStream.rangeClosed(lower.getAsInt(), upper.getAsInt()).<Object>mapToObj(Integer::valueOf).toList();
		}
		return List.copyOf(things(variation.getSubject()));
	}

	private List<? extends Queryable> things(@Nullable Queryable subject) {
		return switch (subject) {
			case null -> List.of();
			case Queryable broken when broken.eIsProxy() -> List.of();
			case Enumeration enumeration -> words.of(enumeration);
			case EnumerationLiteral word -> List.of(word);
			case Component component -> List.of(component);
			case Kind kind -> componentsOfKinds.computeIfAbsent(kind, this::componentsOf);
			default -> List.of();
		};
	}

	/** Looked up once for each kind, as thousands of series may go through it. */
	private List<Component> componentsOf(Kind kind) {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Component.class::isInstance)
				.map(Component.class::cast).filter(component -> component.getName() != null && !isSeries(component))
				.filter(component -> kinds.of(component).filter(own -> kinds.isA(own, kind)).isPresent()).toList();
	}

	private static List<List<Object>> combinations(List<List<Object>> values) {
		List<List<Object>> combinations = List.of(List.of());
		for (List<Object> further : values) {
			List<List<Object>> longer = new ArrayList<>();
			for (List<Object> begun : combinations) {
				further.forEach(value -> longer.add(Stream.concat(begun.stream(), Stream.of(value)).toList()));
			}
			combinations = longer;
		}
		return combinations;
	}
}
