/** The packs of a workspace with the unsaved texts over them, loaded and linked when somebody asks. */
package org.hullwright.lang.ide.workspace;
