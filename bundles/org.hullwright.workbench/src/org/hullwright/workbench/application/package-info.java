/** The program itself: start, window, end. */
@NonNullByDefault
package org.hullwright.workbench.application;

import org.eclipse.jdt.annotation.NonNullByDefault;
