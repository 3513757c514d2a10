package org.hullwright.packs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.service.OperationCanceledError;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.engine.lower.expansion.DeclaredExpansions;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.Scenario;

/** A pack that was loaded from a folder. Checked and compiled only when asked, and then only once. Not for several threads at once. */
public final class OpenedPack {

	/** Expansions up to which each is compiled without all others. */
	private static final int MOST_ALONE = 40;
	/** Characters that are compiled for that, of all files once for each expansion. */
	private static final long MOST_COMPILED_ALONE = 10_000_000;
	/** Refusals after which no other expansion is tried: the same mistake shows again and again. */
	private static final int MOST_REFUSALS = 5;

	/** What may be known to a game that the pack does not require. */
	private static final List<IssueCode> UNKNOWN = List.of(IssueCode.UNKNOWN_NAME, IssueCode.UNKNOWN_MEMBER);

	private final LoadedPack loaded;
	private final Function<Set<String>, LoadedPack> amongNeighbours;
	private final PackChecker checker;
	private final PackCompiler compiler;
	/** Null until it was checked. */
	private @Nullable List<PackProblem> checked;

	/**
	 * @param loaded the pack
	 * @param amongNeighbours loads it together with what lies beside it and has certain words
	 * @param checker tells what is wrong with it
	 */
	OpenedPack(LoadedPack loaded, Function<Set<String>, LoadedPack> amongNeighbours, PackChecker checker) {
		this.loaded = loaded;
		this.amongNeighbours = amongNeighbours;
		this.checker = checker;
		this.compiler = new PackCompiler(loaded);
	}

	/** The model. */
	public LoadedPack loaded() {
		return loaded;
	}

	/** What makes programs of it, once it is known to have no errors. */
	public PackCompiler compiler() {
		return compiler;
	}

	/**
	 * The expansions that are on unless somebody says otherwise: a pack with a game of its own is played as it is, one without is there for
	 * its changes. Of those that exclude each other only the first in the order of the files.
	 */
	public UsualExpansions usualExpansions() {
		Set<String> additions = compiler.isAddition()
				? compiler.expansions().compatible(new DeclaredExpansions(loaded.ownFiles()).names()).on()
				: Set.of();
		return new UsualExpansions(additions, loaded.files().stream().flatMap(file -> file.getDeclarations().stream())
				.filter(Scenario.class::isInstance).map(Scenario.class::cast).toList());
	}

	/**
	 * What the checks find: in the files as they are read first, then in the order of the text.
	 *
	 * @throws java.util.concurrent.CancellationException or what the platform has in its place, when cancelled
	 */
	public List<PackProblem> problems(CancelIndicator cancel) {
		List<PackProblem> known = checked;
		if (known == null) {
			known = check(cancel).stream().map(issue -> PackProblem.of(issue, loaded.folder())).toList();
			checked = known;
		}
		return known;
	}

	/** Those of what the checks find that keep the pack from being played. */
	public List<PackProblem> errors(CancelIndicator cancel) {
		return problems(cancel).stream().filter(PackProblem::isError).toList();
	}

	/** Whether the checks find an error in one of its files, the others not being looked at. */
	public boolean hasErrors(Path file) {
		Resource own = loaded.resources().getResource(URI.createFileURI(file.toString()), false);
		return checker.check(own).stream().anyMatch(issue -> issue.getSeverity() == Severity.ERROR);
	}

	/** Errors that the checks find in the files of a pack that this one requires. */
	public List<PackProblem> errorsOf(String required) {
		Function<LoadedPack, List<Issue>> check = pack -> pack.required().stream()
				.filter(file -> PackContext.packOf(file).equals(required)).flatMap(file -> checker.check(file).stream()).toList();
		return orAmongNeighbours(required, check).stream().filter(issue -> issue.getSeverity() == Severity.ERROR)
				.map(issue -> PackProblem.of(issue, loaded.folder())).toList();
	}

	private List<Issue> check(CancelIndicator cancel) {
		try {
			return orAmongNeighbours(loaded.name(), pack -> checker.check(pack, cancel));
		} catch (OperationCanceledError cancelled) {
			throw cancelled.getWrapped(); // of the two ways to say it, the one that jobs understand
		}
	}

	/**
	 * Checks once more with what lies beside, where a pack for several games has a name that means nothing: one of these games may have it,
	 * which the message then tells.
	 */
	private List<Issue> orAmongNeighbours(String pack, Function<LoadedPack, List<Issue>> check) {
		List<Issue> found = check.apply(loaded);
		Set<String> unknown = found.stream().flatMap(OpenedPack::unknownName).collect(Collectors.toSet());
		return !unknown.isEmpty() && PlayableGames.needsGame(pack, loaded.files()) ? check.apply(amongNeighbours.apply(unknown)) : found;
	}

	private static Stream<String> unknownName(Issue issue) {
		return UNKNOWN.stream().filter(code -> code.name().equals(issue.getCode()))
				.flatMap(code -> IssueData.told(code, issue.getData(), "name").stream());
	}

	/**
	 * What shows only when a pack that passes all checks is compiled: alone and with each of its expansions; of very many expansions as
	 * many as possible together, so that it takes no longer than with few.
	 */
	public List<PackProblem> refusals() {
		List<PackProblem> found = new ArrayList<>(refusals(Set.of()));
		Stream<Set<String>> sets = Stream.empty();
		int expansions = compiler.expansions().names().size();
		if (expansions <= MOST_ALONE && expansions * characters() <= MOST_COMPILED_ALONE) {
			sets = compiler.expansions().names().stream().map(expansion -> new LinkedHashSet<>(compiler.expansions().neededBy(expansion)));
		} else if (found.isEmpty()) {
			sets = compiler.expansions().together().stream();
		}
		sets.takeWhile(on -> found.size() < MOST_REFUSALS).forEach(on -> found.addAll(refusals(on)));
		return found.stream().distinct().toList();
	}

	private long characters() {
		return Stream.concat(loaded.ownFiles().stream(), loaded.requiredFiles().stream()).map(HullFile::eResource)
				.filter(XtextResource.class::isInstance).map(XtextResource.class::cast).filter(file -> file.getParseResult() != null)
				.mapToLong(file -> file.getParseResult().getRootNode().getTotalLength()).sum();
	}

	/**
	 * The same with just some expansions on.
	 *
	 * @throws IllegalArgumentException when there is no expansion of a name, or they cannot be on together; says why
	 */
	public List<PackProblem> refusals(Set<String> expansions) {
		try {
			compiler.world(expansions);
			return List.of();
		} catch (LoweringException refused) {
			return List.of(errorOfRequired().orElseGet(() -> PackProblem.of(refused)));
		}
	}

	/** What cannot be compiled although nothing is wrong with the pack itself may be due to one that it requires; then that is told. */
	private Optional<PackProblem> errorOfRequired() {
		return loaded.required().stream()
				.flatMap(file -> checker.check(file).stream().filter(issue -> issue.getSeverity() == Severity.ERROR).limit(1)
						.map(issue -> requiredWithError(PackContext.packOf(file), PackProblem.of(issue, loaded.folder()))))
				.findFirst();
	}

	/** Told where the pack is required; for one that others require, at the head of the pack. */
	private PackProblem requiredWithError(String required, PackProblem error) {
		PackClause manifest = loaded.ownFiles().stream().map(HullFile::getPack).filter(head -> head != null && head.isManifest())
				.findFirst()
				.orElseGet(() -> loaded.ownFiles().getFirst().getPack());
		EObject place = manifest.getRequirements().stream().filter(requirement -> required.equals(requirement.getPack()))
				.map(EObject.class::cast).findFirst().orElse(manifest);
		Place at = error.place();
		return PackProblem.error("The pack " + required + ", which this needs, has errors, so " + loaded.name() + " cannot be played: "
				+ at.file() + ":" + at.line() + ":" + at.column() + ": error: " + error.message(), compiler.locator().placeOf(place));
	}

	/** Whether a place is in a file of the pack, and not of one that it requires. */
	public boolean isOwn(Place place) {
		URI uri = URI.createURI(place.uri());
		return uri.isFile() && Path.of(uri.toFileString()).startsWith(loaded.folder());
	}
}
