import { upcomingParties } from '../src/booking/upcoming-parties.server.ts';
import { jobsNotice } from '../src/careers/rules/jobs-notice.ts';
import { readSource } from '../src/content/content.ts';
import { checkFolder } from '../src/content/content-check.ts';
import { publishSource } from '../src/content/publish-source.ts';
import { createClock } from '../src/platform/clock.ts';
import { ContentError, type ContentProblem } from '../src/platform/content-files.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { readEnv } from '../src/platform/env.ts';
import { londonNow } from '../src/values/time/london-time.ts';

/**
 * `content check` lists every problem with file and path, and reports on the jobs open today; `content load` publishes
 * the folder as the current version.
 */
const settings = readEnv(process.env);
if (!settings.ok) throw new Error(settings.problems.join('\n'));
const { CONTENT_DIR, DATABASE_URL, DATABASE_PREPARED, DATA_DIR, CLOCK } = settings.env;

const line = ({ file, path, expected, found }: ContentProblem) =>
  `${file}: at ${path || 'the top'} expected ${expected}, found ${found}`;

async function check(): Promise<void> {
  const now = Date.now();
  const problems = await checkFolder(CONTENT_DIR, { publicFolder: 'public', now });
  for (const problem of problems) console.error(line(problem));
  if (problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  console.log('The content is in order.');
  const { jobs } = await readSource(CONTENT_DIR);
  for (const words of jobsNotice(jobs, londonNow(now).date)) console.log(words);
}

async function load(): Promise<void> {
  const source = await readSource(CONTENT_DIR);
  const options = { url: DATABASE_URL, dataDir: DATA_DIR, prepared: DATABASE_PREPARED === 'on' };
  const connection = await openDatabase<object>(options).catch((error: Error) => {
    if (!error.message.includes('in use')) throw error;
    console.log('The server on this machine is running: it picks up changes to the content folder by itself.');
  });
  if (!connection) return;
  await migrate(connection.db);
  try {
    const parties = { upcomingParties: upcomingParties(createClock(CLOCK)) };
    console.log(`Current version: ${await publishSource(connection.pool, source, parties)}`);
  } finally {
    await connection.close();
  }
}

const commands: Record<string, () => Promise<void>> = { check, load };
const command = commands[process.argv[2] ?? ''];
if (!command) throw new Error('Usage: content check or content load.');
try {
  await command();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
