import { renameSync, rmSync } from 'node:fs';
import { makeEmptyDatabase } from '../src/empty-database.ts';
import { QUEUES } from '../src/job-queues.ts';

/** Part of the build: the empty database with which an embedded one begins. Written whole or not at all. */
const UNFINISHED = 'build/unfinished';
rmSync(UNFINISHED, { recursive: true, force: true });
await makeEmptyDatabase(UNFINISHED, QUEUES);
rmSync('build/database', { recursive: true, force: true });
renameSync(`${UNFINISHED}/database`, 'build/database');
rmSync(UNFINISHED, { recursive: true });
