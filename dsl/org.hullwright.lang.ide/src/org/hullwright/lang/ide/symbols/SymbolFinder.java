package org.hullwright.lang.ide.symbols;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
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
	private static final Pattern WORDS = Pattern.compile("(?<=.)(?=\\p{Lu})|_");

	/**
	 * The declarations whose names have these letters, those that begin with them first, then those whose words do; no more than two
	 * hundred.
	 */
	public List<Symbol> symbols(String letters, Index index, CancelIndicator cancelled) {
		String wanted = letters.strip().toLowerCase(Locale.ROOT);
		return index.packs().values().stream().flatMap(pack -> pack.files().stream()).takeWhile(file -> !cancelled.isCanceled())
				.flatMap(file -> matching(file, wanted)).map(found -> new Ranked(found, found.rank(wanted)))
				.sorted(Comparator.comparing(Ranked::rank).thenComparing(ranked -> ranked.found().name(), String.CASE_INSENSITIVE_ORDER))
				.limit(MOST).map(ranked -> ranked.found().symbol()).toList();
	}

	private static Stream<Found> matching(FileSummary file, String wanted) {
		return file.declared().stream().filter(
				declared -> declared.getEClass() != HullPackage.Literals.PACK_CLAUSE && declared.getUserData(Summarizer.PLACE) != null)
				.map(declared -> new Found(file, declared)).filter(found -> found.has(wanted));
	}

	/** What was found, with how well it fits: the smaller, the better. Ranked once, and then compared often. */
	private record Ranked(Found found, int rank) {}

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
			if (name.startsWith(wanted)) {
				return 0;
			}
			return beginsWords(List.of(WORDS.split(name())), wanted) ? 1 : name.contains(wanted) ? 2 : 3;
		}

		/** Whether the letters are beginnings of the words, one word after the other: "suro" of "Surgery" and "Room". */
		private static boolean beginsWords(List<String> words, String letters) {
			if (letters.isEmpty() || words.isEmpty()) {
				return letters.isEmpty();
			}
			String word = words.getFirst().toLowerCase(Locale.ROOT);
			for (int length = 1; length <= letters.length() && word.startsWith(letters.substring(0, length)); length++) {
				if (beginsWords(words.subList(1, words.size()), letters.substring(length))) {
					return true;
				}
			}
			return false;
		}

		Symbol symbol() {
			QualifiedName full = declared.getQualifiedName();
			return new Symbol(name(), full.skipLast(1).toString(), Elements.kindOf(declared.getEClass()),
					DeclaredPlace.of(file, declared).orElseThrow());
		}
	}
}
