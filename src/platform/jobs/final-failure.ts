/** Thrown when retrying can't help: the job fails at once. */
export class FinalFailure extends Error {}
