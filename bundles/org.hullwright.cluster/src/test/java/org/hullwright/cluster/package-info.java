/** Games on a real cluster, whose processes run on this machine. */
package org.hullwright.cluster;
