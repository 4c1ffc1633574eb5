type PlainWords = { title: string; main: string; reloadSeconds?: number };

/** A page that needs nothing else of the site, in the look of `starting.html`, with other words and without its script. */
export function plainPage(startingHtml: string, { title, main, reloadSeconds }: PlainWords): string {
  const reload = reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}">` : '';
  return startingHtml
    .replace(/<script>[\s\S]*<\/noscript>/, reload)
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace(/<main>[\s\S]*<\/main>/, `<main>${main}</main>`);
}
