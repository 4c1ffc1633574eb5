import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { hasDiskRoom, NO_ROOM } from './disk-room.ts';
import { lockFolder } from './folder-lock.ts';
import type { ProtocolExec } from './pglite-stream.ts';
import { beginReadyMade } from './ready-made.ts';

/** A file system for PGlite whose fsync really reaches the disk: a confirmed booking must survive a crash. */
class DurableFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(...args);
    ready.emscriptenOpts.preRun?.unshift((module) => {
      const nodefs = (module as unknown as EmscriptenNodeFS).NODEFS;
      nodefs.stream_ops.fsync = (stream) => {
        const fd = stream.nfd ?? openSync(nodefs.realPath(stream.node), 'r');
        try {
          fsyncSync(fd);
        } finally {
          if (stream.nfd === undefined) closeSync(fd);
        }
        return 0;
      };
    });
    return ready;
  }
}
type EmscriptenNodeFS = {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  };
};

/** Without -F, which would turn fsync off. 4 MB of shared buffers: the files are in the system's cache anyway. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=4MB',
];

const TURN_MS = 4;

/**
 * The raw response as it streams. PGlite's own collecting call also parses every message and keeps it, which doubled
 * the time of a small query and leaked memory. Its files need no sync call.
 */
async function answerOf(database: PGlite, bytes: Uint8Array): Promise<Buffer> {
  const parts: Buffer[] = [];
  const onRawData = (part: Uint8Array) => {
    // A copy, since the next message overwrites PGlite's own memory.
    parts.push(Buffer.from(part));
  };
  await database.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
  return Buffer.concat(parts);
}

/** PGlite runs in this process: yields to the event loop often, so that pages and timers aren't delayed. */
function yieldingExec(database: PGlite): ProtocolExec {
  let queue: Promise<unknown> = Promise.resolve();
  let turnBegan = 0;
  return (bytes) => {
    const answer = queue.then(async () => {
      if (performance.now() - turnBegan > TURN_MS) {
        await new Promise((resolve) => setImmediate(resolve));
        turnBegan = performance.now();
      }
      return answerOf(database, bytes);
    });
    queue = answer.catch(() => undefined);
    return answer;
  };
}

export type EmbeddedDatabase = { exec: ProtocolExec; close(): Promise<void> };

/**
 * PostgreSQL inside this process, stored under `${dataDir}/database`, or in memory without a dataDir. Locks the
 * folder, which PGlite doesn't, and rejects if another process has it.
 */
export async function openPglite(dataDir?: string, dump?: Blob): Promise<EmbeddedDatabase> {
  if (!dataDir) {
    const database = await PGlite.create({ extensions: { btree_gist }, loadDataDir: dump });
    return { exec: yieldingExec(database), close: () => database.close() };
  }
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  const open = async () => {
    await beginReadyMade(folder);
    return PGlite.create({ fs: new DurableFS(folder), startParams: START_PARAMS, extensions: { btree_gist } });
  };
  const database = await open().catch(async (error) => {
    await unlock();
    throw (await hasDiskRoom(folder)) ? error : new Error(NO_ROOM, { cause: error });
  });
  return {
    exec: yieldingExec(database),
    async close() {
      await database.close();
      await unlock();
    },
  };
}
