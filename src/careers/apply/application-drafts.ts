import { Drafts } from '../../forms/drafts.ts';

/** What was typed into applications, by the id of the job: kept on the device, for whoever comes back another day. */
export const applicationDrafts = new Drafts(() => localStorage, 'tavola.application.');
