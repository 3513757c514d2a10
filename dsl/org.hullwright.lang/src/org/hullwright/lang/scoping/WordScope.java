package org.hullwright.lang.scoping;

import java.util.List;
import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.impl.AbstractScope;
import org.hullwright.model.Named;

/** A few words that hide the same words further out. What is further out is worked out only when a word is none of these. */
final class WordScope extends AbstractScope {

	private final List<Word> words;
	private final Supplier<IScope> further;
	private IScope outer; // null until first asked for

	WordScope(List<Word> words, Supplier<IScope> further) {
		super(IScope.NULLSCOPE, false);
		this.words = words;
		this.further = further;
	}

	/** One word and what it means. */
	record Word(String written, EObject meaning) {

		/** The name of something, which must have one. */
		static Word of(Named named) {
			return new Word(named.getName(), named);
		}

		private IEObjectDescription described() {
			return EObjectDescription.create(written, meaning);
		}
	}

	@Override
	public IScope getParent() {
		if (outer == null) {
			outer = further.get();
		}
		return outer;
	}

	@Override
	protected IEObjectDescription getSingleLocalElementByName(QualifiedName name) {
		if (name.getSegmentCount() == 1) {
			for (Word word : words) {
				if (word.written().equals(name.getFirstSegment())) {
					return word.described();
				}
			}
		}
		return null;
	}

	@Override
	protected Iterable<IEObjectDescription> getAllLocalElements() {
		return words.stream().map(Word::described).toList();
	}
}
