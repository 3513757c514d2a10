/** Where packs are written: the arrangement of the window. */
package org.hullwright.workbench.authoring;
