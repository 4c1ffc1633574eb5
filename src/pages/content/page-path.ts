/** Id of the page at '/'. */
export const HOME = 'home';

/** The address of a page of content/pages. */
export const pagePath = ({ id }: { id: string }): string => (id === HOME ? '/' : `/${id}`);
