package org.hullwright.engine.node;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A reference that is set once, before the first game, because what it refers to is made later: a constant in compiled code as soon as it
 * is not null, like a final field of something {@link Folded}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface SetOnce {}
