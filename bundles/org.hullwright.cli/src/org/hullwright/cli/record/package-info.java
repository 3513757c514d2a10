/** Recorded games: {@code hullwright replay}. */
package org.hullwright.cli.record;
