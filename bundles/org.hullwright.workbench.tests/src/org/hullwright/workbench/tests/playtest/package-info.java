/** Playing in the window. */
package org.hullwright.workbench.tests.playtest;
