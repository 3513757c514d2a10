/** Games on disk: the text format in which a game is kept, sent and played again. */
package org.hullwright.engine.record;
