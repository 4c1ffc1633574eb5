import { type JobCategory, type TitleGroup, titleGroups } from '../contracts/constants.ts';

const categoriesByName: Record<string, JobCategory> = {
  'Back of House': 'back-of-house',
  'Front of House': 'front-of-house',
  Management: 'management',
};

/** The category a job is listed under: Head Office and others under quick-service (product 10.2). */
export const categoryOf = (category: string): JobCategory => categoriesByName[category] ?? 'quick-service';

const groups: Record<JobCategory, readonly TitleGroup[]> = {
  'front-of-house': ['foh team', 'Bar', 'foh support'],
  'back-of-house': ['boh team', 'Head Chef', 'boh support'],
  management: ['General Manager', 'Head Chef'],
  'quick-service': ['foh team', 'foh support'],
};

/** The title groups to choose from in a category, including any current choice. */
export function groupsOf(category: JobCategory | null, choice: TitleGroup | null): readonly TitleGroup[] {
  const available = category ? groups[category] : titleGroups;
  return choice && !available.includes(choice) ? [...available, choice] : available;
}
