/** Releases a hold. Never rejects: an unreleased hold expires by itself. */
type ReleaseHold = (holdToken: string) => Promise<void>;

/** Releases each hold once. Searches wait for `settled`, or the diner's previous hold would count as taken. */
export class PendingReleases {
  readonly #releaseHold: ReleaseHold;
  readonly #tokens = new Set<string>();
  #pending: Promise<unknown> = Promise.resolve();

  constructor(releaseHold: ReleaseHold) {
    this.#releaseHold = releaseHold;
  }

  release(holdToken: string): void {
    if (this.#tokens.has(holdToken)) return;
    this.#tokens.add(holdToken);
    this.#pending = Promise.all([this.#pending, this.#releaseHold(holdToken)]);
  }

  async settled(): Promise<void> {
    await this.#pending;
  }
}
