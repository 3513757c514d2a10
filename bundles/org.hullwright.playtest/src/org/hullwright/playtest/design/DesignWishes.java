package org.hullwright.playtest.design;

import java.util.Optional;

import org.hullwright.lang.ide.design.DesignEdit;
import org.hullwright.lang.ide.design.DesignForm.CopyTarget;
import org.hullwright.lang.ide.design.DesignPlace;

/** What an author wishes who uses the form of a design. */
public interface DesignWishes {

	/** The part that is shown says something else. */
	void change(DesignEdit edit);

	/**
	 * Asks for an icon by pictures, in a dialog.
	 *
	 * @param present the name of the present one; empty text for none
	 * @return empty when none is wanted, or none can be asked for
	 */
	Optional<String> chooseIcon(String present);

	/** Another part is shown. */
	void select(DesignPlace part);

	/** The design that is shown, which is that of another pack, is copied. */
	void copy(CopyTarget target);

	/** The text of the part that is shown is opened. */
	void openText();
}
