import { connect, type Socket } from 'node:net';

export type ScanVerdict = 'clean' | 'infected' | 'down';
/** Scans for viruses; `down` if there is no verdict. Never throws. */
export type Scanner = (bytes: Buffer, timeoutMs?: number) => Promise<ScanVerdict>;

const CHUNK = 64 * 1024;
const TIMEOUT_MS = 15_000;
const MOST_ANSWER = 4096;

function open(url: string): Socket {
  if (url.startsWith('unix:')) return connect(url.slice('unix:'.length));
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

/** Each chunk is preceded by its length; an empty one ends the file. */
function* frames(bytes: Buffer): Generator<Buffer> {
  const lengthOf = (length: number) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(length);
    return head;
  };
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

/** "stream: OK" or "stream: Some.Name FOUND"; anything else is a scanner error. */
function verdictIn(answer: string): ScanVerdict {
  if (/^stream: OK\0?\s*$/.test(answer)) return 'clean';
  return /^stream: .* FOUND\0?\s*$/s.test(answer) ? 'infected' : 'down';
}

/** A clamd scanner using INSTREAM, at tcp://host:port or unix:/path. Any other response is passed to `report`. */
export function openScanner(url: string, report: (problem: string) => void): Scanner {
  return (bytes, timeoutMs = TIMEOUT_MS) =>
    new Promise((resolve) => {
      const socket = open(url);
      const late = setTimeout(() => settle('down', 'no answer in time'), timeoutMs);
      let answer = '';
      const settle = (verdict: ScanVerdict, problem?: string) => {
        clearTimeout(late);
        socket.destroy();
        if (verdict === 'down') report(problem ?? answer.slice(0, MOST_ANSWER));
        resolve(verdict);
      };
      socket.on('error', ({ message }) => settle('down', message));
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
        if (answer.length > MOST_ANSWER || answer.includes('\0')) settle(verdictIn(answer));
      });
      socket.on('end', () => settle(verdictIn(answer)));
      socket.once('connect', () => {
        for (const part of frames(bytes)) socket.write(part);
      });
    });
}
