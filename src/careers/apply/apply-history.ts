import { CardHistory } from '../../ui/card/card-history.ts';

/** The type of the form that stands in it. */
export const APPLICATION_FORM = 'application';

/** What the card in which one applies shows: the form, what was filled in once more, or the thanks in their place. */
type ApplyView = 'form' | 'review' | 'sent';

/** The entry of the card in which one applies for the job. */
export const applyHistory = (jobId: string) => new CardHistory<ApplyView>(`apply-${jobId}`);
