/** Files as they are written on disk. */
package org.hullwright.engine.file;
