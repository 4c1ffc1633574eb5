/**
 * Lets one through at a time per name, in order of arrival. Before the database's own lock it keeps a rush on one
 * restaurant from holding every connection of this process while all but one wait.
 */
export class Turnstile {
  readonly #last = new Map<string, Promise<unknown>>();

  async pass<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
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
