import { spawnSync } from 'node:child_process';

/**
 * Tests that take too long for every day, with more rounds: random operations, process kills, focus after Escape, and
 * focus on one more small screen.
 */
const env = { ...process.env, LONG: 'on' };
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
const files = ['tests/faults/model.test.ts', 'tests/faults/kill.running.test.ts'];
const proved = run('vitest', ['run', '--project', 'races', '--project', 'running', ...files]);
process.exitCode = run('playwright', ['test', 'booking-focus', 'settings', 'small-screens']) || proved;
