/**
 * Packs for Tabletop Simulator: objects to drop on a table, and tables on which a game is set up, with their pictures.
 * {@link org.hullwright.export.tts.TtsExport} is where to begin.
 */
@NonNullByDefault
package org.hullwright.export.tts;

import org.eclipse.jdt.annotation.NonNullByDefault;
