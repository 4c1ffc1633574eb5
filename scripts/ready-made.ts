import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkedSource, READY_CHECKED } from '../src/content/checked-source.ts';
import { makeEmptyDatabase } from '../src/empty-database.ts';
import { QUEUES } from '../src/job-queues.ts';
import { ContentError } from '../src/platform/content-files.ts';

/**
 * Part of the build, to speed up first starts: the initial database of an embedded one, written atomically; and the
 * project's content, checked.
 */
const UNFINISHED = 'build/unfinished';
rmSync(UNFINISHED, { recursive: true, force: true });
await makeEmptyDatabase(UNFINISHED, QUEUES);
// It holds no data, and the site may run under a different account from the build.
for (const entry of readdirSync(UNFINISHED, { recursive: true, withFileTypes: true }))
  chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
rmSync('build/database', { recursive: true, force: true });
renameSync(`${UNFINISHED}/database`, 'build/database');
rmSync(UNFINISHED, { recursive: true });

rmSync(READY_CHECKED, { force: true });
const [build] = /\bserver-[\w-]+\.js/.exec(readFileSync('build/server/index.js', 'utf8')) ?? [];
if (build === undefined) throw new Error('build/server/index.js does not name the server');
// The server, or npm run content:check, reports what is wrong with the content.
await checkedSource('content', { file: READY_CHECKED, build }).catch((problem) => {
  if (!(problem instanceof ContentError)) throw problem;
});
// As readable as the content it comes from.
if (existsSync(READY_CHECKED)) chmodSync(READY_CHECKED, 0o644);
