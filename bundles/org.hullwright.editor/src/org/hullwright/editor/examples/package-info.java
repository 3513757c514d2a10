/** Which packs of a workspace came with the program. */
package org.hullwright.editor.examples;
