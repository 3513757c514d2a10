/** What helps with Hull in other editors. */
@NonNullByDefault
package org.hullwright.cli.server;

import org.eclipse.jdt.annotation.NonNullByDefault;
