import autocannon from 'autocannon';
import { noFileServer, startFileServer } from './file-server.ts';
import { comparedRow, inTurns, type Measured, rateOf, type Work } from './measure.ts';
import { scriptsBeforeInteraction } from './page-scripts.ts';
import { type Loaded, loadedOnPhone } from './page-weight.ts';
import { startQuiet } from './quiet-server.ts';
import type { Row } from './rows.ts';
import type { RunningServer } from './server.ts';

export const PAGES = ['/', '/find-us', '/find-us?q=LS1+4DY', '/restaurants/leeds-greek-street', '/our-menu/main'];
/** Cached pages; a search result has free tables. */
const KEPT = PAGES.filter((path) => !path.includes('?'));
const SECONDS = 3;
const MOST_WEIGHT = 350;

/** A page requested by many concurrently, compressed. */
export async function requestsOf({ url, cpuMs }: Pick<RunningServer, 'url' | 'cpuMs'>, path: string): Promise<Work> {
  const cannon = { url: url + path, connections: 16, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...cannon, duration: 1 });
  return rateOf(cpuMs, async () => {
    const { '2xx': count, non2xx } = await autocannon({ ...cannon, duration: SECONDS });
    if (count === 0) throw new Error(`${path} answered no 200, ${non2xx} others`);
    return count;
  });
}

/**
 * Cached pages compared with the same pages rendered for each request, and with their bytes served by nginx from
 * files.
 */
export async function benchPages(): Promise<Row[]> {
  const cachedServer = await startQuiet();
  const fresh = await startQuiet({ PAGE_CACHE: 'off' });
  const files = noFileServer ? undefined : await startFileServer(cachedServer.url, KEPT);
  const rows: Row[] = [];
  for (const path of KEPT) {
    const works: Record<string, Work> = {
      kept: await requestsOf(cachedServer, path),
      fresh: await requestsOf(fresh, path),
    };
    if (files) works.nginx = await requestsOf(files, files.pathOf(path));
    const results = await inTurns(works);
    const beside = (name: string, baseline?: Measured) =>
      baseline ? [comparedRow(`page ${path}`, results.kept ?? [], { name, measured: baseline })] : [];
    rows.push(...beside('rendered fresh', results.fresh), ...beside('nginx, same bytes', results.nginx));
  }
  if (!files) rows.push({ name: 'nginx sending the same bytes', value: `skipped: ${noFileServer}` });
  for (const path of PAGES) rows.push(await scriptRow(cachedServer.url, path));
  rows.push(await weightRow(cachedServer.url));
  await Promise.all([cachedServer.stop(), fresh.stop(), files?.stop()]);
  return rows;
}

/** The home page on a phone, in kilobytes by kind, before scrolling. */
async function weightRow(url: string): Promise<Row> {
  const kinds = Map.groupBy(await loadedOnPhone(`${url}/`), ({ kind }) => kind);
  const kilobytes = (resources: Loaded[]) => resources.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const parts = [...kinds].map(([kind, group]) => `${kind.toLowerCase()} ${kilobytes(group).toFixed(0)}`);
  const value = `${kilobytes([...kinds.values()].flat()).toFixed(0)} KB: ${parts.join(', ')}`;
  return { name: 'weight of / on a phone, before scrolling', value, yardstick: `at most ${MOST_WEIGHT} KB` };
}

async function scriptRow(url: string, path: string): Promise<Row> {
  const { kilobytes, most } = await scriptsBeforeInteraction(url, path);
  return { name: `script ${path}`, value: `${kilobytes.toFixed(1)} KB brotli`, yardstick: `at most ${most} KB` };
}
