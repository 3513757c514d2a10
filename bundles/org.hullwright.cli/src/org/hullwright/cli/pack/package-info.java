/** Packs as commands see them: loaded from a folder, with their problems, ready to be played. */
package org.hullwright.cli.pack;
