/** What a cluster needs to play games: a provider, the packs as an archive, and what is to be played. */
@NonNullByDefault
package org.hullwright.cli.cluster;

import org.eclipse.jdt.annotation.NonNullByDefault;
