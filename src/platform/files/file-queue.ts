import { VisitorPlaces } from '../visitor-places.ts';

export type FileQueueRules = {
  /** How many forms may wait or be read: of all, and of one visitor. */
  most: number;
  mostOfOne: number;
  /** From when a form joins until all its files are read. */
  deadlineMs: number;
};
/** How long a form still has. */
export type TimeLeft = { signal: AbortSignal; seconds: () => number };
export type Queued = { visitor: string; cost: number };

export type FileQueue = {
  /**
   * Does the work when its turn comes. 'busy': too many wait, or its turn did not come in time; 'late': it took too long.
   * Work that ignores the time it has left keeps the others waiting.
   */
  run<Result>(form: Queued, work: (left: TimeLeft) => Promise<Result>): Promise<Result | 'busy' | 'late'>;
};

type Waiting = { cost: number; begin: () => void };

/** Reads the files of one form at a time, the cheapest first: pictures take memory, and one core each. */
export function createFileQueue({ most, mostOfOne, deadlineMs }: FileQueueRules): FileQueue {
  const places = new VisitorPlaces(most, mostOfOne);
  const waiting: Waiting[] = [];
  let isReading = false;

  /** False where the time ends first. */
  function turn(cost: number, signal: AbortSignal): Promise<boolean> {
    if (!isReading) {
      isReading = true;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(waiter), 1);
        resolve(false);
      };
      const waiter: Waiting = {
        cost,
        begin() {
          signal.removeEventListener('abort', giveUp);
          resolve(true);
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const after = waiting.findIndex((other) => other.cost > cost);
      waiting.splice(after < 0 ? waiting.length : after, 0, waiter);
    });
  }
  function next(): void {
    const first = waiting.shift();
    if (first) first.begin();
    else isReading = false;
  }

  return {
    async run({ visitor, cost }, work) {
      if (!places.take(visitor)) return 'busy';
      const end = performance.now() + deadlineMs;
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        if (!(await turn(cost, signal))) return 'busy';
        const seconds = () => Math.max(1, Math.ceil((end - performance.now()) / 1000));
        return await work({ signal, seconds })
          .catch((problem) => {
            if (signal.aborted) return 'late' as const;
            throw problem;
          })
          .finally(next);
      } finally {
        places.giveBack(visitor);
      }
    },
  };
}
