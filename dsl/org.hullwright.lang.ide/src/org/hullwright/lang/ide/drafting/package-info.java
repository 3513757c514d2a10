/** New elements of packs: which there can be, what is asked about them, and how they are written. */
@NonNullByDefault
package org.hullwright.lang.ide.drafting;

import org.eclipse.jdt.annotation.NonNullByDefault;
