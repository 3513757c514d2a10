/** What is written for Tabletop Simulator. */
package org.hullwright.export.tts;
