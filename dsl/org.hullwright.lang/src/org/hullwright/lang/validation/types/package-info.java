/** Checks of types: that expressions, sentences and calls are about things they can be about. */
@NonNullByDefault
package org.hullwright.lang.validation.types;

import org.eclipse.jdt.annotation.NonNullByDefault;
