/** The command line. Commands parse their arguments, have the work done elsewhere, and print. */
@NonNullByDefault
package org.hullwright.cli;

import org.eclipse.jdt.annotation.NonNullByDefault;
