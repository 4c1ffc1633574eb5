import { plainPage } from '../http/plain-page.ts';

const TITLE = 'We are very busy just now';

/** The page for a reader there is no room for; it reloads itself, without scripts. */
export const busyPage = (startingHtml: string, reloadSeconds: number): string =>
  plainPage(startingHtml, {
    title: TITLE,
    main: `<h1>${TITLE}</h1><p>Many people are looking for a table. This page comes back by itself in a few seconds.</p>`,
    reloadSeconds,
  });
