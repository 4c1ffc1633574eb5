/** So many at once: of all, and of one visitor, so that nobody keeps the others out. */
export class VisitorPlaces {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(most: number, mostOfOne: number) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  /** False where none is left. */
  take(visitor: string): boolean {
    const own = this.#taken.get(visitor) ?? 0;
    if (this.#all >= this.#most || own >= this.#mostOfOne) return false;
    this.#all += 1;
    this.#taken.set(visitor, own + 1);
    return true;
  }

  giveBack(visitor: string): void {
    const own = (this.#taken.get(visitor) ?? 1) - 1;
    this.#all -= 1;
    if (own > 0) this.#taken.set(visitor, own);
    else this.#taken.delete(visitor);
  }
}
