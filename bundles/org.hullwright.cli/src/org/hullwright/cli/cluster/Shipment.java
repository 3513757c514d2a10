package org.hullwright.cli.cluster;

/**
 * What machines are sent to play games.
 *
 * @param packs all that are played
 * @param request what is to be played, as text
 */
public record Shipment(PackArchive packs, String request) {}
