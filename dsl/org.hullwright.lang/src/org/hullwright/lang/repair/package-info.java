/**
 * Error repair by trial: for a declaration that cannot be read, small changes of its text are tried, and what lets it be read further is
 * what is told of it and what mends it (Burke and Fisher, "A practical method for LR and LL syntactic error diagnosis and recovery", 1987).
 */
@NonNullByDefault
package org.hullwright.lang.repair;

import org.eclipse.jdt.annotation.NonNullByDefault;
