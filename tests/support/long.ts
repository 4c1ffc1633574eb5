import { spawnSync } from 'node:child_process';

/** Tests that take too long for every day, with more rounds: random operations and process kills. */
const files = ['tests/faults/model.test.ts', 'tests/faults/kill.running.test.ts'];
const { status } = spawnSync('vitest', ['run', '--project', 'rules', '--project', 'running', ...files], {
  stdio: 'inherit',
  env: { ...process.env, LONG: 'on' },
});
process.exitCode = status ?? 1;
