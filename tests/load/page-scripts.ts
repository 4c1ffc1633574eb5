import { brotliCompressSync } from 'node:zlib';

/** The modules that one imports without being asked again: each runs before it does. */
const importedBy = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, file]) => `/assets/${file}`);

/** The page's scripts before any interaction. */
async function scriptsOf(url: string, html: string): Promise<Map<string, string>> {
  const wanted = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file as string);
  const scripts = new Map<string, string>();
  for (let file = wanted.pop(); file; file = wanted.pop()) {
    if (scripts.has(file)) continue;
    const script = await (await fetch(url + file)).text();
    scripts.set(file, script);
    wanted.push(...importedBy(script));
  }
  return scripts;
}

/** Kilobytes of JavaScript that a page runs before any interaction, brotli, without the cookie question; and its limit. */
export async function scriptsBeforeInteraction(
  url: string,
  path: string,
): Promise<{ kilobytes: number; most: number }> {
  const html = await (await fetch(url + path)).text();
  const scripts = [...(await scriptsOf(url, html)).values()];
  const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  return { kilobytes: bytes / 1000, most: 130 };
}
