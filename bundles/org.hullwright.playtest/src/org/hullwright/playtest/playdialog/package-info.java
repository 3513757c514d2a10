/** The dialog that asks what to play, with which players. */
package org.hullwright.playtest.playdialog;
