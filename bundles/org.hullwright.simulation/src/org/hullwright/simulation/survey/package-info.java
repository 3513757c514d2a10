/** Surveys of packs: what each of their components is worth, asked one after the other and told in one sentence. */
@NonNullByDefault
package org.hullwright.simulation.survey;

import org.eclipse.jdt.annotation.NonNullByDefault;
