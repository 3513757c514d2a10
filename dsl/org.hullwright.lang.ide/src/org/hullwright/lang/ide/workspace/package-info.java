/** The packs of a workspace with the unsaved texts over them, loaded and linked lazily. */
package org.hullwright.lang.ide.workspace;
