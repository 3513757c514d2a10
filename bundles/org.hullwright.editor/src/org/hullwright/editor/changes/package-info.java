/** Makes changes in files of the workspace that the language service has worked out. */
package org.hullwright.editor.changes;
