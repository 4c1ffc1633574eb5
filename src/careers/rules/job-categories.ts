import type { JobCategory } from '../contracts/job.ts';

const named: Record<string, JobCategory> = {
  'Back of House': 'back-of-house',
  'Front of House': 'front-of-house',
  Management: 'management',
};

/** The category a job is listed under: Head Office and others under quick-service (specification, section 9). */
export const categoryOf = (category: string): JobCategory => named[category] ?? 'quick-service';
