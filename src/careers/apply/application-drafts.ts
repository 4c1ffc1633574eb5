import { Drafts } from '../../forms/drafts.ts';

/** What was typed into application forms, by job id, stored on the device for a later visit. */
export const applicationDrafts = new Drafts(() => localStorage, 'tavola.application.');
