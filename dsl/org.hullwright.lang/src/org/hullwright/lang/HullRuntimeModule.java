package org.hullwright.lang;


/**
 * Use this class to register components to be used at runtime / without the Equinox extension registry.
 */
public class HullRuntimeModule extends AbstractHullRuntimeModule {
}
