/** Checks of expansions: what they change, and that those that can be on together agree. */
@NonNullByDefault
package org.hullwright.lang.validation.expansion;

import org.eclipse.jdt.annotation.NonNullByDefault;
