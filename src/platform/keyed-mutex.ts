/**
 * A mutex per key, first come first served. It stands in front of the database's lock, so that a rush on one restaurant
 * does not occupy every connection of this process while all but one wait.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  async runExclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const mine = before.then(work);
    const done = mine.catch(() => undefined);
    this.#last.set(name, done);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === done) this.#last.delete(name);
    }
  }
}
