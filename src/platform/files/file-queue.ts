import { VisitorPlaces } from '../visitor-places.ts';

export type FileQueueRules = {
  /** How many forms may wait or be read, in total and per visitor. */
  most: number;
  mostOfOne: number;
  /** Time from joining the queue until all files are read. */
  deadlineMs: number;
};
export type TimeLeft = { signal: AbortSignal; seconds: () => number };
export type Queued = { visitor: string; cost: number };

export type FileQueue = {
  /**
   * Runs the work when its turn comes. 'busy': too many in the queue, or its turn didn't come in time; 'late': it took
   * too long. Work that ignores its deadline blocks the others.
   */
  run<Result>(form: Queued, work: (left: TimeLeft) => Promise<Result>): Promise<Result | 'busy' | 'late'>;
};

type Waiting = { cost: number; begin: () => void };

/** Reads the files of one form at a time, cheapest first: pictures take memory, and a core each. */
export function createFileQueue({ most, mostOfOne, deadlineMs }: FileQueueRules): FileQueue {
  const places = new VisitorPlaces(most, mostOfOne);
  const queue: Waiting[] = [];
  let isReading = false;

  /** False if the deadline comes first. */
  function turn(cost: number, signal: AbortSignal): Promise<boolean> {
    if (!isReading) {
      isReading = true;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(waiter), 1);
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
      const after = queue.findIndex((candidate) => candidate.cost > cost);
      queue.splice(after < 0 ? queue.length : after, 0, waiter);
    });
  }
  function next(): void {
    const first = queue.shift();
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
