import { readFileSync, renameSync, rmSync } from 'node:fs';
import { checkedSource, READY_CHECKED } from '../src/content/checked-source.ts';
import { makeEmptyDatabase } from '../src/empty-database.ts';
import { QUEUES } from '../src/job-queues.ts';
import { ContentError } from '../src/platform/content-files.ts';

/**
 * Part of the build: what a first start would take seconds to make. The empty database with which an embedded one begins,
 * written whole or not at all; and the project's content, checked.
 */
const UNFINISHED = 'build/unfinished';
rmSync(UNFINISHED, { recursive: true, force: true });
await makeEmptyDatabase(UNFINISHED, QUEUES);
rmSync('build/database', { recursive: true, force: true });
renameSync(`${UNFINISHED}/database`, 'build/database');
rmSync(UNFINISHED, { recursive: true });

rmSync(READY_CHECKED, { force: true });
const [build] = /\bserver-[\w-]+\.js/.exec(readFileSync('build/server/index.js', 'utf8')) ?? [];
if (build === undefined) throw new Error('build/server/index.js does not name the server');
// What is wrong with the content is said by the server, or by npm run content:check.
await checkedSource('content', { file: READY_CHECKED, build }).catch((problem) => {
  if (!(problem instanceof ContentError)) throw problem;
});
