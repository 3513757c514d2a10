/** Dialogs that ask for a file. */
package org.hullwright.playtest.dialog;
