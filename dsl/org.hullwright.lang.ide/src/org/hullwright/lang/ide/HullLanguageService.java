package org.hullwright.lang.ide;

import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

import org.eclipse.xtext.util.CancelIndicator;
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
import org.hullwright.lang.rulestext.CardFace;

/**
 * All that an editor asks about Hull. The workbench calls it in the same process, a language server speaks for it to other editors; both
 * get the same answers.
 *
 * <p>Documents are files of packs, named by their {@code file:} addresses. What was last said of an open document counts instead of what is on
 * disk, for every question. A document that belongs to no known pack is treated as a pack of its own folder.
 *
 * <p>Every method may be called from any thread and may take a while, so none belongs on the thread of a window. A question about a document
 * does not wait for the check of a whole pack. Who loses interest says so through the indicator and gets
 * {@link java.util.concurrent.CancellationException}. Offsets outside of a text have empty answers.
 */
public interface HullLanguageService {

	/** The address of the core library, which is in no folder. Its text is had from {@link #text}. */
	URI LIBRARY = URI.create("hull:/library/core.hull");

	/** Says which folders are packs; they see each other when one requires another. Replaces what was said before. */
	void setPacks(Collection<Path> folders);

	/** Says what is in a document now: it was opened, or changed. Yields the version of the text, larger than any before. */
	long setText(URI document, String text);

	/** The version of the present text of a document; 0 when it is not open. */
	long version(URI document);

	/** Says that a document is not open any more; from now on the file counts. */
	void close(URI document);

	/** Says that files, or some in these folders, appeared, went or changed on disk. */
	void changedOnDisk(Collection<Path> files);

	/** The packs whose problems may be others after files of the given packs have changed: those, and all that require them. */
	List<Path> affectedBy(Collection<Path> packs);

	/** The present text of a document, open or not; empty text when it cannot be read. */
	String text(URI document);

	/** What is wrong with a document, in the order of the text. */
	List<Problem> problems(URI document, CancelIndicator cancelled);

	/** What is wrong with a pack: an entry for every file of it, also for those that are fine. */
	Map<URI, List<Problem>> check(Path pack, CancelIndicator cancelled);

	/**
	 * Checks packs, as many at once as the machine has processors.
	 *
	 * @param told what is wrong with each pack, as soon as it is known; on the thread of the caller, one after the other, in no certain order
	 */
	void check(Collection<Path> packs, BiConsumer<Path, Map<URI, List<Problem>>> told, CancelIndicator cancelled);

	/** Whether a way to mend problems of this code is known, though perhaps not for each of them. */
	boolean isFixable(String code);

	/** What mends the problems that touch a stretch of a document, problem by problem, the best way for each first. Changes nothing itself. */
	List<Fix> fixes(URI document, TextRange stretch, CancelIndicator cancelled);

	/**
	 * What mends all problems of a code at once, as far as that keeps the meaning; empty when there are fewer than two.
	 *
	 * @param everywhere in all files of the pack, else in the document alone
	 */
	Optional<Fix> fixAll(URI document, String code, boolean everywhere, CancelIndicator cancelled);

	/** What could be written at a place, best first. */
	List<Proposal> proposals(URI document, int offset, CancelIndicator cancelled);

	/** The words and sentences of the language, which are the same in every text. */
	Vocabulary vocabulary();

	/** What is known about the word at a place. */
	Optional<Explained> explain(URI document, int offset, CancelIndicator cancelled);

	/**
	 * What is printed on the component that a place belongs to.
	 *
	 * @param language that the pack is translated into; any other, as empty text, for the language it is written in
	 */
	Optional<CardFace> card(URI document, int offset, String language, CancelIndicator cancelled);

	/** What the word at a place means. */
	Optional<Link> definition(URI document, int offset, CancelIndicator cancelled);

	/** Every place, in all packs, that means what the word at a place means; its declaration included, first. */
	List<Place> references(URI document, int offset, CancelIndicator cancelled);

	/** Where the type of the word at a place is declared. */
	Optional<Link> typeDefinition(URI document, int offset, CancelIndicator cancelled);

	/**
	 * The places that put something in the place of what the word at a place means, change it, or fill it with life: what expansions override,
	 * kinds below a kind, components of it, what components do for an effect.
	 */
	List<Place> implementations(URI document, int offset, CancelIndicator cancelled);

	/** The places in the same document that mean what the word at a place means, in the order of the text. */
	List<Occurrence> occurrences(URI document, int offset, CancelIndicator cancelled);

	/** The declarations of all packs whose names have these letters, those that begin with them first, then those whose words do; some hundreds at most. */
	List<Symbol> symbols(String letters, CancelIndicator cancelled);

	/** The declarations of a document. */
	List<OutlineEntry> outline(URI document, CancelIndicator cancelled);

	/** The declarations of a text that is no document, such as an earlier version of one. */
	List<OutlineEntry> outlineOf(String text);

	/** What the call around a caret wants. */
	Optional<Signature> signature(URI document, int caret, CancelIndicator cancelled);

	/** The procedure, phase or effect that the word at a place means. */
	Optional<CallItem> callItem(URI document, int offset, CancelIndicator cancelled);

	/** Who performs what the word at a place means, in all packs. */
	List<Call> callers(URI document, int offset, CancelIndicator cancelled);

	/** What the declaration around a place performs. */
	List<Call> called(URI document, int offset, CancelIndicator cancelled);

	/** What the packs have to do with the declarations of a document, as of the last {@link #check} of each pack. */
	List<Lens> lenses(URI document, CancelIndicator cancelled);

	/** Numbers that are good to see in a document though they are not written, in the order of the text: how many cards lie in a deck. */
	List<Hint> hints(URI document, CancelIndicator cancelled);

	/** Whether what is named at a place can get another name, and why not; empty when nothing is named there. */
	Optional<Renamable> renamable(URI document, int offset, CancelIndicator cancelled);

	/** What gives another name to what is named at a place, in all packs. Changes nothing itself. */
	Rewriting rename(URI document, int offset, String name, CancelIndicator cancelled);

	/** What could be said otherwise at a selection of a document, with names and files that are free. */
	List<Refactoring> refactorings(URI document, TextRange selection, CancelIndicator cancelled);

	/** What says something otherwise that means the same, or why that cannot be done. Changes nothing itself. */
	Rewriting refactor(URI document, Refactoring wish, CancelIndicator cancelled);

	/** The parts of a document around a place, each within the next. */
	List<TextRange> selections(URI document, int offset, CancelIndicator cancelled);

	/** Words that lead somewhere though they name no declaration: the packs that a manifest requires. */
	List<Link> links(URI document, CancelIndicator cancelled);

	/** What can be folded: blocks and comments that go over several lines. */
	List<TextRange> foldings(URI document, CancelIndicator cancelled);

	/** What the names of a document stand for, in the order of the text. */
	List<Coloured> colours(URI document, CancelIndicator cancelled);

	/** What tidies a stretch of a document; nothing when its text cannot be read. */
	List<TextChange> format(URI document, TextRange range, CancelIndicator cancelled);

	/** The sorts of things that can be added to the pack of a document, those that every author knows first. */
	List<Creatable> creatables(URI document, CancelIndicator cancelled);

	/** What can be said about a new element of the pack of a document; empty when nothing begins with the word. */
	Optional<ElementForm> form(URI document, String word, CancelIndicator cancelled);

	/** A new element as it would be written into the pack of a document; empty when there is no such sort. Changes nothing itself. */
	Optional<Draft> draft(URI document, NewElement wanted, CancelIndicator cancelled);
}
