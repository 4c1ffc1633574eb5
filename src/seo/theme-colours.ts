/** The browser's theme colour, and the background while the page opens: as in ui/styles/tokens.css. */
export const themeColours = { theme: '#1f4534', background: '#fff7ea' } as const;
