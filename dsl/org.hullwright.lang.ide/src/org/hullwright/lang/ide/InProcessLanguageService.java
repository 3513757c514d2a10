package org.hullwright.lang.ide;

import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.answer.Call;
import org.hullwright.lang.ide.answer.CallItem;
import org.hullwright.lang.ide.answer.Coloured;
import org.hullwright.lang.ide.answer.Creatable;
import org.hullwright.lang.ide.answer.Draft;
import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.Explained;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.Hint;
import org.hullwright.lang.ide.answer.Lens;
import org.hullwright.lang.ide.answer.Link;
import org.hullwright.lang.ide.answer.NewElement;
import org.hullwright.lang.ide.answer.Occurrence;
import org.hullwright.lang.ide.answer.OutlineEntry;
import org.hullwright.lang.ide.answer.Place;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.Renamable;
import org.hullwright.lang.ide.answer.Rewriting;
import org.hullwright.lang.ide.answer.Signature;
import org.hullwright.lang.ide.answer.Symbol;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.answer.Vocabulary;
import org.hullwright.lang.ide.build.AtOnce;
import org.hullwright.lang.ide.build.PackBuild;
import org.hullwright.lang.ide.calls.CallFinder;
import org.hullwright.lang.ide.colour.ColourFinder;
import org.hullwright.lang.ide.completion.ProposalFinder;
import org.hullwright.lang.ide.completion.VocabularyReader;
import org.hullwright.lang.ide.drafting.Drafter;
import org.hullwright.lang.ide.fixes.FixFinder;
import org.hullwright.lang.ide.folding.FoldingFinder;
import org.hullwright.lang.ide.formatting.Tidying;
import org.hullwright.lang.ide.hints.CardCounter;
import org.hullwright.lang.ide.hover.Explainer;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.lens.LensFinder;
import org.hullwright.lang.ide.links.RequirementLinks;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.ide.navigation.ReferenceFinder;
import org.hullwright.lang.ide.navigation.ReferenceFinder.Wanted;
import org.hullwright.lang.ide.navigation.TypeFinder;
import org.hullwright.lang.ide.outline.OutlineBuilder;
import org.hullwright.lang.ide.outline.TextOutliner;
import org.hullwright.lang.ide.problem.ProblemFinder;
import org.hullwright.lang.ide.refactoring.Refactorer;
import org.hullwright.lang.ide.rename.Renamer;
import org.hullwright.lang.ide.selection.SelectionFinder;
import org.hullwright.lang.ide.signature.SignatureFinder;
import org.hullwright.lang.ide.symbols.SymbolFinder;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.ide.workspace.PackWorkspace;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;

import com.google.inject.Inject;
import com.google.inject.Singleton;

/** Answers from packs in memory. Every question is asked of the workspace, with the feature that knows the answer. */
@Singleton
class InProcessLanguageService implements HullLanguageService {

	private final PackWorkspace workspace;
	private final PackBuild build;
	private final ProblemFinder problems;
	private final FixFinder fixes;
	private final ProposalFinder proposals;
	private final VocabularyReader vocabulary;
	private final Explainer explainer;
	private final CardWriter cardWriter;
	private final Declarations declarations;
	private final ReferenceFinder references;
	private final SymbolFinder symbols;
	private final OutlineBuilder outlines;
	private final TextOutliner textOutlines;
	private final FoldingFinder foldings;
	private final ColourFinder colours;
	private final Tidying tidying;
	private final CallFinder calls;
	private final CardCounter cards;
	private final LensFinder lenses;
	private final RequirementLinks links;
	private final TypeFinder types;
	private final Renamer renamer;
	private final Refactorer refactorer;
	private final SelectionFinder selections;
	private final SignatureFinder signatures;
	private final Drafter drafter;
	private final OperationCanceledManager cancellation;

	@Inject
	InProcessLanguageService(PackWorkspace workspace, PackBuild build, ProblemFinder problems, FixFinder fixes, ProposalFinder proposals, VocabularyReader vocabulary, Explainer explainer, CardWriter cardWriter,
			Declarations declarations, ReferenceFinder references, SymbolFinder symbols, OutlineBuilder outlines, TextOutliner textOutlines,
			FoldingFinder foldings, ColourFinder colours, Tidying tidying,
			CallFinder calls, CardCounter cards, LensFinder lenses, RequirementLinks links,
			TypeFinder types, Renamer renamer, Refactorer refactorer, SelectionFinder selections, SignatureFinder signatures, Drafter drafter,
			OperationCanceledManager cancellation) {
		this.workspace = workspace;
		this.build = build;
		this.problems = problems;
		this.fixes = fixes;
		this.proposals = proposals;
		this.vocabulary = vocabulary;
		this.explainer = explainer;
		this.cardWriter = cardWriter;
		this.declarations = declarations;
		this.references = references;
		this.symbols = symbols;
		this.outlines = outlines;
		this.textOutlines = textOutlines;
		this.foldings = foldings;
		this.colours = colours;
		this.tidying = tidying;
		this.calls = calls;
		this.cards = cards;
		this.lenses = lenses;
		this.links = links;
		this.types = types;
		this.renamer = renamer;
		this.refactorer = refactorer;
		this.selections = selections;
		this.signatures = signatures;
		this.drafter = drafter;
		this.cancellation = cancellation;
	}

	@Override
	public void setPacks(Collection<Path> folders) {
		workspace.setPacks(folders);
	}

	@Override
	public long setText(URI document, String text) {
		return workspace.setText(document, text);
	}

	@Override
	public long version(URI document) {
		return workspace.version(document);
	}

	@Override
	public void close(URI document) {
		workspace.close(document);
	}

	@Override
	public void changedOnDisk(Collection<Path> files) {
		workspace.changedOnDisk(files);
	}

	@Override
	public List<Path> affectedBy(Collection<Path> packs) {
		var changed = packs.stream().map(pack -> pack.toAbsolutePath().normalize()).toList();
		return workspace.packs().stream()
				.filter(folder -> workspace.saved(folder, CancelIndicator.NullImpl).reachableFrom(folder).stream().anyMatch(changed::contains)).toList();
	}

	@Override
	public String text(URI document) {
		return workspace.text(document);
	}

	@Override
	public List<Problem> problems(URI document, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> problems.problems(file, cancelled)).map(found -> both(readingProblems(document, cancelled), found)).orElse(List.of());
	}

	@Override
	public Map<URI, List<Problem>> check(Path pack, CancelIndicator cancelled) {
		return unlessCancelled(cancelled, () -> {
			Path folder = pack.toAbsolutePath().normalize();
			Index saved = workspace.saved(folder, cancelled);
			Map<URI, List<Problem>> told = new LinkedHashMap<>();
			saved.pack(folder).ifPresent(known -> build.check(known, saved.visibleFrom(folder), cancelled)
					.forEach((address, found) -> told.put(Documents.of(address), found)));
			return told;
		});
	}

	@Override
	public void check(Collection<Path> packs, BiConsumer<Path, Map<URI, List<Problem>>> told, CancelIndicator cancelled) {
		AtOnce.each(packs, pack -> check(pack, cancelled), told);
	}

	@Override
	public boolean isFixable(String code) {
		return fixes.isFixable(code);
	}

	@Override
	public List<Fix> fixes(URI document, TextRange stretch, CancelIndicator cancelled) {
		return unlessCancelled(cancelled, () -> {
			Index index = workspace.everything(workspace.folderOf(document), cancelled);
			return ask(document, cancelled, file -> fixes.fixes(file, issues(file, document, index, cancelled), stretch, index)).orElse(List.of());
		});
	}

	@Override
	public Optional<Fix> fixAll(URI document, String code, boolean everywhere, CancelIndicator cancelled) {
		return unlessCancelled(cancelled, () -> {
			Path folder = workspace.folderOf(document);
			Index index = workspace.everything(folder, cancelled);
			Stream<URI> files = everywhere ? index.pack(folder).stream().flatMap(pack -> pack.files().stream()).map(file -> Documents.of(file.getURI())) : Stream.of(document);
			return FixFinder.together(files.flatMap(each -> ask(each, cancelled, file -> fixes.safe(file, issues(file, each, index, cancelled), code, index)).stream())
					.flatMap(List::stream).toList());
		});
	}

	private List<Issue> issues(XtextResource file, URI document, Index index, CancelIndicator cancelled) {
		return Stream.concat(index.pack(workspace.folderOf(document)).stream().flatMap(pack -> pack.issues().stream())
				.filter(issue -> Documents.isAt(issue.getUriToProblem(), document)), problems.issues(file, cancelled).stream()).toList();
	}

	@Override
	public List<Proposal> proposals(URI document, int offset, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> proposals.proposals(file, offset, cancelled)).orElse(List.of());
	}

	@Override
	public Vocabulary vocabulary() {
		return vocabulary.read();
	}

	@Override
	public Optional<Explained> explain(URI document, int offset, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> explainer.explain(file, offset)).flatMap(Function.identity());
	}

	@Override
	public Optional<CardFace> card(URI document, int offset, String language, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> cardWriter.writeAt(file, offset, language)).flatMap(Function.identity());
	}

	@Override
	public Optional<Link> definition(URI document, int offset, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> declarations.referredAt(file, offset)
				.map(meant -> new Link(meant.range(), declarations.placeOf(meant.target())))).flatMap(Function.identity());
	}

	@Override
	public List<Place> references(URI document, int offset, CancelIndicator cancelled) {
		return everywhere(document, offset, cancelled, (wanted, index) -> references.everywhere(wanted, index, cancelled));
	}

	@Override
	public Optional<Link> typeDefinition(URI document, int offset, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> types.typeAt(file, offset)).flatMap(Function.identity());
	}

	@Override
	public List<Place> implementations(URI document, int offset, CancelIndicator cancelled) {
		return everywhere(document, offset, cancelled, (wanted, index) -> references.implementations(wanted, index, cancelled));
	}

	@Override
	public List<Occurrence> occurrences(URI document, int offset, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> references.occurrences(file, offset)).orElse(List.of());
	}

	@Override
	public List<Symbol> symbols(String letters, CancelIndicator cancelled) {
		return unlessCancelled(cancelled, () -> workspace.packs().stream().findFirst()
				.map(any -> symbols.symbols(letters, workspace.everything(any, cancelled), cancelled)).orElse(List.of()));
	}

	@Override
	public List<OutlineEntry> outline(URI document, CancelIndicator cancelled) {
		return ask(document, cancelled, outlines::outline).orElse(List.of());
	}

	@Override
	public List<OutlineEntry> outlineOf(String text) {
		return textOutlines.outline(text);
	}

	@Override
	public Optional<Signature> signature(URI document, int caret, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> signatures.signatureAt(file, caret)).flatMap(Function.identity());
	}

	@Override
	public Optional<CallItem> callItem(URI document, int offset, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> calls.itemAt(file, offset)).flatMap(Function.identity());
	}

	@Override
	public List<Call> callers(URI document, int offset, CancelIndicator cancelled) {
		return everywhere(document, offset, cancelled, (wanted, index) -> calls.callers(wanted, index, cancelled));
	}

	@Override
	public List<Call> called(URI document, int offset, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> calls.called(file, offset)).orElse(List.of());
	}

	@Override
	public List<Lens> lenses(URI document, CancelIndicator cancelled) {
		return askInIndex(document, cancelled, (file, index) -> lenses.lenses(file, build.mentions(index))).orElse(List.of());
	}

	@Override
	public List<Hint> hints(URI document, CancelIndicator cancelled) {
		return ask(document, cancelled, cards::hints).orElse(List.of());
	}

	@Override
	public Optional<Renamable> renamable(URI document, int offset, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> renamer.renamable(file, offset)).flatMap(Function.identity());
	}

	@Override
	public Rewriting rename(URI document, int offset, String name, CancelIndicator cancelled) {
		String refusal = renamable(document, offset, cancelled).map(Renamable::refusal).orElse("Nothing is named here");
		return !refusal.isEmpty() ? new Rewriting.Refused(refusal) : ask(document, cancelled, file -> renamer.target(file, offset)).flatMap(Function.identity())
				.map(target -> unlessCancelled(cancelled, () -> renamer.rename(target, name, workspace.everything(workspace.folderOf(document), cancelled), cancelled)))
				.orElseThrow();
	}

	@Override
	public List<Refactoring> refactorings(URI document, TextRange selection, CancelIndicator cancelled) {
		Index index = unlessCancelled(cancelled, () -> workspace.everything(workspace.folderOf(document), cancelled));
		return ask(document, cancelled, file -> refactorer.possible(file, selection, index)).orElse(List.of());
	}

	@Override
	public Rewriting refactor(URI document, Refactoring wish, CancelIndicator cancelled) {
		Path folder = workspace.folderOf(document);
		Index index = unlessCancelled(cancelled, () -> workspace.everything(folder, cancelled));
		return ask(document, cancelled, file -> refactorer.refactor(file, folder, wish, index, cancelled)).orElseGet(() -> new Rewriting.Refused("There is no such file"));
	}

	@Override
	public List<TextRange> selections(URI document, int offset, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> selections.around(file, offset)).orElse(List.of());
	}

	@Override
	public List<Link> links(URI document, CancelIndicator cancelled) {
		return askInIndex(document, cancelled, links::links).orElse(List.of());
	}

	@Override
	public List<TextRange> foldings(URI document, CancelIndicator cancelled) {
		return ask(document, cancelled, foldings::foldings).orElse(List.of());
	}

	@Override
	public List<Coloured> colours(URI document, CancelIndicator cancelled) {
		return ask(document, cancelled, colours::colours).orElse(List.of());
	}

	@Override
	public List<TextChange> format(URI document, TextRange range, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> tidying.format(file, range)).orElse(List.of());
	}

	@Override
	public List<Creatable> creatables(URI document, CancelIndicator cancelled) {
		return ask(document, cancelled, drafter::creatables).orElse(List.of());
	}

	@Override
	public Optional<ElementForm> form(URI document, String word, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> drafter.form(word, file)).flatMap(Function.identity());
	}

	@Override
	public Optional<Draft> draft(URI document, NewElement wanted, CancelIndicator cancelled) {
		return ask(document, cancelled, file -> drafter.draft(wanted, file)).flatMap(Function.identity());
	}

	/** Asks about what the word at a place means, in all packs; nothing when it means nothing. */
	private <T> List<T> everywhere(URI document, int offset, CancelIndicator cancelled, BiFunction<Wanted, Index, List<T>> question) {
		return ask(document, cancelled, file -> references.wantedAt(file, offset)).flatMap(Function.identity())
				.map(wanted -> unlessCancelled(cancelled, () -> question.apply(wanted, workspace.everything(workspace.folderOf(document), cancelled)))).orElse(List.of());
	}

	private <T> Optional<T> ask(URI document, CancelIndicator cancelled, Function<XtextResource, T> question) {
		return askInIndex(document, cancelled, (file, index) -> question.apply(file));
	}

	/** Asks about a document and what there is around it. */
	private <T> Optional<T> askInIndex(URI document, CancelIndicator cancelled, BiFunction<XtextResource, Index, T> question) {
		return unlessCancelled(cancelled, () -> workspace.ask(document, cancelled, (file, index) -> {
			refuseIf(cancelled);
			return question.apply(file, index);
		}));
	}

	private List<Problem> readingProblems(URI document, CancelIndicator cancelled) {
		Path folder = workspace.folderOf(document);
		return workspace.present(folder, cancelled).pack(folder)
				.map(pack -> ProblemFinder.told(pack.issues().stream().filter(issue -> Documents.isAt(issue.getUriToProblem(), document)).toList())).orElse(List.of());
	}

	private static List<Problem> both(List<Problem> some, List<Problem> more) {
		return Stream.concat(some.stream(), more.stream()).toList();
	}

	/** Xtext has two ways to say that somebody lost interest; callers get to know one. */
	private <T> T unlessCancelled(CancelIndicator cancelled, Supplier<T> answer) {
		refuseIf(cancelled);
		try {
			T found = answer.get();
			refuseIf(cancelled);
			return found;
		} catch (RuntimeException | Error thrown) {
			if (cancellation.isOperationCanceledException(thrown)) {
				throw (CancellationException) new CancellationException().initCause(thrown);
			}
			throw thrown;
		}
	}

	private static void refuseIf(CancelIndicator cancelled) {
		if (cancelled.isCanceled()) {
			throw new CancellationException();
		}
	}
}
