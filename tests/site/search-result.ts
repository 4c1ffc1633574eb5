const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

/** A search engine's view of a page, and where its links lead. */
export const searchResult = (html: string) => ({
  title: attribute(html, /<title>([^<]*)/),
  description: attribute(html, /<meta name="description" content="([^"]*)/),
  canonical: attribute(html, /<link rel="canonical" href="([^"]*)/),
  image: attribute(html, /<meta property="og:image" content="([^"]*)/),
  hidden: html.includes('<meta name="robots" content="noindex"'),
  links: [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, to = '']) => to),
});
