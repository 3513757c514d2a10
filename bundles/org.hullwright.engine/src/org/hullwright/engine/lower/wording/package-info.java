/** Sentences about rules: what a procedure does, and why something cannot be done. */
@NonNullByDefault
package org.hullwright.engine.lower.wording;

import org.eclipse.jdt.annotation.NonNullByDefault;
