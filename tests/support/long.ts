import { spawnSync } from 'node:child_process';

/**
 * Tests that take too long for every day, with more rounds: random operations, process kills, focus after Escape, focus on
 * one more small screen, and at both sizes the journeys that else run at the phone's.
 */
const env = { ...process.env, LONG: 'on' };
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
const files = ['tests/faults/model.test.ts', 'tests/faults/kill.running.test.ts'];
const proved = run('vitest', ['run', '--project', 'races', '--project', 'running', ...files]);
process.exitCode = run('playwright', ['test']) || proved;
