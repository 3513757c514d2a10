/** Checks of tests, preparations and experiments. */
@NonNullByDefault
package org.hullwright.lang.validation.testing;

import org.eclipse.jdt.annotation.NonNullByDefault;
