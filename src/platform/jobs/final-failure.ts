/** Why a job failed that no further attempt would help: it gives up at once. */
export class FinalFailure extends Error {}
