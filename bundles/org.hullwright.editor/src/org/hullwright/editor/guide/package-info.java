/** The documentation of Hull within the workbench: the same pages that lie beside the program. */
package org.hullwright.editor.guide;
