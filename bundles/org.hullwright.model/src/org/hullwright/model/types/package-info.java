/**
 * What expressions of Hull mean: types, members of kinds, variables in sight. Knows the metamodel and nothing else, so that checks,
 * language services and the engine read the same meaning.
 */
@NonNullByDefault
package org.hullwright.model.types;

import org.eclipse.jdt.annotation.NonNullByDefault;
