import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tokenSecret } from '../src/platform/api/caller/tokens.server.ts';
import { readEnv } from '../src/platform/env.ts';
import { failedJobsKey } from '../src/platform/jobs/failed-jobs.server.ts';

/**
 * Lists failed jobs, from the running server on this machine. `retry <id>` and `retry --queue <name>` requeue one or
 * all of a queue, without resending e-mails already sent. `drop` instead of `retry` deletes them.
 */
const USAGE =
  'npm run jobs, npm run jobs -- retry <id> or npm run jobs -- retry --queue <name>; drop instead of retry deletes them';
const DONE = { retry: 'queued again', drop: 'dropped' };

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

type Asked = { act: keyof typeof DONE; which: { id: string } | { queue: string } };

function readArguments(): Asked | null {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { queue: { type: 'string' } },
  });
  const [command, id, ...rest] = positionals;
  const { queue, ...unknown } = values;
  const selectors = [id, queue].filter((value) => typeof value === 'string');
  if (rest.length > 0 || Object.keys(unknown).length > 0) stop(USAGE);
  if (command === undefined && selectors.length === 0) return null;
  if ((command !== 'retry' && command !== 'drop') || selectors.length !== 1) stop(USAGE);
  return { act: command, which: id === undefined ? { queue: String(queue) } : { id } };
}

const request = readArguments();
const settings = readEnv(process.env);
if (!settings.ok) stop(settings.problems.map((problem) => `Setting ${problem}`).join('\n'));
const { PORT, TOKEN_SECRET, DATA_DIR } = settings.env;
if (!TOKEN_SECRET && !existsSync(DATA_DIR))
  stop(`There is no ${DATA_DIR}: set TOKEN_SECRET or DATA_DIR to the server's value.`);
const url = `http://127.0.0.1:${PORT}/internal/jobs`;
type Failed = { id: string; queue: string; data: object; output: { message?: string } | null; createdOn: string };

const headers = {
  authorization: `Bearer ${failedJobsKey(tokenSecret(TOKEN_SECRET, DATA_DIR))}`,
  'content-type': 'application/json',
};

async function ask<Body>(path: string, body?: object): Promise<Body> {
  const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  const answer = await fetch(url + path, init).catch(() => null);
  if (answer?.status === 400) stop('That is not a job id: npm run jobs lists them.');
  if (!answer?.ok) stop(`No server responds at ${url}. Start it, or set PORT, DATA_DIR or TOKEN_SECRET to its values.`);
  return (await answer.json()) as Body;
}

async function list(): Promise<void> {
  const { failed } = await ask<{ failed: Failed[] }>('');
  if (failed.length === 0) console.log('No job has failed.');
  for (const { createdOn, queue, id, data, output } of failed)
    console.log(`${createdOn}  ${queue}  ${id}  ${JSON.stringify(data)}  ${output?.message ?? ''}`);
}

async function change({ act, which }: Asked): Promise<void> {
  const { count } = await ask<{ count: number }>(`/${act}`, which);
  if (count === 0) stop('There is no such failed job.');
  console.log(`${count} ${DONE[act]}.`);
}

await (request ? change(request) : list());
