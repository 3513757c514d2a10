/**
 * Requests of user interfaces that must never wait: answered on background threads, the latest one wins, what was given up is cancelled,
 * and where a toolkit demands an answer at once the wait is bounded.
 */
@NonNullByDefault
package org.hullwright.lang.ide.request;

import org.eclipse.jdt.annotation.NonNullByDefault;
