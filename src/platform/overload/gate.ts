import { waited, waitingWork, workRefused } from '../observe/metrics.ts';

/** What is done for those who ask, the most important first. Kept pages and files come past the gate. */
export const WORK = ['begun', 'search', 'page', 'robot'] as const;
/**
 * `begun`: a booking or form under way. `search`: for a table, and the rest of the API. `page`: one that is not kept.
 * `robot`: whatever a robot asks for besides.
 */
export type Work = (typeof WORK)[number];

type PerWork = Record<Work, number>;
export type GateRules = {
  /** How much is done at once in all. */
  capacity: number;
  /** The most of one kind. */
  most: PerWork;
  /** How much of the capacity other kinds leave free for this one, so that none waits for ever. */
  keptFree: PerWork;
  /** How many may wait. */
  queue: PerWork;
  /** How long one waits at most. */
  waitMs: PerWork;
};

/** More is asked for than can be done: this was refused. */
export class Overloaded extends Error {
  readonly work: Work;
  constructor(work: Work) {
    super(`more is asked for than can be done: ${work}`);
    this.work = work;
  }
}

/** Whether one is more important than the other. */
export const comesBefore = (one: Work, other: Work): boolean => WORK.indexOf(one) < WORK.indexOf(other);

/** Whether work of this kind may begin, with so much of each under way. */
export function hasRoom({ capacity, most, keptFree }: GateRules, busy: PerWork, work: Work): boolean {
  if (busy[work] >= most[work]) return false;
  const others = WORK.filter((other) => other !== work);
  const forOthers = others.reduce((sum, other) => sum + Math.max(busy[other], keptFree[other]), 0);
  return busy[work] + forOthers < capacity;
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
  run<Result>(work: Work, task: () => Promise<Result>): Promise<Result>;
  /** Whether work of this kind would be refused at once. */
  isFull(work: Work): boolean;
};

type Waiter = { begin: () => void };
const none = (): PerWork => ({ begun: 0, search: 0, page: 0, robot: 0 });

/** Bounds what is done at once and what waits for it; whoever waits is let in by importance, then by turn. */
export function createGate(rules: GateRules): Gate {
  const busy = none();
  const queues: Record<Work, Waiter[]> = { begun: [], search: [], page: [], robot: [] };

  function refuse(work: Work): Overloaded {
    workRefused.inc({ work });
    return new Overloaded(work);
  }
  function wait(work: Work): Promise<void> {
    const queue = queues[work];
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        queue.splice(queue.indexOf(waiter), 1);
        waitingWork.set({ work }, queue.length);
      };
      const waiter = {
        begin() {
          leave();
          busy[work] += 1;
          resolve();
        },
      };
      const timer = setTimeout(() => {
        leave();
        reject(refuse(work));
      }, rules.waitMs[work]);
      queue.push(waiter);
      waitingWork.set({ work }, queue.length);
    });
  }
  function letIn(): void {
    for (const work of WORK) {
      for (let [first] = queues[work]; first && hasRoom(rules, busy, work); [first] = queues[work]) first.begin();
    }
  }
  const mayBegin = (work: Work) => queues[work].length === 0 && hasRoom(rules, busy, work);
  const isFull = (work: Work) => !mayBegin(work) && queues[work].length >= rules.queue[work];

  return {
    isFull,
    async run(work, task) {
      if (isFull(work)) throw refuse(work);
      const since = performance.now();
      if (mayBegin(work)) busy[work] += 1;
      else await wait(work);
      waited.observe({ work }, (performance.now() - since) / 1000);
      try {
        return await task();
      } finally {
        busy[work] -= 1;
        letIn();
      }
    },
  };
}
