/** What is kept on disk from one start of the command line to the next. */
@NonNullByDefault
package org.hullwright.cli.cache;

import org.eclipse.jdt.annotation.NonNullByDefault;
