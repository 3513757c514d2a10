package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.List;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Glossary;
import org.hullwright.lang.ide.answer.OutlineEntry;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.lang.ide.answer.Symbol;
import org.hullwright.lang.ide.glossary.GlossaryBuilder;
import org.hullwright.lang.ide.outline.OutlineBuilder;
import org.hullwright.lang.ide.outline.TextOutliner;
import org.hullwright.lang.ide.starting.StartFinder;
import org.hullwright.lang.ide.symbols.SymbolFinder;
import org.hullwright.lang.ide.workspace.PackWorkspace;

/** Document symbols (the outline) and workspace symbols: what is declared in a document, and in all packs. */
@Singleton
public final class SymbolService {

	private final ModelAccess questions;
	private final PackWorkspace workspace;
	private final OutlineBuilder outlines;
	private final TextOutliner texts;
	private final SymbolFinder symbols;
	private final StartFinder starts;
	private final GlossaryBuilder glossaries;

	@Inject
	SymbolService(ModelAccess questions, PackWorkspace workspace, OutlineBuilder outlines, TextOutliner texts, SymbolFinder symbols,
			StartFinder starts,
			GlossaryBuilder glossaries) {
		this.glossaries = glossaries;
		this.questions = questions;
		this.workspace = workspace;
		this.outlines = outlines;
		this.texts = texts;
		this.symbols = symbols;
		this.starts = starts;
	}

	/** The declarations of a document. */
	public List<OutlineEntry> outline(URI document, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, outlines::outline).orElse(List.of());
	}

	/** What a game can begin from, of what a document declares. */
	public List<StartingPoint> startingPoints(URI document, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, starts::startsIn).orElse(List.of());
	}

	/** The declarations of a text that is no document, such as an earlier version of one. */
	public List<OutlineEntry> outlineOf(String text) {
		return texts.outline(text);
	}

	/**
	 * The declarations of all packs whose names have these letters, those that begin with them first, then those whose words do; some
	 * hundreds at most.
	 */
	public List<Symbol> symbols(String letters, CancelIndicator cancelled) {
		return questions.unlessCancelled(cancelled, () -> workspace.packs().stream().findFirst()
				.map(any -> symbols.symbols(letters, workspace.everything(any, cancelled), cancelled)).orElse(List.of()));
	}

	/** What the rules of all packs can do, by pack and theme. */
	public List<Glossary> glossaries(CancelIndicator cancelled) {
		return questions.unlessCancelled(cancelled, () -> workspace.packs().stream().findFirst()
				.map(any -> glossaries.glossaries(workspace.everything(any, cancelled), cancelled)).orElse(List.of()));
	}
}
