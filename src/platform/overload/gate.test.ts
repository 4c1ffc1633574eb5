import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  comesBefore,
  createGate,
  type GateRules,
  hasRoom,
  Overloaded,
  outsideGate,
  type Priority,
  rulesFor,
} from './gate.ts';

const NOTHING = { begun: 0, search: 0, page: 0, robot: 0 };

describe('admission', () => {
  const rules = rulesFor(8);
  test.each<[string, Partial<typeof NOTHING>, Priority, boolean]>([
    ['nothing is under way', {}, 'robot', true],
    ['begun work leaves one slot each for search and page', { begun: 6 }, 'begun', false],
    ['a search takes its reserved slot', { begun: 6 }, 'search', true],
    ['a page takes its reserved slot', { begun: 6, search: 1 }, 'page', true],
    ['no slot is left', { begun: 6, search: 1, page: 1 }, 'begun', false],
    ['searches leave two slots for begun work and one for pages', { search: 5 }, 'search', false],
    ['begun work takes its reserved slot', { search: 5 }, 'begun', true],
    ['a robot leaves every reserved slot', { page: 4 }, 'robot', true],
    ['a robot is kept out when only reserved slots are left', { page: 4, robot: 1 }, 'robot', false],
    ['pages take at most half the capacity', { page: 4 }, 'page', false],
    ['robots take at most a quarter of the capacity', { robot: 2 }, 'robot', false],
  ])('the gate decides who may begin: %s', (_, busy, priority, expected) => {
    expect(hasRoom(rules, { ...NOTHING, ...busy }, priority)).toBe(expected);
  });

  test('begun work comes before searches, searches before pages, and robots last', () => {
    expect(comesBefore('begun', 'search') && comesBefore('search', 'page') && comesBefore('page', 'robot')).toBe(true);
    expect(comesBefore('page', 'page') || comesBefore('robot', 'begun')).toBe(false);
  });
});

describe('the gate', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const rules: GateRules = {
    capacity: 1,
    most: { begun: 1, search: 1, page: 1, robot: 1 },
    keptFree: NOTHING,
    queue: { begun: 3, search: 2, page: 1, robot: 1 },
    waitMs: { begun: 4000, search: 2000, page: 2000, robot: 2000 },
  };

  /** A gate, the order in which its work began, and how each piece ends. */
  function held() {
    const gate = createGate(rules);
    const began: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (priority: Priority, name: string = priority) =>
      gate
        .run(priority, async () => {
          began.push(name);
          await new Promise<void>((resolve) => ends.push(resolve));
          return 'done';
        })
        .catch((problem) => (problem instanceof Overloaded ? `${problem.priority} refused` : problem));
    const endNext = async () => {
      ends.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { gate, began, ask, endNext };
  }

  test('the gate admits by priority, then by turn', async () => {
    const { began, ask, endNext } = held();
    const answers = [
      ...[ask('page', 'first'), ask('robot'), ask('page'), ask('search', 'one'), ask('search', 'two')],
      ask('begun'),
    ];
    expect(began).toEqual(['first']);
    for (let turn = 0; turn < 6; turn += 1) await endNext();
    expect(began).toEqual(['first', 'begun', 'one', 'two', 'page', 'robot']);
    expect(await Promise.all(answers)).toEqual(Array(6).fill('done'));
  });

  test("the gate refuses at once when a priority's queue is full, but not the others", async () => {
    const { gate, ask, began, endNext } = held();
    void ask('page', 'first');
    const second = ask('page', 'second');
    expect([gate.isFull('page'), gate.isFull('search')]).toEqual([true, false]);
    expect(await ask('page')).toBe('page refused');
    void ask('begun');
    await endNext();
    expect(began).toEqual(['first', 'begun']);
    await endNext();
    await endNext();
    expect(await second).toBe('done');
  });

  test('the gate refuses work that waited too long, and the next gets its turn', async () => {
    const { ask, began, endNext } = held();
    void ask('page', 'first');
    const search = ask('search');
    const first = ask('begun');
    await vi.advanceTimersByTimeAsync(1999);
    expect(await Promise.race([search, Promise.resolve('waits')])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await search).toBe('search refused');
    await endNext();
    expect(began).toEqual(['first', 'begun']);
    await endNext();
    expect(await first).toBe('done');
  });

  test('after a failure the gate admits the next', async () => {
    const gate = createGate(rules);
    const burn = () => Promise.reject(new Error('burnt'));
    await expect(gate.run('page', burn)).rejects.toThrow('burnt');
    await expect(gate.run('page', burn)).rejects.toThrow('burnt');
    expect(await gate.run('page', async () => 'done')).toBe('done');
  });

  test('work outside the gate frees its slot, then waits for one as long as necessary', async () => {
    const { gate, began, ask, endNext } = held();
    const files = Promise.withResolvers<void>();
    const form = gate.run('begun', async () => {
      began.push('form');
      await outsideGate(() => files.promise);
      began.push('form again');
    });
    const booking = ask('begun', 'booking');
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toEqual(['form', 'booking']);
    files.resolve();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(began).toEqual(['form', 'booking']);
    await endNext();
    await form;
    expect([began, await booking]).toEqual([['form', 'booking', 'form again'], 'done']);
  });

  test('work that never passed the gate still runs', async () => {
    expect(await outsideGate(async () => 'done')).toBe('done');
  });
});
