/** The packs of the workspace, and the language service that prepares them. */
package org.hullwright.playtest.workspace;
