package org.hullwright.lang.scoping;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.impl.AbstractScope;
import org.hullwright.model.Named;

/** A few words that hide the same words further out. What is further out is worked out only when a word is none of these. */
final class WordScope extends AbstractScope {

	private final Words words;
	private final Supplier<IScope> further;
	private @Nullable IScope outer; // null until first asked for
	private @Nullable List<IEObjectDescription> described; // all words; null until first asked for

	WordScope(List<Word> words, Supplier<IScope> further) {
		this(Words.of(words), further);
	}

	WordScope(Words words, Supplier<IScope> further) {
		super(IScope.NULLSCOPE, false);
		this.words = words;
		this.further = further;
	}

	/** Some words, of which one can be found without all of them being made. */
	interface Words {

		/** What a word means; empty when it is none of these. */
		Optional<? extends EObject> find(String written);

		List<Word> all();

		static Words of(List<Word> words) {
			return new Words() {

				@Override
				public Optional<EObject> find(String written) {
					return words.stream().filter(word -> word.written().equals(written)).findFirst().map(Word::meaning);
				}

				@Override
				public List<Word> all() {
					return words;
				}
			};
		}
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
		IScope known = outer;
		if (known == null) {
			known = further.get();
			outer = known;
		}
		return known;
	}

	@Override
	@NonNullByDefault({})
	protected @Nullable IEObjectDescription getSingleLocalElementByName(QualifiedName name) {
		return name.getSegmentCount() == 1
				? words.find(name.getFirstSegment())
						.<@Nullable IEObjectDescription>map(meaning -> new Word(name.getFirstSegment(), meaning).described()).orElse(null)
				: null;
	}

	/** Asked for once for each name further out, to tell whether it is shadowed. */
	@Override
	@NonNullByDefault({})
	protected Iterable<IEObjectDescription> getAllLocalElements() {
		List<IEObjectDescription> known = described;
		if (known == null) {
			known = words.all().stream().map(Word::described).toList();
			described = known;
		}
		return known;
	}
}
