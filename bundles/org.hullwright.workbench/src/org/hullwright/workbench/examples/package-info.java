/** The example packs, as projects of the workspace. */
package org.hullwright.workbench.examples;
