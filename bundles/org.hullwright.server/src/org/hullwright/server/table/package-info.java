/**
 * Games that are being played at tables: somebody decides for each seat, a person elsewhere or a program, and each sees what that seat may
 * see.
 */
@NonNullByDefault
package org.hullwright.server.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
