import { CardHistory } from '../../ui/card/card-history.ts';

/** The type of the application form. */
export const APPLICATION_FORM = 'application';

/** What the card shows: the form, the review, or the thanks. */
type ApplyView = 'form' | 'review' | 'sent';

/** The application card's history entry. */
export const applyHistory = (jobId: string) => new CardHistory<ApplyView>(`apply-${jobId}`);
