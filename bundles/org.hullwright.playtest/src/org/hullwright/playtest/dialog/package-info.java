/** Dialogs that ask for a file. */
@NonNullByDefault
package org.hullwright.playtest.dialog;

import org.eclipse.jdt.annotation.NonNullByDefault;
