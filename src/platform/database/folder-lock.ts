import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * On Linux an abstract socket, which the kernel frees with the process, even after kill -9; elsewhere a named pipe or
 * a port on localhost.
 */
function listenAddress(folder: string): string | { host: string; port: number } {
  const digest = createHash('sha256').update(realpathSync(folder)).digest();
  if (process.platform === 'linux') return `\0tavola-${digest.toString('hex').slice(0, 32)}`;
  if (process.platform === 'win32') return join('\\\\.\\pipe', tmpdir(), digest.toString('hex'));
  return { host: '127.0.0.1', port: 20_000 + (digest.readUInt16BE(0) % 20_000) };
}

/** Another running process has the folder: retrying won't help. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`${folder} is in use by another running process. Stop it, or set DATA_DIR to another folder.`);
  }
}

/** Locks the folder for this process; rejects with FolderInUse if another process has it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const server: Server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error),
    );
    server.listen(listenAddress(folder), () => resolve());
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
