/** A game that stands still, as the views of the workbench for debugging see it. */
package org.hullwright.playtest.debug.model;
