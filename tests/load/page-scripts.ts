import { brotliCompressSync } from 'node:zlib';

/** A module's static imports, which run before it does. */
const importedBy = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, file]) => `/assets/${file}`);

/** The page's scripts before any interaction. */
async function scriptsOf(url: string, html: string): Promise<Map<string, string>> {
  const paths = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file as string);
  const scripts = new Map<string, string>();
  for (let file = paths.pop(); file; file = paths.pop()) {
    if (scripts.has(file)) continue;
    const script = await (await fetch(url + file)).text();
    scripts.set(file, script);
    paths.push(...importedBy(script));
  }
  return scripts;
}

/** Kilobytes of JavaScript (brotli) a page runs before any interaction, without the cookie banner; and the limit. */
export async function scriptsBeforeInteraction(
  url: string,
  path: string,
): Promise<{ kilobytes: number; most: number }> {
  const html = await (await fetch(url + path)).text();
  const scripts = [...(await scriptsOf(url, html)).values()];
  const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  return { kilobytes: bytes / 1000, most: 130 };
}
