import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../load/server.ts';

test("V8's code cache of the server is saved for the next start", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const first = await startServer({ NODE_COMPILE_CACHE: folder });
  onTestFinished(async () => void (await first.stop('SIGKILL')));
  await vi.waitFor(() => expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(10), 30_000);
  const second = await startServer({ NODE_COMPILE_CACHE: folder });
  expect((await fetch(second.url)).status).toBe(200);
  expect(await second.stop()).toBe(0);
});
