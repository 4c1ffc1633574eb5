const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gi;
const WITHOUT_WORDS = /<(script|style|svg)[\s>][\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const SECTIONS = new Set(['article', 'aside', 'main', 'nav', 'section']);

/** The parts of a page as a screen reader finds them. */
export type PageParts = {
  lang?: string;
  title: string;
  headings: string[];
  landmarks: string[];
  /** Target of the first link in the body. */
  firstLink?: string;
};

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Banner, main and contentinfo: header and footer count only outside other sections (HTML-AAM). */
function landmarksOf(body: string): string[] {
  const landmarks: string[] = [];
  let within = 0;
  for (const [, closing, name = ''] of body.matchAll(TAG)) {
    if (!closing && name === 'main') landmarks.push('main');
    if (!closing && within === 0 && name === 'header') landmarks.push('banner');
    if (!closing && within === 0 && name === 'footer') landmarks.push('contentinfo');
    if (SECTIONS.has(name)) within += closing ? -1 : 1;
  }
  return landmarks;
}

/** Parses a page; the checker reports malformed HTML. */
export function pageParts(page: string): PageParts {
  const html = page.replaceAll(WITHOUT_WORDS, '');
  const body = html.slice(html.indexOf('<body'));
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    title: wordsOf(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    headings: [...body.matchAll(/<h1[\s>][\s\S]*?<\/h1>/g)].map(([heading]) => wordsOf(heading)),
    landmarks: landmarksOf(body),
    firstLink: /<a\s[^>]*href="([^"]*)"/.exec(body)?.[1],
  };
}
