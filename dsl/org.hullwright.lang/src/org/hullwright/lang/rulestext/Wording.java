package org.hullwright.lang.rulestext;

import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.TypeInference;

/**
 * All that knows how to say something, for one file in one language. The parts know each other, as expressions have conditions in them and
 * conditions expressions.
 */
final class Wording {

	private final TypeInference types;
	private final Names names;
	private final Nouns nouns;
	private final Queries queries;
	private final Clauses clauses;
	private final Calls calls;
	private final Comparisons comparisons;

	Wording(TypeInference types, Translations translations) {
		this.types = types;
		this.names = new Names(types.kinds(), types.members(), translations);
		this.nouns = new Nouns(this);
		this.queries = new Queries(this);
		this.clauses = new Clauses(this);
		this.calls = new Calls(this);
		this.comparisons = new Comparisons(this);
	}

	TypeInference types() {
		return types;
	}

	Names names() {
		return names;
	}

	Nouns nouns() {
		return nouns;
	}

	Queries queries() {
		return queries;
	}

	Clauses clauses() {
		return clauses;
	}

	Calls calls() {
		return calls;
	}

	Comparisons comparisons() {
		return comparisons;
	}
}
