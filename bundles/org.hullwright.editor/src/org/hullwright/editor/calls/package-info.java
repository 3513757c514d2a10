/** Who performs what: the tree of callers of a procedure, and of what it performs itself. */
package org.hullwright.editor.calls;
