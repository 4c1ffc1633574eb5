import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedStore, TablesByStore } from './free-tables.ts';
import { tableRequests } from './table-requests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function requests() {
  const calls: string[][] = [];
  const results: TablesByStore[] = [];
  const ask = async (stores: ListedStore[]): Promise<TablesByStore> => {
    const ids = stores.map(({ storeId }) => storeId);
    calls.push(ids);
    return Object.fromEntries(ids.map((id) => [id, { kind: 'full' }]));
  };
  const { want, stop } = tableRequests({ ask, tell: (tables) => results.push(tables), pauseMs: 100, most: 2 });
  return {
    calls,
    results,
    stop,
    want: (...ids: string[]) => void ids.map((storeId) => want({ storeId })),
  };
}

test('requests within the pause are batched without duplicates', async () => {
  const { calls, results, want } = requests();
  want('1', '2', '1');
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  want('2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([['1', '2']]);
  expect(results).toEqual([{ '1': { kind: 'full' }, '2': { kind: 'full' } }]);
});

test('no batch is larger than allowed', async () => {
  const { calls, want } = requests();
  want('1', '2', '3', '4', '5');
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([['1', '2'], ['3', '4'], ['5']]);
});

test('nothing is requested or reported after stopping', async () => {
  const { calls, results, want, stop } = requests();
  want('1');
  stop();
  want('2');
  await vi.advanceTimersByTimeAsync(1000);
  expect([calls, results]).toEqual([[], []]);
});
