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

describe('who may begin', () => {
  const rules = rulesFor(8);
  test.each<[string, Partial<typeof NOTHING>, Priority, boolean]>([
    ['nothing is under way', {}, 'robot', true],
    ['begun work leaves one each for search and page', { begun: 6 }, 'begun', false],
    ['which a search has', { begun: 6 }, 'search', true],
    ['and a page', { begun: 6, search: 1 }, 'page', true],
    ['and then all of it is in use', { begun: 6, search: 1, page: 1 }, 'begun', false],
    ['searches leave two for begun work and one for pages', { search: 5 }, 'search', false],
    ['which it has', { search: 5 }, 'begun', true],
    ['a robot leaves what is kept free for all others', { page: 4 }, 'robot', true],
    ['so that it may not begin', { page: 4, robot: 1 }, 'robot', false],
    ['half of it is for pages', { page: 4 }, 'page', false],
    ['a quarter for robots', { robot: 2 }, 'robot', false],
  ])('%s', (_, busy, priority, expected) => {
    expect(hasRoom(rules, { ...NOTHING, ...busy }, priority)).toBe(expected);
  });

  test('begun work comes before searches, these before pages, and robots last', () => {
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

  /** A gate, what began in it in which order, and how each piece of work ends. */
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
    /** Ends what is under way, and lets what waits begin. */
    const endNext = async () => {
      ends.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { gate, began, ask, endNext };
  }

  test('lets in who waits by importance, then by turn', async () => {
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

  test('refuses at once when as many of a kind wait as may; other kinds still may', async () => {
    const { gate, ask, began, endNext } = held();
    void ask('page', 'first');
    const waiting = ask('page', 'second');
    expect([gate.isFull('page'), gate.isFull('search')]).toEqual([true, false]);
    expect(await ask('page')).toBe('page refused');
    void ask('begun');
    await endNext();
    expect(began).toEqual(['first', 'begun']);
    await endNext();
    await endNext();
    expect(await waiting).toBe('done');
  });

  test('refuses who waited too long, and gives its turn to the next', async () => {
    const { ask, began, endNext } = held();
    void ask('page', 'first');
    const search = ask('search');
    const begun = ask('begun');
    await vi.advanceTimersByTimeAsync(1999);
    expect(await Promise.race([search, Promise.resolve('waits')])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await search).toBe('search refused');
    await endNext();
    expect(began).toEqual(['first', 'begun']);
    await endNext();
    expect(await begun).toBe('done');
  });

  test('work that fails lets the next begin', async () => {
    const gate = createGate(rules);
    const burn = () => Promise.reject(new Error('burnt'));
    await expect(gate.run('page', burn)).rejects.toThrow('burnt');
    await expect(gate.run('page', burn)).rejects.toThrow('burnt');
    expect(await gate.run('page', async () => 'done')).toBe('done');
  });

  test('a part of some work outside it leaves its place to others, and waits for it as long as need be', async () => {
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

  test('work that no gate let in is done all the same', async () => {
    expect(await outsideGate(async () => 'done')).toBe('done');
  });
});
