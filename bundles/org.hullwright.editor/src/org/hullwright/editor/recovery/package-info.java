/** Text that was not saved outlives the program, however it ends. */
package org.hullwright.editor.recovery;
