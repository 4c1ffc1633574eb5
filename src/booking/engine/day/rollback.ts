type Refusal = { ok: false; reason: string };

/** Rolls the transaction back with an expected outcome, which `rollbackOutcome` returns. */
export class Rollback<Outcome extends Refusal> extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

/** The outcome of a rolled-back transaction; rethrows every other error. */
export function rollbackOutcome<Outcome extends Refusal>(error: unknown): Outcome {
  if (error instanceof Rollback) return error.outcome as Outcome;
  throw error;
}
