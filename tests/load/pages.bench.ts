import autocannon from 'autocannon';
import { endedAtExit } from './at-exit.ts';
import { noFileServer, startFileServer } from './file-server.ts';
import { comparedRow, inTurns, type Measured, rateOf, type Work } from './measure.ts';
import { scriptsBeforeInteraction } from './page-scripts.ts';
import type { Row } from './rows.ts';
import { type RunningServer, startServer } from './server.ts';

export const PAGES = ['/', '/find-us', '/find-us?q=LS1+4DY', '/restaurants/leeds-greek-street', '/our-menu/main'];
const SECONDS = 1;

/** A page as many ask for it at once, packed. */
export async function requests({ url, cpuMs }: Pick<RunningServer, 'url' | 'cpuMs'>, path: string): Promise<Work> {
  const cannon = { url: url + path, connections: 16, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...cannon, duration: 1 });
  return rateOf(cpuMs, async () => {
    const { '2xx': done } = await autocannon({ ...cannon, duration: SECONDS });
    if (done === 0) throw new Error(`${path} answered no 200`);
    return done;
  });
}

/** Kept pages compared with the same pages rendered for each request, and with their bytes sent by nginx from files. */
export async function benchPages(): Promise<Row[]> {
  const kept = endedAtExit(await startServer());
  const fresh = endedAtExit(await startServer({ PAGE_CACHE: 'off' }));
  const files = noFileServer ? undefined : await startFileServer(kept.url, PAGES);
  const rows: Row[] = [];
  for (const path of PAGES) {
    const works: Record<string, Work> = { kept: await requests(kept, path), fresh: await requests(fresh, path) };
    if (files) works.nginx = await requests(files, files.pathOf(path));
    const measured = await inTurns(works);
    const beside = (name: string, other?: Measured) =>
      other ? [comparedRow(`page ${path}`, measured.kept ?? [], { name, measured: other })] : [];
    rows.push(...beside('rendered fresh', measured.fresh), ...beside('nginx, same bytes', measured.nginx));
  }
  if (!files) rows.push({ name: 'nginx sending the same bytes', value: `skipped: ${noFileServer}` });
  for (const path of PAGES) rows.push(await scriptRow(kept.url, path));
  await Promise.all([kept.stop(), fresh.stop(), files?.stop()]);
  return rows;
}

async function scriptRow(url: string, path: string): Promise<Row> {
  const { kilobytes, most } = await scriptsBeforeInteraction(url, path);
  return { name: `script ${path}`, value: `${kilobytes.toFixed(1)} KB brotli`, yardstick: `at most ${most} KB` };
}
