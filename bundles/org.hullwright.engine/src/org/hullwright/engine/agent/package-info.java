/** Who decides in a game: people, bots, scripts. */
package org.hullwright.engine.agent;
