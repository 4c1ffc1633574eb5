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

/** JavaScript that a page requests before any interaction, brotli, external and inline. */
async function scriptBytes({ url }: RunningServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PAGES) {
    const html = await (await fetch(url + path)).text();
    const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file as string));
    const scripts = await Promise.all([...files].map(async (file) => (await fetch(url + file)).text()));
    const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    rows.push({ name: `script ${path}`, value: `${(bytes / 1000).toFixed(1)} KB brotli`, yardstick: 'at most 130 KB' });
  }
  return rows;
}
