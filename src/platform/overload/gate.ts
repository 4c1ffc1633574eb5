import { AsyncLocalStorage } from 'node:async_hooks';
import { waitingWork, waitTime, workRefused } from '../observe/metrics.ts';

/** Priorities, most important first. Cached pages and files bypass the gate. */
export const PRIORITIES = ['begun', 'search', 'page', 'robot'] as const;
/**
 * `begun`: a booking or form under way. `search`: for a table, and the rest of the API. `page`: an uncached one.
 * `robot`: anything else a robot requests.
 */
export type Priority = (typeof PRIORITIES)[number];

type PerPriority = Record<Priority, number>;
export type GateRules = {
  capacity: number;
  /** Maximum concurrent work per priority. */
  most: PerPriority;
  /** Capacity reserved for this priority, so that none starves. */
  keptFree: PerPriority;
  queue: PerPriority;
  waitMs: PerPriority;
};

/** Refused because of overload. */
export class Overloaded extends Error {
  readonly priority: Priority;
  constructor(priority: Priority) {
    super(`overloaded: ${priority}`);
    this.priority = priority;
  }
}

export const comesBefore = (a: Priority, b: Priority): boolean => PRIORITIES.indexOf(a) < PRIORITIES.indexOf(b);

/** Whether work of this priority may begin, given what is under way. */
export function hasRoom({ capacity, most, keptFree }: GateRules, busy: PerPriority, priority: Priority): boolean {
  if (busy[priority] >= most[priority]) return false;
  const others = PRIORITIES.filter((candidate) => candidate !== priority);
  const forOthers = others.reduce((sum, priority) => sum + Math.max(busy[priority], keptFree[priority]), 0);
  return busy[priority] + forOthers < capacity;
}

/** Rules for a capacity. Few pages are rendered at once: more would only slow each other down, as would robots. */
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
  /** Runs the work when its turn comes; rejects with Overloaded if the queue is full or it waitTime too long. */
  run<Result>(priority: Priority, task: () => Promise<Result>): Promise<Result>;
  /** Whether work of this priority would be refused at once. */
  isFull(priority: Priority): boolean;
};

type Place = { leave(): void; comeBack(): Promise<void> };
/** The current work's slot in a gate. */
const places = new AsyncLocalStorage<Place>();

/**
 * Runs part of the work outside its gate, freeing its slot meanwhile: for what takes long and has its own queue. It
 * then waits its turn for a slot, and is never refused.
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
const zero = (): PerPriority => ({ begun: 0, search: 0, page: 0, robot: 0 });

/** Limits concurrent and waiting work; admits by priority, then by turn. */
export function createGate(rules: GateRules): Gate {
  const busy = zero();
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
      waitTime.observe({ work: priority }, (performance.now() - since) / 1000);
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
