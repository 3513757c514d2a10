/** What is done to a text when it is saved. */
package org.hullwright.editor.saving;
