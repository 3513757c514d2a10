/** How boards are written. */
package org.hullwright.model.boards;
