import { CardHistory } from '../../ui/card/card-history.ts';

/** What the card in which one applies shows: the form, or the thanks in its place. */
type ApplyView = 'form' | 'sent';

/** The entry of the card in which one applies for the job. */
export const applyHistory = (jobId: string) => new CardHistory<ApplyView>(`apply-${jobId}`);
