import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import type { Row } from './rows.ts';
import { type RunningServer, startServer } from './server.ts';

const PAGES = ['/', '/find-us', '/find-us?q=LS1+4DY', '/restaurants/leeds-greek-street', '/our-menu/main'];
const SECONDS = 4;

async function rate(server: RunningServer, path: string): Promise<{ perSecond: number; cpuMs: number }> {
  const cannon = { url: server.url + path, connections: 16, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...cannon, duration: 1 });
  const before = server.cpuMs();
  const result = await autocannon({ ...cannon, duration: SECONDS });
  const done = result['2xx'];
  if (done === 0) throw new Error(`${path} answered no 200`);
  return { perSecond: done / result.duration, cpuMs: (server.cpuMs() - before) / done };
}

const show = ({ perSecond, cpuMs }: { perSecond: number; cpuMs: number }) =>
  `${Math.round(perSecond).toLocaleString('en-GB')} req/s, ${cpuMs.toFixed(3)} CPU ms`;

/** Cached pages compared with the same pages rendered for each request. */
export async function benchPages(): Promise<Row[]> {
  const kept = await startServer();
  const fresh = await startServer({ PAGE_CACHE: 'off' });
  const rows: Row[] = [];
  for (const path of PAGES) {
    const cached = await rate(kept, path);
    const rendered = await rate(fresh, path);
    const ratio = `${(cached.perSecond / rendered.perSecond).toFixed(1)}x`;
    rows.push({ name: `page ${path}`, value: show(cached), yardstick: `rendered fresh: ${show(rendered)}`, ratio });
  }
  rows.push(...(await scriptBytes(kept)));
  await Promise.all([kept.stop(), fresh.stop()]);
  return rows;
}

/** The modules that one imports without being asked again: each runs before it does. */
const importedBy = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, file]) => `/assets/${file}`);

/** The page's scripts before any interaction: all it names, or what begins a page on which React waits. */
async function scriptsOf(url: string, html: string): Promise<Map<string, string>> {
  const waits = html.includes('data-scripts="when-asked"');
  const entry = /import\("(\/assets\/entry[^"]+)"\)/.exec(html)?.[1];
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file as string);
  const wanted = waits && entry ? [entry] : named;
  const scripts = new Map<string, string>();
  for (let file = wanted.pop(); file; file = wanted.pop()) {
    if (scripts.has(file)) continue;
    const script = await (await fetch(url + file)).text();
    scripts.set(file, script);
    wanted.push(...importedBy(script));
  }
  return scripts;
}

/** JavaScript that a page runs before any interaction, brotli; the cookie question, which comes later, is not in it. */
async function scriptBytes({ url }: RunningServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PAGES) {
    const html = await (await fetch(url + path)).text();
    const most = html.includes('data-scripts="when-asked"') ? 66 : 130;
    const scripts = [...(await scriptsOf(url, html)).values()];
    const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    const value = `${(bytes / 1000).toFixed(1)} KB brotli`;
    rows.push({ name: `script ${path}`, value, yardstick: `at most ${most} KB` });
  }
  return rows;
}
