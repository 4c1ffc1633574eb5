/** Limits concurrent use, in total and per visitor, so that nobody blocks the others. */
export class VisitorPlaces {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(most: number, mostOfOne: number) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  /** False if none is left. */
  take(visitor: string): boolean {
    const count = this.#taken.get(visitor) ?? 0;
    if (this.#all >= this.#most || count >= this.#mostOfOne) return false;
    this.#all += 1;
    this.#taken.set(visitor, count + 1);
    return true;
  }

  giveBack(visitor: string): void {
    const count = (this.#taken.get(visitor) ?? 1) - 1;
    this.#all -= 1;
    if (count > 0) this.#taken.set(visitor, count);
    else this.#taken.delete(visitor);
  }
}
