/** Static analysis that checks ask: number ranges, constraints of conditions and constant folding, type narrowing, control flow. */
@NonNullByDefault
package org.hullwright.lang.validation.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;
