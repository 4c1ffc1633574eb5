type PlainWords = { title: string; main: string; reloadSeconds?: number };

/** A standalone page in the style of `starting.html`, with other text and without its script. */
export function plainPage(startingHtml: string, { title, main, reloadSeconds }: PlainWords): string {
  const reload = reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}">` : '';
  return startingHtml
    .replace(/<script>[\s\S]*<\/noscript>/, reload)
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace(/<main>[\s\S]*<\/main>/, `<main>${main}</main>`);
}
