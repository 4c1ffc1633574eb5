import type { ContentProblem } from '../platform/content-files.ts';
import { pageValues } from './page-walk.ts';
import type { ImageManifest } from './settings-contract.ts';

/** Something wrong in a content file, by its place there. */
export type Finding = Omit<ContentProblem, 'file'>;

/** Under these names, anywhere in a content file, stands a picture of images.json. */
const PICTURES = new Set(['image', 'poster']);
const LAST_DAYS = new Set(['endDate', 'reopens']);

/** Pictures that are not in images.json. */
export function unknownPictures(content: unknown, images: ImageManifest): Finding[] {
  return [...pageValues(content)]
    .filter(({ name, value }) => PICTURES.has(name) && !images[value])
    .map(({ path, value }) => ({ path, expected: 'a picture in images.json', found: value }));
}

/** Pictures without words for those who cannot see them. */
export function wordlessPictures(content: unknown, images: ImageManifest): Finding[] {
  return [...pageValues(content)]
    .filter(({ name, value }) => PICTURES.has(name) && images[value]?.alt.trim() === '')
    .map(({ path, value }) => ({ path, expected: 'words for those who cannot see it', found: value }));
}

/** Days that are over, by London's calendar ('YYYY-MM-DD'): what they were for can be taken out. */
export function endedDates(content: unknown, today: string): Finding[] {
  return [...pageValues(content)]
    .filter(({ name, value }) => LAST_DAYS.has(name) && value < today)
    .map(({ path, value }) => ({ path, expected: `a day not before ${today}, or nothing`, found: value }));
}

/** An end that comes before its start. */
export function backwardDates(content: unknown): Finding[] {
  const values = [...pageValues(content)];
  const starts = new Map(values.filter(({ name }) => name === 'startDate').map(({ path, value }) => [path, value]));
  return values
    .filter(({ name }) => name === 'endDate')
    .flatMap(({ path, value }) => {
      const start = starts.get(path.replace(/endDate$/, 'startDate'));
      return start && start > value ? [{ path, expected: `a day from ${start} on`, found: value }] : [];
    });
}
