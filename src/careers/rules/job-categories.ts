import { type JobCategory, type TitleGroup, titleGroups } from '../contracts/constants.ts';

const named: Record<string, JobCategory> = {
  'Back of House': 'back-of-house',
  'Front of House': 'front-of-house',
  Management: 'management',
};

/** The category a job is listed under: Head Office and others under quick-service (product 10.2). */
export const categoryOf = (category: string): JobCategory => named[category] ?? 'quick-service';

const groups: Record<JobCategory, readonly TitleGroup[]> = {
  'front-of-house': ['foh team', 'Bar', 'foh support'],
  'back-of-house': ['boh team', 'Head Chef', 'boh support'],
  management: ['General Manager', 'Head Chef'],
  'quick-service': ['foh team', 'foh support'],
};

/** The title groups to choose from in a category, with the one that was chosen already. */
export function groupsOf(category: JobCategory | null, chosen: TitleGroup | null): readonly TitleGroup[] {
  const known = category ? groups[category] : titleGroups;
  return chosen && !known.includes(chosen) ? [...known, chosen] : known;
}
