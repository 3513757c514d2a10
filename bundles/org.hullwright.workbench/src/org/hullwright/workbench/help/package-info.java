/** The guide, where the workbench looks for help. */
@NonNullByDefault
package org.hullwright.workbench.help;

import org.eclipse.jdt.annotation.NonNullByDefault;
