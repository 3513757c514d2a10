/** What greets whoever starts Hullwright for the first time. */
@NonNullByDefault
package org.hullwright.workbench.welcome;

import org.eclipse.jdt.annotation.NonNullByDefault;
