import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_ROOM } from './disk-room.ts';
import { watchEmbedded } from './watch-embedded.ts';

const PAUSE_MS = 1000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const state = { writes: true, room: true };
  const lines: string[] = [];
  const line = (level: string) => (words: unknown) => void lines.push(`${level}: ${words}`);
  const log = { info: line('info'), error: line('error'), fatal: line('fatal') };
  const leave = vi.fn();
  const stop = watchEmbedded(
    { takesWrites: async () => state.writes, hasRoom: async () => state.room, log, leave },
    PAUSE_MS,
  );
  return { state, lines, leave, stop, rounds: (count: number) => vi.advanceTimersByTimeAsync(count * PAUSE_MS + 1) };
}

test("a full disk is logged once, and its recovery, and doesn't end the process", async () => {
  const { state, lines, leave, stop, rounds } = watched();
  state.room = false;
  await rounds(4);
  state.room = true;
  await rounds(2);
  expect(lines).toEqual([`error: ${NO_ROOM}`, 'info: the disk has room again']);
  expect(leave).not.toHaveBeenCalled();
  await stop();
});

test('the process ends when the database stops writing, but not after a single failure', async () => {
  const { state, lines, leave, stop, rounds } = watched();
  state.writes = false;
  await rounds(1);
  expect(leave).not.toHaveBeenCalled();
  await rounds(4);
  expect(leave).toHaveBeenCalledOnce();
  expect(lines[0]).toMatch(/^fatal: the embedded database no longer writes/);
  await stop();
});
