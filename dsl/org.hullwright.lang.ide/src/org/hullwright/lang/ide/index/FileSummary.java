package org.hullwright.lang.ide.index;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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

	private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private final URI address;
	private final String text;
	private final List<IEObjectDescription> declared;
	private final FileNames names;
	private final Signatures signatures;
	private final FileUses uses;
	private final FileCalls calls;
	private volatile @Nullable Set<String> words;

	FileSummary(URI address, String text, List<IEObjectDescription> declared, Signatures signatures, FileUses uses,
			Predicate<String> isKeyword) {
		this.address = address;
		this.text = text;
		this.declared = List.copyOf(declared);
		this.names = new FileNames(this.declared);
		this.signatures = signatures;
		this.uses = uses;
		this.calls = new FileCalls(text, this.declared, isKeyword);
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

	/**
	 * The names that others have to look up again: those that mean something else, or all when something stands at another place of the
	 * model.
	 */
	Set<String> namesNotAsIn(FileSummary before) {
		if (addresses().equals(before.addresses())) {
			return signatures.changedSince(before.signatures);
		}
		var all = new HashSet<>(signatures.byName().keySet());
		all.addAll(before.signatures.byName().keySet());
		return all;
	}

	private List<URI> addresses() {
		return declared.stream().map(IEObjectDescription::getEObjectURI).toList();
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
