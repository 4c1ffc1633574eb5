import { parseArgs } from 'node:util';
import { FAILED_JOBS } from '../src/platform/jobs/failed-jobs.server.ts';
import { askServer, stop } from './running-server/ask-server.ts';

/**
 * Lists failed jobs, from the running server on this machine. `retry <id>` and `retry --queue <name>` requeue one or
 * all of a queue, without resending e-mails already sent. `drop` instead of `retry` deletes them.
 */
const USAGE =
  'npm run jobs, npm run jobs -- retry <id> or npm run jobs -- retry --queue <name>; drop instead of retry deletes them';
const DONE = { retry: 'queued again', drop: 'dropped' };

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
type Failed = { id: string; queue: string; data: object; output: { message?: string } | null; createdOn: string };

const ask = <Body>(path: string, body?: object) =>
  askServer<Body>({
    command: FAILED_JOBS,
    path: `/jobs${path}`,
    body,
    refused: 'That is not a job id: npm run jobs lists them.',
  });

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
