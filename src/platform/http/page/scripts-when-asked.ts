/** The handle of a route whose page is only read: React and the router wait until they are asked for. */
export const scriptsWhenAsked = { scripts: 'when-asked' } as const;

/** Whether one of the routes of a page has that handle. */
export const areScriptsAskedFor = (matches: readonly { handle?: unknown }[]): boolean =>
  matches.some(({ handle }) => handle === scriptsWhenAsked);
