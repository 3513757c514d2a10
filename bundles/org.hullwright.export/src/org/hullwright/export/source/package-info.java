/** Packs as they were read from text, for passes of the engine. */
package org.hullwright.export.source;
