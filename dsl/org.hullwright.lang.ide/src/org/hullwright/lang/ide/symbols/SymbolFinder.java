package org.hullwright.lang.ide.symbols;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Symbol;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.ide.outline.Elements;
import org.hullwright.model.HullPackage;

/** Finds declarations of all packs by some letters of their names, in their order but not all of them. Reads the index alone, no model. */
public class SymbolFinder {

	private static final int MOST = 200;

	/** The declarations whose names have these letters, those that begin with them first; no more than two hundred. */
	public List<Symbol> symbols(String letters, Index index, CancelIndicator cancelled) {
		String wanted = letters.strip().toLowerCase(Locale.ROOT);
		return index.packs().values().stream().flatMap(pack -> pack.files().stream()).takeWhile(file -> !cancelled.isCanceled())
				.flatMap(file -> matching(file, wanted)).sorted(Comparator.comparing((Found found) -> found.rank(wanted)).thenComparing(Found::name, String.CASE_INSENSITIVE_ORDER))
				.limit(MOST).map(Found::symbol).toList();
	}

	private static Stream<Found> matching(FileSummary file, String wanted) {
		return file.declared().stream().filter(declared -> declared.getEClass() != HullPackage.Literals.PACK_CLAUSE && declared.getUserData(Summarizer.PLACE) != null)
				.map(declared -> new Found(file, declared)).filter(found -> found.has(wanted));
	}

	/** A declaration in its file. */
	private record Found(FileSummary file, IEObjectDescription declared) {

		String name() {
			return declared.getQualifiedName().getLastSegment();
		}

		boolean has(String wanted) {
			int next = 0;
			for (char letter : name().toLowerCase(Locale.ROOT).toCharArray()) {
				if (next < wanted.length() && letter == wanted.charAt(next)) {
					next++;
				}
			}
			return next == wanted.length();
		}

		int rank(String wanted) {
			String name = name().toLowerCase(Locale.ROOT);
			return name.startsWith(wanted) ? 0 : name.contains(wanted) ? 1 : 2;
		}

		Symbol symbol() {
			QualifiedName full = declared.getQualifiedName();
			return new Symbol(name(), full.skipLast(1).toString(), Elements.kindOf(declared.getEClass()), DeclaredPlace.of(file, declared).orElseThrow());
		}
	}
}
