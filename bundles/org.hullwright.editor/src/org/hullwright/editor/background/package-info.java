/** Checks packs when their files change, in the background. */
package org.hullwright.editor.background;
