/** The experiments of a pack, made in the workbench, and charts of what came out. */
package org.hullwright.playtest.balance;
