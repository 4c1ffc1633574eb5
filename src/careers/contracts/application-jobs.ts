import type { Job as QueuedJob } from '../../platform/jobs/jobs.ts';

export const APPLICATION_QUEUE = 'job-application';
export const CV_QUEUE = 'job-application-cv';

/** A notice goes to the hiring team; a receipt, or the refusal of a CV, to the applicant. */
export type ApplicationMail =
  | { kind: 'application-notice' | 'application-receipt' | 'application-cv-refused'; applicationId: string }
  | WithdrawnMail;
/** To the hiring team, after the application has been deleted. */
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

/** Work on a CV: `settle` scans and stores it, `delete` removes it from the store. */
export type CvJob = { kind: 'settle'; applicationId: string } | { kind: 'delete'; storedAs: string };

export const cvJob = (data: CvJob): QueuedJob<CvJob> => ({ queue: CV_QUEUE, data });
