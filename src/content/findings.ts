import type { ContentProblem } from '../platform/content-files.ts';
import type { ImageManifest } from '../settings/contract.ts';
import { pageValues } from './page-walk.ts';

/** A problem within a content file, by its path there. */
export type Finding = Omit<ContentProblem, 'file'>;

/** Fields that name a picture of images.json, anywhere in content. */
const PICTURES = new Set(['image', 'poster']);
const LAST_DAYS = new Set(['endDate', 'reopens']);

export function unknownPictures(content: unknown, images: ImageManifest): Finding[] {
  return [...pageValues(content)]
    .filter(({ name, value }) => PICTURES.has(name) && !images[value])
    .map(({ path, value }) => ({ path, expected: 'a picture in images.json', found: value }));
}

export function picturesWithoutAlt(content: unknown, images: ImageManifest): Finding[] {
  return [...pageValues(content)]
    .filter(({ name, value }) => PICTURES.has(name) && images[value]?.alt.trim() === '')
    .map(({ path, value }) => ({ path, expected: 'words for those who cannot see it', found: value }));
}

/** Dates in the past ('YYYY-MM-DD' in London), whose content can be removed. */
export function endedDates(content: unknown, today: string): Finding[] {
  return [...pageValues(content)]
    .filter(({ name, value }) => LAST_DAYS.has(name) && value < today)
    .map(({ path, value }) => ({ path, expected: `a day not before ${today}, or nothing`, found: value }));
}

export function reversedDates(content: unknown): Finding[] {
  const values = [...pageValues(content)];
  const starts = new Map(values.filter(({ name }) => name === 'startDate').map(({ path, value }) => [path, value]));
  return values
    .filter(({ name }) => name === 'endDate')
    .flatMap(({ path, value }) => {
      const start = starts.get(path.replace(/endDate$/, 'startDate'));
      return start && start > value ? [{ path, expected: `a day from ${start} on`, found: value }] : [];
    });
}

/** The second and later uses of an id; `expected` words what was wanted instead. */
export function repeatedIds<Given extends { id: string; path: string }>(
  ids: readonly Given[],
  expected: (item: Given, before: Given) => string,
) {
  const first = new Map<string, Given>();
  return ids.flatMap((item) => {
    const before = first.get(item.id);
    if (!before) first.set(item.id, item);
    const { id: found, ...at } = item;
    return before ? [{ ...at, expected: expected(item, before), found }] : [];
  });
}
