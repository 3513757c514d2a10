package org.hullwright.lang.ide;

/** What editors need beyond the language itself. */
public class HullIdeModule extends AbstractHullIdeModule {

	/** What answers editors in this process. */
	public Class<? extends HullLanguageService> bindHullLanguageService() {
		return InProcessLanguageService.class;
	}
}
