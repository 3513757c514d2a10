/** All places that mean the same thing, in the Search view. */
package org.hullwright.editor.search;
