package org.hullwright.lang.rulestext;

/**
 * A sentence in the making: who, and what of it in the third person. Without a subject the predicate is all there is: what is to be done,
 * or a whole sentence.
 */
record Clause(String subject, String predicate) {

	/** How a predicate begins of which the subject is not alone: "you and that Character swap Items". */
	private static final String TOGETHER = "and ";

	/** What is to be done, or a whole sentence. */
	static Clause of(String text) {
		return new Clause("", text);
	}

	/** As a statement: "you have a Larva". */
	String text() {
		if (subject.isEmpty()) {
			return predicate;
		}
		return subject + ' ' + (subject.equals(English.YOU) ? English.many(predicate) : predicate);
	}

	/** With a word that tells how its parts belong together: "either the moon is full or …", "you both have a Larva and …". */
	String led(String word) {
		return subject.isEmpty()
				? word + ' ' + predicate
				: subject + ' ' + word + ' ' + (subject.equals(English.YOU) ? English.many(predicate) : predicate);
	}

	/** As an instruction, when it is the reader who does it: "make a Noise roll". */
	String instruction() {
		return subject.equals(English.YOU) && !English.tellsState(predicate) && !predicate.startsWith(TOGETHER)
				? English.many(predicate)
				: text();
	}

	/** Whether it tells what somebody else does. */
	boolean isOfOthers() {
		return !subject.isEmpty() && !subject.equals(English.YOU);
	}

	/** As a sentence that names the reader, where an instruction would seem to be for somebody else: "you make a Noise roll". */
	Clause namingReader() {
		return subject.equals(English.YOU) ? of(text()) : this;
	}

	Clause negated() {
		return subject.isEmpty() ? new Clause("", "it is not so that " + predicate) : new Clause(subject, English.negated(predicate));
	}
}
