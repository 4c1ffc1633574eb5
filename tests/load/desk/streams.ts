import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { LOOK_MS } from '../../../src/desk/engine/live-days.server.ts';
import { quantile, type Work } from '../measure.ts';

const LOST_AFTER_MS = 10_000;

/** A stream of a place, such as a restaurant's day. */
type Wanted = { place: string; path: string; headers?: Record<string, string> };
type Stream = { place: string; hear: () => void };

/** Open Server-Sent Events streams, and when each hears of a change. */
export async function openStreams(url: string, wanted: readonly Wanted[]) {
  const dispatcher = new Agent({ connections: wanted.length, bodyTimeout: 0 });
  const open = async ({ place, path, headers }: Wanted): Promise<Stream> => {
    const { statusCode, body } = await request(url + path, { dispatcher, headers });
    if (statusCode !== 200) throw new Error(`${path}: HTTP ${statusCode}`);
    const stream: Stream = { place, hear: () => undefined };
    body.on('data', (text) => String(text).includes('event: change') && stream.hear());
    // As all are closed.
    body.on('error', () => undefined);
    return stream;
  };
  const streams = await Promise.all(wanted.map(open));
  // A new stream may first be told what it already knows.
  await pause(2 * LOOK_MS);
  return {
    /** When each stream of a place next hears of a change. */
    heard: (place: string): Promise<number[]> =>
      Promise.all(
        streams
          .filter((stream) => stream.place === place)
          .map(
            (stream) =>
              new Promise<number>((resolve, reject) => {
                const lost = setTimeout(() => reject(new Error(`${place} heard nothing`)), LOST_AFTER_MS);
                stream.hear = () => {
                  clearTimeout(lost);
                  resolve(performance.now());
                };
              }),
          ),
      ),
    close: () => dispatcher.destroy(),
  };
}
type Streams = Awaited<ReturnType<typeof openStreams>>;

/** An irrational share, so that changes fall at every phase of the server's look. */
const PHASE = 0.618;

/** Milliseconds from an answered change of each place to its streams. */
export function delaysOf(
  { heard }: Streams,
  places: readonly string[],
  { cpuMs, change }: { cpuMs: () => number; change: (place: string) => Promise<unknown> },
): Work {
  return async () => {
    const delays: number[] = [];
    const before = cpuMs();
    for (const [index, place] of places.entries()) {
      await pause(((index * PHASE) % 1) * LOOK_MS);
      const all = heard(place);
      await change(place);
      const answered = performance.now();
      delays.push(...(await all).map((at) => Math.max(0, at - answered)));
    }
    return {
      'ms p99': quantile(delays, 0.99),
      'ms p50': quantile(delays, 0.5),
      'ms at most': quantile(delays, 1),
      'CPU ms': (cpuMs() - before) / places.length,
    };
  };
}
