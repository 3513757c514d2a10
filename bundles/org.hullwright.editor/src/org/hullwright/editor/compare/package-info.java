/** Comparing two versions of a Hull text declaration by declaration. */
package org.hullwright.editor.compare;
