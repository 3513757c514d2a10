/** What helps with Hull in other editors. */
package org.hullwright.cli.server;
