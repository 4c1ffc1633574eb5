import { spawnSync } from 'node:child_process';

/** What takes too long for every day: the random evenings and the kills, many more of them. */
const files = ['tests/faults/model.test.ts', 'tests/faults/kill.running.test.ts'];
const { status } = spawnSync('vitest', ['run', '--project', 'rules', '--project', 'running', ...files], {
  stdio: 'inherit',
  env: { ...process.env, LONG: 'on' },
});
process.exitCode = status ?? 1;
