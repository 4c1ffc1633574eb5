import { plainPage } from '../http/plain-page.ts';

const TITLE = 'We’re very busy just now';

/** `why`: the reason, in a sentence. */
type BusyWords = { why?: string; reloadSeconds: number };

/** The page for an overload; reloads itself without scripts. */
export const busyPage = (startingHtml: string, { why = '', reloadSeconds }: BusyWords): string =>
  plainPage(startingHtml, {
    title: TITLE,
    main: `<h1>${TITLE}</h1><p>${why && `${why} `}This page will reload by itself in a few seconds.</p>`,
    reloadSeconds,
  });
