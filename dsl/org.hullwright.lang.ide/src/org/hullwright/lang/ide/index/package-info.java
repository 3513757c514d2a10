/** What is known of files without holding their models: immutable summaries, and snapshots of the workspace made of them. */
@NonNullByDefault
package org.hullwright.lang.ide.index;

import org.eclipse.jdt.annotation.NonNullByDefault;
