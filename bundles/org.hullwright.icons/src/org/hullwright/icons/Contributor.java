package org.hullwright.icons;

/**
 * Who made icons and has to be named where one is used.
 *
 * @param page where they show their work; empty when they named none
 * @param licence by its SPDX identifier
 */
public record Contributor(String name, String page, String licence) {}
