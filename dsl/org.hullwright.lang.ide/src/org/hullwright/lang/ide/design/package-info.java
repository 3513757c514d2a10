/**
 * Designs as a form shows and changes them: what a box, a side or a whole design says, what it inherits, and the changes of the text that
 * make it say something else.
 */
@NonNullByDefault
package org.hullwright.lang.ide.design;

import org.eclipse.jdt.annotation.NonNullByDefault;
