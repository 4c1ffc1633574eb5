/** Who is called to give a hold back. Never fails: a hold nobody gave back runs out by itself. */
type GiveBack = (holdToken: string) => Promise<void>;

/** Gives each hold back once. Whoever looks for free tables waits for it, or would see their own as taken. */
export class HoldReturns {
  readonly #giveBack: GiveBack;
  readonly #returned = new Set<string>();
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(giveBack: GiveBack) {
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
