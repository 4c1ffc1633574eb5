import autocannon from 'autocannon';
import { noFileServer, startFileServer } from './file-server.ts';
import { comparedRow, inTurns, type Measured, rateOf, type Work } from './measure.ts';
import { scriptsBeforeInteraction } from './page-scripts.ts';
import { type Loaded, loadedOnPhone } from './page-weight.ts';
import { startQuiet } from './quiet-server.ts';
import type { Row } from './rows.ts';
import type { RunningServer } from './server.ts';

export const PAGES = ['/', '/find-us', '/find-us?q=LS1+4DY', '/restaurants/leeds-greek-street', '/our-menu/main'];
/** Those that are kept: a search has tables. */
const KEPT = PAGES.filter((path) => !path.includes('?'));
const SECONDS = 3;
const MOST_WEIGHT = 350;

/** A page as many ask for it at once, packed. */
export async function requestsOf({ url, cpuMs }: Pick<RunningServer, 'url' | 'cpuMs'>, path: string): Promise<Work> {
  const cannon = { url: url + path, connections: 16, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...cannon, duration: 1 });
  return rateOf(cpuMs, async () => {
    const { '2xx': done, non2xx } = await autocannon({ ...cannon, duration: SECONDS });
    if (done === 0) throw new Error(`${path} answered no 200, ${non2xx} others`);
    return done;
  });
}

/** Kept pages compared with the same pages rendered for each request, and with their bytes sent by nginx from files. */
export async function benchPages(): Promise<Row[]> {
  const kept = await startQuiet();
  const fresh = await startQuiet({ PAGE_CACHE: 'off' });
  const files = noFileServer ? undefined : await startFileServer(kept.url, KEPT);
  const rows: Row[] = [];
  for (const path of KEPT) {
    const works: Record<string, Work> = { kept: await requestsOf(kept, path), fresh: await requestsOf(fresh, path) };
    if (files) works.nginx = await requestsOf(files, files.pathOf(path));
    const measured = await inTurns(works);
    const beside = (name: string, other?: Measured) =>
      other ? [comparedRow(`page ${path}`, measured.kept ?? [], { name, measured: other })] : [];
    rows.push(...beside('rendered fresh', measured.fresh), ...beside('nginx, same bytes', measured.nginx));
  }
  if (!files) rows.push({ name: 'nginx sending the same bytes', value: `skipped: ${noFileServer}` });
  for (const path of PAGES) rows.push(await scriptRow(kept.url, path));
  rows.push(await weightRow(kept.url));
  await Promise.all([kept.stop(), fresh.stop(), files?.stop()]);
  return rows;
}

/** The home page on a phone, in kilobytes by kind, before anybody scrolls. */
async function weightRow(url: string): Promise<Row> {
  const kinds = Map.groupBy(await loadedOnPhone(`${url}/`), ({ kind }) => kind);
  const kilobytes = (loaded: Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const parts = [...kinds].map(([kind, loaded]) => `${kind.toLowerCase()} ${kilobytes(loaded).toFixed(0)}`);
  const value = `${kilobytes([...kinds.values()].flat()).toFixed(0)} KB: ${parts.join(', ')}`;
  return { name: 'weight of / on a phone, before scrolling', value, yardstick: `at most ${MOST_WEIGHT} KB` };
}

async function scriptRow(url: string, path: string): Promise<Row> {
  const { kilobytes, most } = await scriptsBeforeInteraction(url, path);
  return { name: `script ${path}`, value: `${kilobytes.toFixed(1)} KB brotli`, yardstick: `at most ${most} KB` };
}
