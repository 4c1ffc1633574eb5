import { createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** The EICAR test string every scanner detects, concatenated so that none detects it in this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = Buffer.from('zINSTREAM\0');

/** The file of a complete command; null until it is complete. */
function streamed(input: Buffer): Buffer | null {
  if (!input.subarray(0, COMMAND.length).equals(COMMAND)) return null;
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= input.length; ) {
    const length = input.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(input.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/**
 * A server that speaks clamd's INSTREAM and knows one signature; `answer` replaces its verdict. It listens on a port,
 * or on a Unix socket at `path`.
 */
export async function startClamd(path?: string) {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const clamd = { answer: null as string | null, silent: false, scanned: [] as Buffer[] };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let input: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      input = Buffer.concat([input, Buffer.from(chunk)]);
      const file = streamed(input);
      if (!file || clamd.silent) return;
      clamd.scanned.push(file);
      const verdict = clamd.answer ?? `stream: ${file.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK'}\0`;
      socket.end(Buffer.from(verdict));
    });
  });
  await new Promise<void>((resolve) =>
    path ? server.listen(path, resolve) : server.listen(port, '127.0.0.1', resolve),
  );
  return Object.assign(clamd, {
    url: path ? `unix:${path}` : `tcp://127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
