/** The checks with their catalogue of codes, each with an explanation page. */
package org.hullwright.lang.validation;
