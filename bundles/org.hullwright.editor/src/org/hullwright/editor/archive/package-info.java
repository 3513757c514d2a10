/** Packs as one file, to send to others: out of the workspace and into it. */
package org.hullwright.editor.archive;
