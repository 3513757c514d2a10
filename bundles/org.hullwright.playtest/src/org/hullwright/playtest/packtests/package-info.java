/** The tests that packs contain, run in the workbench. */
package org.hullwright.playtest.packtests;
