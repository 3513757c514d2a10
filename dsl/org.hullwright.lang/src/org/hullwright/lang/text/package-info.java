/** Texts as rows of signs, whatever they say. */
@NonNullByDefault
package org.hullwright.lang.text;

import org.eclipse.jdt.annotation.NonNullByDefault;
