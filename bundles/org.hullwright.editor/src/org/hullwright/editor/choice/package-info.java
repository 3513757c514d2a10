/** Choosing one of many things by some letters of its name. */
package org.hullwright.editor.choice;
