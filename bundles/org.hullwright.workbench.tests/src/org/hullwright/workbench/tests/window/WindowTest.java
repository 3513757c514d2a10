package org.hullwright.workbench.tests.window;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.junit.jupiter.api.extension.ExtendWith;

/** Tests that use the real workbench: nothing may be logged as an error on the way, and no dialog may stay unanswered. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith({ NoWelcome.class, NoErrorLogged.class, NoDialogLeft.class })
public @interface WindowTest {}
