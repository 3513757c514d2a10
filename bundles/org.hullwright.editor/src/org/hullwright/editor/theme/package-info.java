/** How the parts of a Hull text look, in whatever theme the workbench has. */
package org.hullwright.editor.theme;
