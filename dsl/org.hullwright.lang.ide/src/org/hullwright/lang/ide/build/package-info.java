/** Checks of whole packs: what has not changed, and depends on nothing that has, is not checked again. */
package org.hullwright.lang.ide.build;
