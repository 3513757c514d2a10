package org.hullwright.cli.pack;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.cli.ContentProblem;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.Compiler;
import org.hullwright.engine.lower.LoweringException;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;
import org.hullwright.export.source.TextLocator;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.SourceText;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.texts.PackTexts;
import org.hullwright.model.texts.Translations;

/** A pack that was loaded from a folder. Checked and compiled only when asked, and then only once. */
public final class OpenPack {

	/** Expansions up to which each is compiled without all others. */
	private static final int MOST_ALONE = 40;

	private static final String CANNOT_PLAY = "CANNOT_BE_PLAYED";

	private final Path folder;
	private final LoadedPack pack;
	private final PackChecker checker;
	private final Compiler compiler;
	private final Translations translations;
	private final Map<Set<String>, World> worlds = new HashMap<>();
	private final Map<Set<String>, Program> programs = new HashMap<>();
	private @Nullable List<Problem> problems;

	OpenPack(Path folder, LoadedPack pack, PackChecker checker) {
		this(folder, pack, checker, Translations.NONE);
	}

	private OpenPack(Path folder, LoadedPack pack, PackChecker checker, Translations translations) {
		this.translations = translations;
		this.folder = folder;
		this.pack = pack;
		this.checker = checker;
		this.compiler = new Compiler(new TextLocator(new SourceText(pack)));
	}

	/** The name of the pack. */
	public String name() {
		return pack.name();
	}

	/** Where it lies, as the user wrote it. */
	public Path folder() {
		return folder;
	}

	/** The pack as it was loaded. */
	public LoadedPack loaded() {
		return pack;
	}

	/** Whether it changes a game that a pack it requires brings, and brings none itself. */
	public boolean isAddition() {
		return pack.ownGame().isEmpty();
	}

	/** Names of its own expansions. */
	public List<String> ownExpansions() {
		return Compiler.expansionsIn(pack.ownFiles());
	}

	/**
	 * The game that it changes, as the packs that it requires leave it.
	 *
	 * @throws ContentProblem when the pack has errors
	 */
	public World worldOfBase() {
		refuseErrors();
		return compiler.compile(pack.requiredFiles(), Set.of(), translations);
	}

	/** Names of all expansions that can be switched on. */
	public List<String> expansions() {
		return Compiler.expansionsIn(pack.files());
	}

	/** What people read for each of these names, in the same order. */
	public SequencedMap<String, String> expansionTitles() {
		return Compiler.titlesOfExpansionsIn(pack.files());
	}

	/**
	 * The same pack, whose games speak a language.
	 *
	 * @throws ContentProblem when it is not translated into that language
	 */
	public OpenPack speaking(String language) {
		List<String> languages = Translations.languagesIn(pack.files());
		if (!languages.contains(language)) {
			throw new ContentProblem(name() + " has no translation into " + language
					+ (languages.isEmpty() ? "" : "; there " + (languages.size() == 1 ? "is " : "are ") + String.join(", ", languages)));
		}
		return new OpenPack(folder, pack, checker, Translations.into(language, pack.files()));
	}

	/**
	 * What the pack and those it requires say to people that is not translated into a language yet, in the order of the files. A file that
	 * is only begun says nothing: it may be the one into which this is about to be written.
	 */
	public List<String> untranslated(String language) {
		Translations known = Translations.into(language, pack.files());
		List<HullFile> written = pack.files().stream()
				.filter(file -> file.getPack() != null && !CoreLibrary.PACK.equals(file.getPack().getName())).toList();
		return PackTexts.of(written).stream().filter(text -> !known.has(text)).toList();
	}

	/**
	 * All that is wrong: what checks find, and when that leaves no error, what only shows when the pack is compiled, alone and with each of
	 * its expansions; of very many expansions as many as possible together, so that it takes no longer than with few.
	 */
	public List<Problem> problems() {
		List<Problem> known = problems;
		if (known == null) {
			known = new ArrayList<>(checker.check(pack).stream().map(this::problem).toList());
			problems = known;
			if (known.stream().noneMatch(Problem::isError)) {
				tryToCompile(known);
			}
		}
		return known;
	}

	private void tryToCompile(List<Problem> found) {
		tryToCompile(Set.of(), found);
		if (expansions().size() <= MOST_ALONE) {
			expansions().forEach(expansion -> tryToCompile(new LinkedHashSet<>(Compiler.neededBy(expansion, pack.files())), found));
		} else if (found.stream().noneMatch(Problem::isError)) {
			Compiler.everyExpansionOf(pack.files()).forEach(expansions -> tryToCompile(expansions, found));
		}
	}

	private void tryToCompile(Set<String> expansions, List<Problem> found) {
		try {
			world(expansions);
		} catch (LoweringException refused) {
			Place place = refused.place();
			Problem problem = errorOfRequired()
					.orElseGet(() -> new Problem(fileOf(place), Math.max(1, place.line()), Math.max(1, place.column()),
							Problem.Severity.ERROR, refused.getMessage(), CANNOT_PLAY));
			if (!found.contains(problem)) {
				found.add(problem);
			}
		}
	}

	/** What cannot be compiled although nothing is wrong with the pack itself may be due to one that it requires; then that is told. */
	private Optional<Problem> errorOfRequired() {
		return pack.required().stream()
				.flatMap(file -> checker.check(file).stream().filter(issue -> issue.getSeverity() == Severity.ERROR).limit(1)
						.map(issue -> requiredWithError(PackContext.packOf(file), problem(issue))))
				.findFirst();
	}

	/** Told where the pack is required; for one that others require, at the head of the pack. */
	private Problem requiredWithError(String required, Problem error) {
		PackClause manifest = pack.ownFiles().stream().map(HullFile::getPack).filter(head -> head != null && head.isManifest()).findFirst()
				.orElseGet(() -> pack.ownFiles().getFirst().getPack());
		EObject place = manifest.getRequirements().stream().filter(requirement -> required.equals(requirement.getPack()))
				.map(EObject.class::cast)
				.findFirst().orElse(manifest);
		Place at = new TextLocator(new SourceText(pack)).placeOf(place);
		return new Problem(fileOf(at), Math.max(1, at.line()), Math.max(1, at.column()), Problem.Severity.ERROR,
				"The pack " + required + ", which this needs, has errors, so " + name() + " cannot be played: " + error, CANNOT_PLAY);
	}

	/**
	 * What is wrong with the pack while some expansions are on.
	 *
	 * @throws ContentProblem when there is no such expansion, or they cannot be on together
	 */
	public List<Problem> problems(Set<String> expansions) {
		List<Problem> found = problems();
		if (found.stream().noneMatch(Problem::isError)) {
			tryToCompile(expansions, found);
		}
		return found;
	}

	/**
	 * The program with some expansions on.
	 *
	 * @throws ContentProblem when the pack has errors, with all of them, or there is no such expansion
	 */
	public Program program(Set<String> expansions) {
		refuseErrors();
		return programs.computeIfAbsent(expansions, on -> Planner.plan(world(on)));
	}

	/** The same program, whose games also tell which procedures, steps and effects they go through. */
	public Program tracedProgram(Set<String> expansions) {
		refuseErrors();
		return Planner.traced(world(expansions));
	}

	/** The same program, whose games can be looked into at every sentence. */
	public Program probedProgram(Set<String> expansions) {
		refuseErrors();
		return Planner.probed(world(expansions));
	}

	/**
	 * Refuses a pack that only helps others to be played.
	 *
	 * @throws ContentProblem when there is no round that could be played, or the pack has errors
	 */
	public void refuseWithoutGame() {
		if (program(Set.of()).world().game().phases().isEmpty()) {
			throw new ContentProblem(
					name() + " has no game to play: neither it nor a pack it requires says `game NAME { ... }` with a round");
		}
	}

	/** Whether a place is in a file of this pack, and not of one that it requires. */
	public boolean isOwn(Place place) {
		URI uri = URI.createURI(place.uri());
		return uri.isFile() && Path.of(uri.toFileString()).startsWith(pack.folder());
	}

	private void refuseErrors() {
		List<Problem> errors = problems().stream().filter(Problem::isError).toList();
		if (!errors.isEmpty()) {
			throw new ContentProblem(errors.stream().map(Problem::toString).collect(Collectors.joining(System.lineSeparator())));
		}
	}

	private World world(Set<String> expansions) {
		World known = worlds.get(expansions);
		if (known == null) {
			try {
				known = compiler.compile(pack.files(), expansions, translations);
			} catch (IllegalArgumentException wrong) {
				throw new ContentProblem(wrong.getMessage() + (expansions().isEmpty()
						? "; " + name() + " has none"
						: "; " + name() + " has " + String.join(", ", expansions())));
			}
			worlds.put(expansions, known);
		}
		return known;
	}

	private Problem problem(Issue issue) {
		Problem.Severity severity = switch (issue.getSeverity()) {
			case ERROR -> Problem.Severity.ERROR;
			case WARNING -> Problem.Severity.WARNING;
			case INFO, IGNORE -> Problem.Severity.INFO;
		};
		int line = issue.getLineNumber() == null ? 1 : issue.getLineNumber();
		int column = issue.getColumn() == null ? 1 : issue.getColumn();
		String code = issue.getCode() == null ? "" : issue.getCode();
		return new Problem(shown(issue.getUriToProblem()), line, column, severity, issue.getMessage(),
				code.substring(code.lastIndexOf('.') + 1));
	}

	/** A place as the user can open it. */
	public String shown(Place place) {
		return place.line() == 0 ? place.toString() : fileOf(place) + ":" + place.line() + ":" + place.column();
	}

	/** The file of a place as the user can open it. */
	public String fileOf(Place place) {
		return place.line() == 0 ? folder.toString() : shown(URI.createURI(place.uri()));
	}

	/** A file as the user can open it: by the folder as it was written. */
	private String shown(URI uri) {
		if (uri == null || !uri.isFile()) {
			return uri == null ? folder.toString() : uri.lastSegment();
		}
		return shown(Path.of(uri.trimFragment().toFileString()));
	}

	/** A file as the user can open it, by its whole path. */
	public String shown(Path file) {
		return file.startsWith(pack.folder()) ? folder.resolve(pack.folder().relativize(file)).toString() : file.toString();
	}
}
