import { AsyncLocalStorage } from 'node:async_hooks';
import { waited, waitingWork, workRefused } from '../observe/metrics.ts';

/** Priorities of what is asked for, the most important first. Kept pages and files come past the gate. */
export const PRIORITIES = ['begun', 'search', 'page', 'robot'] as const;
/**
 * `begun`: a booking or form under way. `search`: for a table, and the rest of the API. `page`: one that is not kept.
 * `robot`: whatever a robot asks for besides.
 */
export type Priority = (typeof PRIORITIES)[number];

type PerPriority = Record<Priority, number>;
export type GateRules = {
  /** How much is done at once in all. */
  capacity: number;
  /** The most of one priority. */
  most: PerPriority;
  /** How much of the capacity other priorities leave free for this one, so that none waits for ever. */
  keptFree: PerPriority;
  /** How many may wait. */
  queue: PerPriority;
  /** How long one waits at most. */
  waitMs: PerPriority;
};

/** More is asked for than can be done: this was refused. */
export class Overloaded extends Error {
  readonly priority: Priority;
  constructor(priority: Priority) {
    super(`more is asked for than can be done: ${priority}`);
    this.priority = priority;
  }
}

/** Whether one is more important than the other. */
export const comesBefore = (one: Priority, other: Priority): boolean =>
  PRIORITIES.indexOf(one) < PRIORITIES.indexOf(other);

/** Whether work of this priority may begin, with so much of each under way. */
export function hasRoom({ capacity, most, keptFree }: GateRules, busy: PerPriority, priority: Priority): boolean {
  if (busy[priority] >= most[priority]) return false;
  const others = PRIORITIES.filter((other) => other !== priority);
  const forOthers = others.reduce((sum, other) => sum + Math.max(busy[other], keptFree[other]), 0);
  return busy[priority] + forOthers < capacity;
}

/** The rules for a capacity. Few pages are rendered at once: more would only make each slower, as for robots. */
export function rulesFor(capacity: number): GateRules {
  return {
    capacity,
    most: { begun: capacity, search: capacity, page: Math.ceil(capacity / 2), robot: Math.ceil(capacity / 4) },
    keptFree: { begun: 2, search: 1, page: 1, robot: 0 },
    queue: { begun: 150, search: 48, page: 24, robot: 4 },
    waitMs: { begun: 4000, search: 2000, page: 2000, robot: 2000 },
  };
}

export type Gate = {
  /** Does the work when its turn comes; rejects with Overloaded when too many wait already, or when it waited too long. */
  run<Result>(priority: Priority, task: () => Promise<Result>): Promise<Result>;
  /** Whether work of this priority would be refused at once. */
  isFull(priority: Priority): boolean;
};

type Place = { leave(): void; comeBack(): Promise<void> };
/** The place that the work under way has in a gate. */
const places = new AsyncLocalStorage<Place>();

/**
 * Runs a part of some work outside its gate: others have its place meanwhile. For what takes long and has a queue of its
 * own. Its place comes back in turn, and is never refused.
 */
export async function outsideGate<Result>(part: () => Promise<Result>): Promise<Result> {
  const place = places.getStore();
  if (!place) return part();
  place.leave();
  try {
    return await part();
  } finally {
    await place.comeBack();
  }
}

type Waiter = { begin: () => void };
const none = (): PerPriority => ({ begun: 0, search: 0, page: 0, robot: 0 });

/** Bounds what is done at once and what waits for it; whoever waits is let in by importance, then by turn. */
export function createGate(rules: GateRules): Gate {
  const busy = none();
  const queues: Record<Priority, Waiter[]> = { begun: [], search: [], page: [], robot: [] };

  function refuse(priority: Priority): Overloaded {
    workRefused.inc({ work: priority });
    return new Overloaded(priority);
  }
  function wait(priority: Priority, waitMs?: number): Promise<void> {
    const queue = queues[priority];
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        queue.splice(queue.indexOf(waiter), 1);
        waitingWork.set({ work: priority }, queue.length);
      };
      const waiter = {
        begin() {
          leave();
          busy[priority] += 1;
          resolve();
        },
      };
      const giveUp = () => {
        leave();
        reject(refuse(priority));
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      queue.push(waiter);
      waitingWork.set({ work: priority }, queue.length);
    });
  }
  function letIn(): void {
    for (const priority of PRIORITIES) {
      for (let [first] = queues[priority]; first && hasRoom(rules, busy, priority); [first] = queues[priority])
        first.begin();
    }
  }
  const mayBegin = (priority: Priority) => queues[priority].length === 0 && hasRoom(rules, busy, priority);
  const isFull = (priority: Priority) => !mayBegin(priority) && queues[priority].length >= rules.queue[priority];

  /** Takes a place where one is free. */
  const enters = (priority: Priority): boolean => {
    if (!mayBegin(priority)) return false;
    busy[priority] += 1;
    return true;
  };
  const leave = (priority: Priority) => {
    busy[priority] -= 1;
    letIn();
  };

  return {
    isFull,
    async run(priority, task) {
      if (isFull(priority)) throw refuse(priority);
      const since = performance.now();
      if (!enters(priority)) await wait(priority, rules.waitMs[priority]);
      waited.observe({ work: priority }, (performance.now() - since) / 1000);
      try {
        const place: Place = {
          leave: () => leave(priority),
          comeBack: async () => (enters(priority) ? undefined : wait(priority)),
        };
        return await places.run(place, task);
      } finally {
        leave(priority);
      }
    },
  };
}
