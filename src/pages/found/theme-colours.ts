/** The colour a browser paints around the page, and the paper under it while it opens: as in ui/tokens.css. */
export const themeColours = { theme: '#1f4534', background: '#fff7ea' } as const;
