package org.hullwright.playtest.design;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Spinner;
import org.hullwright.lang.ide.design.NumberRange;

/** A number with decimals and arrows beside it. */
final class DecimalSpinner {

	private static final int[] POWERS = { 1, 10, 100 };
	private static final double CLOSE = 1e-6;
	private final NumberRange range;
	private final double least;
	private final Spinner spinner;

	/** @param changed is run when somebody changes the number */
	DecimalSpinner(Composite parent, NumberRange range, double least, Runnable changed) {
		this.range = range;
		this.least = least;
		spinner = new Spinner(parent, SWT.BORDER);
		spinner.addListener(SWT.Selection, event -> changed.run());
		show(0);
	}

	/** With as many decimals as it needs, and as its arrows do. */
	void show(double value) {
		if (Math.abs(value() - value) < CLOSE && spinner.getMaximum() == scaled(range.most(), spinner.getDigits())) {
			return;
		}
		int digits = Math.max(digits(value), digits(range.step()));
		spinner.setValues(scaled(value, digits), scaled(least, digits), scaled(range.most(), digits), digits,
				Math.max(1, scaled(range.step(), digits)), Math.max(1, scaled(range.step(), digits)) * POWERS[1]);
	}

	double value() {
		return (double) spinner.getSelection() / POWERS[spinner.getDigits()];
	}

	Spinner control() {
		return spinner;
	}

	private static int digits(double value) {
		return Math.abs(value - Math.rint(value)) < CLOSE ? 0 : Math.abs(value * POWERS[1] - Math.rint(value * POWERS[1])) < CLOSE ? 1 : 2;
	}

	private static int scaled(double value, int digits) {
		return (int) Math.round(value * POWERS[digits]);
	}
}
