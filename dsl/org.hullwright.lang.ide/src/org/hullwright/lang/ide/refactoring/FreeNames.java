package org.hullwright.lang.ide.refactoring;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.GrammarUtil;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.services.HullGrammarAccess;

/** Tells which names can still be given at a place. */
class FreeNames {

	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	private final PackContext packs;
	private final Set<String> keywords;

	@Inject
	FreeNames(PackContext packs, HullGrammarAccess grammar) {
		this.packs = packs;
		this.keywords = Set.copyOf(GrammarUtil.getAllKeywords(grammar.getGrammar()));
	}

	/** Refuses a name that is none, or that means something already. */
	void check(String name, EObject place) {
		Refusal.when(!NAME.matcher(name).matches(),
				"“" + name + "” is no name: a name has letters, digits and underscores, and no digit first");
		Refusal.when(keywords.contains(name), "“" + name + "” is a word of the language");
		Refusal.when(isTaken(name, place), "“" + name + "” means something here already");
	}

	/** A name like a wished one that nothing has. */
	String like(String wished, EObject place, Set<String> others) {
		return Stream.concat(Stream.of(wished), IntStream.iterate(2, number -> number + 1).mapToObj(number -> wished + number))
				.filter(name -> !others.contains(name) && !keywords.contains(name) && !isTaken(name, place)).findFirst().orElseThrow();
	}

	private boolean isTaken(String name, EObject place) {
		return packs.locals(place.eResource()).at(place).containsKey(name) || packs.names(place.eResource()).isKnown(name);
	}
}
