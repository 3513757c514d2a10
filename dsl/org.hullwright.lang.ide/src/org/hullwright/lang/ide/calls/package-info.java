/** Who performs what. */
package org.hullwright.lang.ide.calls;
