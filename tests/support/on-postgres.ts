import { spawnSync } from 'node:child_process';
import { startPostgres } from './postgres.ts';

/** Runs every test that holds a database once more, on a real PostgreSQL. Where none can run, says so and why. */
const started = await startPostgres();
if ('skipped' in started) {
  console.log(`SKIPPED: the API tests on PostgreSQL, because ${started.skipped}`);
} else {
  const { status } = spawnSync('vitest', ['run', '--project', 'database'], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: started.url },
  });
  await started.stop();
  process.exitCode = status ?? 1;
}
