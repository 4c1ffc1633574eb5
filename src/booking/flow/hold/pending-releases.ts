/** Call that releases a hold. Never rejects: a hold that is not released expires by itself. */
type ReleaseHold = (holdToken: string) => Promise<void>;

/** Releases each hold once. Searches wait for `settled`, or the diner's own former hold would count as taken. */
export class PendingReleases {
  readonly #giveBack: ReleaseHold;
  readonly #returned = new Set<string>();
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(giveBack: ReleaseHold) {
    this.#giveBack = giveBack;
  }

  give(holdToken: string): void {
    if (this.#returned.has(holdToken)) return;
    this.#returned.add(holdToken);
    this.#underWay = Promise.all([this.#underWay, this.#giveBack(holdToken)]);
  }

  async settled(): Promise<void> {
    await this.#underWay;
  }
}
