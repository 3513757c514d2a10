package org.hullwright.lang.validation;

/** The checks of Hull. */
public class HullValidator extends AbstractHullValidator {
}
