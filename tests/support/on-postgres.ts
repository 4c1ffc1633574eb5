import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './postgres.ts';

/** Repeats every database test on a real PostgreSQL. If none can run, says why. */
const postgres = await startPostgres();
if ('skipped' in postgres) {
  console.log(`SKIPPED: the API tests on PostgreSQL, because ${postgres.skipped}`);
} else {
  const tests = spawn('vitest', ['run', '--project', 'database', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill(signal));
  const [code] = await once(tests, 'exit');
  await postgres.stop();
  process.exitCode = code ?? 1;
}
