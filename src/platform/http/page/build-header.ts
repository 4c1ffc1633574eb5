/** Of which build the data of a page are, as the router's manifest names it. */
export const BUILD_HEADER = 'x-build';
