import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Vacancy } from '../../src/careers/contracts/job.ts';
import { quantile } from './evening.ts';
import type { Row } from './rows.ts';
import { startServer } from './server.ts';

const SIZES = [10, 10_000];
const TURNS = 200;
const WARM_UP = 40;
const QUERIES = [
  '?q=LS1+4DY',
  '?q=Leeds&type=part-time',
  '/back-of-house?q=Manchester',
  '?lat=51.5&lng=-0.12',
  '?group=foh-team',
  '/management?q=Bristol&page=2',
];

/** The brand's content with so many jobs, made of its own, in a folder of their own. */
async function contentWith(size: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jobs-bench-'));
  await cp('content', folder, { recursive: true });
  const jobs = join(folder, 'jobs');
  const files = (await readdir(jobs)).sort();
  const own = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(jobs, file), 'utf8')) as Vacancy),
  );
  await rm(jobs, { recursive: true });
  await mkdir(jobs);
  for (let at = 0; at < size; at += 1) {
    const one = own[at % own.length] as Vacancy;
    const job = { ...one, job_id: `bench-${at}`, position_unique_name: `${one.name} ${at}` };
    await writeFile(join(jobs, `${job.job_id}.json`), JSON.stringify(job));
  }
  return folder;
}

async function benchSize(size: number) {
  const folder = await contentWith(size);
  const server = await startServer({ PAGE_CACHE: 'off', CONTENT_DIR: folder, CLOCK: '2026-11-20T10:00:00Z' });
  const took: number[] = [];
  let [bytes, sent] = [0, 0];
  for (let turn = 0; turn < TURNS + WARM_UP; turn += 1) {
    const began = performance.now();
    const answer = await fetch(`${server.url}/careers/job-search${QUERIES[turn % QUERIES.length]}`);
    const page = await answer.text();
    if (!answer.ok) throw new Error(`search ${turn}: HTTP ${answer.status}`);
    if (turn >= WARM_UP) took.push(performance.now() - began);
    if (page.length > bytes) [bytes, sent] = [page.length, brotliCompressSync(page).length];
  }
  await server.stop();
  await rm(folder, { recursive: true });
  return { size, took, bytes, sent };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** A search for jobs as a page, rendered each time, among few jobs and many. */
export async function benchJobs(): Promise<Row[]> {
  const rows: Row[] = [];
  let few: number | undefined;
  for (const size of SIZES) {
    const { took, bytes, sent } = await benchSize(size);
    const median = quantile(took, 0.5);
    few ??= median;
    rows.push({
      name: `page of a search among ${size.toLocaleString('en-GB')} jobs`,
      value: `p50 ${median.toFixed(1)} ms, p99 ${quantile(took, 0.99).toFixed(1)} ms; ${kilobytes(bytes)} at most, ${kilobytes(sent)} as sent`,
      yardstick: `among ${SIZES[0]}: ${few.toFixed(1)} ms`,
      ratio: `${(median / few).toFixed(2)}x`,
    });
  }
  return rows;
}
