import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Vacancy } from '../../src/careers/contracts/job.ts';
import { comparedRow, inTurns, show, waitOf } from './measure.ts';
import type { Row } from './rows.ts';
import { startServer } from './server.ts';

const [FEW, MANY] = [10, 10_000];
const CALLS = 48;
const QUERIES = [
  '?q=LS1+4DY',
  '?q=Leeds&type=part-time',
  '/back-of-house?q=Manchester',
  '?lat=51.5&lng=-0.12',
  '?group=foh-team',
  '/management?q=Bristol&page=2',
];

/** The brand's content with `size` jobs, derived from its own, in a new folder. */
async function contentWith(size: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jobs-bench-'));
  await cp('content', folder, { recursive: true });
  const jobs = join(folder, 'jobs');
  const files = (await readdir(jobs)).sort();
  const templates = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(jobs, file), 'utf8')) as Vacancy),
  );
  await rm(jobs, { recursive: true });
  await mkdir(jobs);
  for (let at = 0; at < size; at += 1) {
    const template = templates[at % templates.length] as Vacancy;
    const job = { ...template, job_id: `bench-${at}`, position_unique_name: `${template.name} ${at}` };
    await writeFile(join(jobs, `${job.job_id}.json`), JSON.stringify(job));
  }
  return folder;
}

async function openSearch(size: number) {
  const folder = await contentWith(size);
  const server = await startServer({ PAGE_CACHE: 'off', CONTENT_DIR: folder, CLOCK: '2026-11-20T10:00:00Z' });
  let [bytes, transferred] = [0, 0];
  const search = async (turn: number) => {
    const answer = await fetch(`${server.url}/careers/job-search${QUERIES[turn % QUERIES.length]}`);
    const page = await answer.text();
    if (!answer.ok) throw new Error(`search ${turn}: HTTP ${answer.status}`);
    if (page.length > bytes) [bytes, transferred] = [page.length, brotliCompressSync(page).length];
  };
  return {
    work: waitOf(server.cpuMs, CALLS, search),
    size: () => `${kilobytes(bytes)} at most, ${kilobytes(transferred)} as sent`,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** A search for jobs as a page, rendered each time, among few jobs and many. */
export async function benchJobs(): Promise<Row[]> {
  const [few, many] = [await openSearch(FEW), await openSearch(MANY)];
  await Promise.all([few.work(), many.work()]);
  const results = await inTurns({ few: few.work, many: many.work });
  await Promise.all([few.close(), many.close()]);
  const name = (size: number) => `page of a search among ${size.toLocaleString('en-GB')} jobs`;
  const row = comparedRow(name(MANY), results.many, { name: `among ${FEW}`, measured: results.few });
  return [
    { name: name(FEW), value: `${show(results.few)}; ${few.size()}` },
    { ...row, value: `${row.value}; ${many.size()}` },
  ];
}
