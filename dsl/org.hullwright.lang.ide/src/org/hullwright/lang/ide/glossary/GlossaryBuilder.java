package org.hullwright.lang.ide.glossary;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Glossary;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.index.FileCalls;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.ide.symbols.DeclaredPlace;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.VisiblePacks;

/** Makes glossaries from the index alone: no file is loaded. */
public class GlossaryBuilder {

	/** The glossaries of all packs that have procedures, in the order of their titles. */
	public List<Glossary> glossaries(Index index, CancelIndicator cancelled) {
		return index.packs().values().stream().takeWhile(pack -> !cancelled.isCanceled()).map(GlossaryBuilder::glossary)
				.filter(glossary -> !glossary.themes().isEmpty())
				.sorted(Comparator.comparing(Glossary::title, String.CASE_INSENSITIVE_ORDER)).toList();
	}

	private static Glossary glossary(PackSummary pack) {
		String title = pack.manifest().flatMap(VisiblePacks::headOf).map(head -> head.getUserData(HullIndexing.TITLE)).orElse(pack.name());
		return new Glossary(pack.name(), title, pack.files().stream().map(GlossaryBuilder::theme)
				.filter(theme -> !theme.entries().isEmpty())
				.sorted(Comparator.comparing(Glossary.Theme::title, String.CASE_INSENSITIVE_ORDER)).toList());
	}

	private static Glossary.Theme theme(FileSummary file) {
		List<Glossary.Entry> entries = file.declared().stream().flatMap(declared -> entry(file, declared).stream())
				.sorted(Comparator.comparing(Glossary.Entry::signature, String.CASE_INSENSITIVE_ORDER)).toList();
		String about = VisiblePacks.headOf(file).map(head -> head.getUserData(Summarizer.COMMENT)).orElse("");
		return new Glossary.Theme(titleOf(file), about, entries);
	}

	private static Optional<Glossary.Entry> entry(FileSummary file, IEObjectDescription declared) {
		Optional<FileCalls.Call> call = file.calls().find(declared.getEObjectURI());
		Optional<TextLocation> place = DeclaredPlace.of(file, declared);
		return call.filter(known -> place.isPresent())
				.map(known -> new Glossary.Entry(known.head().signature(), known.head().sentence(), known.comment(),
						known.words(), place.orElseThrow()));
	}

	/** “Queen health” for the file {@code queen-health.hull}. */
	private static String titleOf(FileSummary file) {
		String name = file.getURI().trimFileExtension().lastSegment().replace('-', ' ').replace('_', ' ').toLowerCase(Locale.ROOT);
		return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
	}
}
