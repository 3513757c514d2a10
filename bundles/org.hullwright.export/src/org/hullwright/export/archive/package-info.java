/** A pack as one file that can be sent to others ({@code .hullpack}), and back to a folder. What comes from others is not trusted. */
package org.hullwright.export.archive;
