/** Checks of reachability: conditions that are decided, sentences without an effect, and what is never used. */
@NonNullByDefault
package org.hullwright.lang.validation.reachability;

import org.eclipse.jdt.annotation.NonNullByDefault;
