package org.hullwright.lang.repair;

import java.util.List;
import java.util.Set;

/** What is known outside of the text that cannot be read. */
public interface KnownNames {

	/** Whether a word belongs to the language. */
	boolean isKeyword(String word);

	/** The words of the language that a declaration may begin with. */
	Set<String> beginnings();

	/** Whether there is a procedure of that name. */
	boolean isProcedure(String name);

	/** The words before the parameters of a procedure, such as "by", in their order; none when it is not known. */
	List<String> prepositions(String procedure);
}
