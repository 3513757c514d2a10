/** What is selected, in the Properties view; and the properties of a pack. */
package org.hullwright.editor.properties;
