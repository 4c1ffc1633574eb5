import type { Job as QueuedJob } from '../../platform/jobs/jobs.ts';

export const APPLICATION_QUEUE = 'job-application';
export const CV_QUEUE = 'job-application-cv';

/** A notice goes to the hiring team; a receipt, and word of a CV that was not let through, to the applicant. */
export type ApplicationMail =
  | { kind: 'application-notice' | 'application-receipt' | 'application-cv-refused'; applicationId: string }
  | WithdrawnMail;
/** To the hiring team: nothing else of the application is left. */
export type WithdrawnMail = {
  kind: 'application-withdrawn';
  reference: string;
  jobName: string;
  place: string;
  hiringEmail: string;
};

export const applicationJob = (data: ApplicationMail): QueuedJob<ApplicationMail> => ({
  queue: APPLICATION_QUEUE,
  data,
});

/** What is done with a CV: `settle` has it scanned and put where it is kept, `delete` removes it from there. */
export type CvJob = { kind: 'settle'; applicationId: string } | { kind: 'delete'; storedAs: string };

export const cvJob = (data: CvJob): QueuedJob<CvJob> => ({ queue: CV_QUEUE, data });
