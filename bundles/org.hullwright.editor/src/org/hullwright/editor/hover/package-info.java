/** What is shown under the mouse. */
package org.hullwright.editor.hover;
