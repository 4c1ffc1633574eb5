/** Contracts by hours (product 10.2). */
export const jobTypes = ['full time', 'part time'] as const;
export type JobType = (typeof jobTypes)[number];

/** Groups of job titles (product 10.2). Jobs at head office have none. */
export const titleGroups = [
  'Bar',
  'foh team',
  'General Manager',
  'foh support',
  'boh team',
  'Head Chef',
  'boh support',
] as const;
export type TitleGroup = (typeof titleGroups)[number];

/** Categories by slug, in display order (product 10.2). */
export const jobCategories = ['front-of-house', 'back-of-house', 'management', 'quick-service'] as const;
export type JobCategory = (typeof jobCategories)[number];

/** The slug of jobs outside restaurants. */
export const HEAD_OFFICE = 'head-office';
