/** Recorded games: their files, and {@code hullwright replay}. */
package org.hullwright.cli.record;
