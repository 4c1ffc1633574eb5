import { tokenSecret } from '../src/platform/api/tokens.server.ts';
import { readEnv } from '../src/platform/env.ts';
import { failedJobsKey } from '../src/platform/jobs/failed-jobs.server.ts';

/** Lists the jobs that gave up after all retries, from the running server on this machine. */
const settings = readEnv(process.env);
if (!settings.ok) {
  for (const problem of settings.problems) console.error(`Setting ${problem}`);
  process.exit(1);
}
const { PORT, TOKEN_SECRET, DATA_DIR } = settings.env;
const url = `http://127.0.0.1:${PORT}/internal/jobs`;
type Failed = { id: string; queue: string; data: object; output: { message?: string } | null; createdOn: string };

const authorization = `Bearer ${failedJobsKey(tokenSecret(TOKEN_SECRET, DATA_DIR))}`;
const answer = await fetch(url, { headers: { authorization } }).catch(() => null);
if (!answer?.ok) {
  console.error(`No server answers at ${url}. Start it, or set PORT, DATA_DIR or TOKEN_SECRET as it has them.`);
  process.exit(1);
}
const { failed } = (await answer.json()) as { failed: Failed[] };
if (failed.length === 0) console.log('No job has failed.');
for (const { createdOn, queue, id, data, output } of failed)
  console.log(`${createdOn}  ${queue}  ${id}  ${JSON.stringify(data)}  ${output?.message ?? ''}`);
