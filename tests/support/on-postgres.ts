import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './postgres.ts';

/** Runs every database test again on a real PostgreSQL. Where none can run, says why. */
const started = await startPostgres();
if ('skipped' in started) {
  console.log(`SKIPPED: the API tests on PostgreSQL, because ${started.skipped}`);
} else {
  const tests = spawn('vitest', ['run', '--project', 'database', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: started.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill(signal));
  const [code] = await once(tests, 'exit');
  await started.stop();
  process.exitCode = code ?? 1;
}
