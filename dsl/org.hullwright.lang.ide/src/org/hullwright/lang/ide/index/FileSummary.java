package org.hullwright.lang.ide.index;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.URI;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IReferenceDescription;
import org.eclipse.xtext.resource.impl.AbstractResourceDescription;
import org.hullwright.lang.index.FileNames;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.uses.FileUses;

/**
 * A text with what it declares. Refers to no model, never changes, and may be used by any thread: other files are linked against it, and
 * where the model itself is wanted it is made from the text, so that both are always of the same state.
 */
public final class FileSummary extends AbstractResourceDescription implements FileUses.Owner {

	private static final String PLACE = "//@declarations.";
	private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private final URI address;
	private final String text;
	private final List<IEObjectDescription> declared;
	private final FileNames names;
	private final Signatures signatures;
	private final FileUses uses;
	private final FileCalls calls;
	private final Map<String, Set<String>> addresses;
	private volatile @Nullable Set<String> words;

	/** @param addresses of the declarations of the file, as they hold when others come and go, by their places */
	FileSummary(URI address, String text, List<IEObjectDescription> declared, List<String> addresses, Signatures signatures, FileUses uses,
			Predicate<String> isKeyword) {
		this.address = address;
		this.text = text;
		this.declared = List.copyOf(declared);
		this.names = new FileNames(this.declared);
		this.signatures = signatures;
		this.uses = uses;
		this.calls = new FileCalls(text, this.declared, isKeyword);
		this.addresses = byName(this.declared, addresses);
		getLookUp(); // before any other thread sees this
	}

	@Override
	public URI getURI() {
		return address;
	}

	/** The whole text. */
	public String text() {
		return text;
	}

	/** What the file declares, by all the ways in which it can be written. */
	public FileNames names() {
		return names;
	}

	/** What the file declares, in the order of its text. */
	public List<IEObjectDescription> declared() {
		return declared;
	}

	/** What other files can notice of this one. */
	public Signatures signatures() {
		return signatures;
	}

	/** Its procedures, as they are found by words. */
	public FileCalls calls() {
		return calls;
	}

	@Override
	public FileUses uses() {
		return uses;
	}

	/** The name of the pack that the file says it belongs to; empty text when it says none. */
	public String pack() {
		return VisiblePacks.packOf(this).orElse("");
	}

	/** The packs that the file requires, when it is a manifest. */
	public List<String> requirements() {
		return VisiblePacks.headOf(this).flatMap(head -> Optional.ofNullable(head.getUserData(HullIndexing.REQUIRES)))
				.filter(required -> !required.isEmpty()).map(required -> List.of(required.split(","))).orElse(List.of());
	}

	/** By name: the addresses of what is called so. */
	private static Map<String, Set<String>> byName(List<IEObjectDescription> declared, List<String> addresses) {
		Map<String, Set<String>> byName = new HashMap<>();
		for (IEObjectDescription description : declared) {
			String fragment = description.getEObjectURI().fragment();
			int end = fragment.indexOf('/', PLACE.length());
			String place = end < 0 ? fragment : fragment.substring(0, end);
			String address = place.startsWith(PLACE)
					? addresses.get(Integer.parseInt(place.substring(PLACE.length()))) + fragment.substring(place.length())
					: fragment;
			byName.computeIfAbsent(description.getQualifiedName().getLastSegment(), any -> new HashSet<>()).add(address);
		}
		return byName;
	}

	/** The names that others have to look up again: those that mean something else, or what is called so stands elsewhere in the model. */
	Set<String> namesNotAsIn(FileSummary before) {
		var changed = new HashSet<>(signatures.changedSince(before.signatures));
		Stream.concat(addresses.keySet().stream(), before.addresses.keySet().stream())
				.filter(name -> !Objects.equals(addresses.get(name), before.addresses.get(name))).forEach(changed::add);
		return changed;
	}

	/** Whether any of these names is written in the text; without that, the file cannot depend on what bears them. */
	public boolean mentionsAny(Set<String> names) {
		Set<String> own = words();
		return names.size() < own.size() ? names.stream().anyMatch(own::contains) : own.stream().anyMatch(names::contains);
	}

	private Set<String> words() {
		Set<String> known = words;
		if (known == null) {
			known = WORD.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
			words = known;
		}
		return known;
	}

	@Override
	@NonNullByDefault({})
	protected List<IEObjectDescription> computeExportedObjects() {
		return declared;
	}

	/** None: what depends on what is told by {@link #mentionsAny}. */
	@Override
	@NonNullByDefault({})
	public Iterable<QualifiedName> getImportedNames() {
		return List.of();
	}

	/** None, for the same reason. */
	@Override
	@NonNullByDefault({})
	public Iterable<IReferenceDescription> getReferenceDescriptions() {
		return List.of();
	}
}
