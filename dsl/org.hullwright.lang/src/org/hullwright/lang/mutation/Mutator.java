package org.hullwright.lang.mutation;

import org.eclipse.emf.ecore.EObject;

/** Finds the mutations of one concern. */
interface Mutator {

	/**
	 * Adds the mutations of one element, not of its parts.
	 *
	 * @param element of the rules of a pack
	 */
	void mutate(EObject element, MutationCollector mutations);
}
