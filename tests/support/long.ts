import { spawnSync } from 'node:child_process';

/**
 * The tests that take too long for every day, with more rounds: random operations, process kills, staff and diners at
 * once, acts offline, focus after Escape, focus on another small screen, and the journeys at both sizes rather than only
 * the phone's.
 */
const env = { ...process.env, LONG: 'on' };
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
const files = ['tests/faults/model.test.ts', 'tests/faults/desk-acts.test.ts', 'tests/faults/kill.running.test.ts'];
const status = run('vitest', ['run', '--project', 'races', '--project', 'running', ...files]);
process.exitCode = run('playwright', ['test']) || status;
