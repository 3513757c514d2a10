/** Checks of texts that players read: their placeholders, translations and options, and that files read as they work. */
@NonNullByDefault
package org.hullwright.lang.validation.text;

import org.eclipse.jdt.annotation.NonNullByDefault;
