/** The build a page's data comes from, as the router's manifest names it. */
export const BUILD_HEADER = 'x-build';
