type Refusal = { ok: false; reason: string };

/** An expected outcome that rolls its transaction back. `rollbackOutcome` returns it to the caller. */
export class Rollback<Outcome extends Refusal> extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

/** The outcome that rolled a transaction back; throws every other error. `Outcome`: what the transaction may refuse with. */
export function rollbackOutcome<Outcome extends Refusal>(error: unknown): Outcome {
  if (error instanceof Rollback) return error.outcome as Outcome;
  throw error;
}
