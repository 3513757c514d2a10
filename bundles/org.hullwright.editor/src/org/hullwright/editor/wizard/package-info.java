/** New packs and new files of packs. */
package org.hullwright.editor.wizard;
