/** On the html element: parts below the fold wait to be styled and laid out (`--below-fold`, decision 022). */
const WAITS = 'below-fold-waits';

/**
 * Runs in the head of each page. Only who arrives anew at its top has parts wait: on the way back, after a reload and at
 * an address with a hash the page is scrolled to a place that depends on the height of all above it.
 */
export const BELOW_FOLD_WAITS = `if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)document.documentElement.classList.add('${WAITS}')`;

/** Once another place or page is shown in the browser, which scrolls there. */
export const showBelowFold = (): void => document.documentElement.classList.remove(WAITS);
