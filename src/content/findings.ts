import type { ContentProblem } from '../platform/content-files.ts';
import type { ImageManifest } from '../settings/contract.ts';
import { pageValues } from './page-walk.ts';

/** A problem within a content file, by its path there. */
export type Finding = Omit<ContentProblem, 'file'>;

/** Fields that hold the name of a picture of images.json, anywhere in content. */
const PICTURES = new Set(['image', 'poster']);
const LAST_DAYS = new Set(['endDate', 'reopens']);

/** Names of pictures that are not in images.json. */
export function unknownPictures(content: unknown, images: ImageManifest): Finding[] {
  return [...pageValues(content)]
    .filter(({ name, value }) => PICTURES.has(name) && !images[value])
    .map(({ path, value }) => ({ path, expected: 'a picture in images.json', found: value }));
}

/** Pictures without alt text. */
export function picturesWithoutAlt(content: unknown, images: ImageManifest): Finding[] {
  return [...pageValues(content)]
    .filter(({ name, value }) => PICTURES.has(name) && images[value]?.alt.trim() === '')
    .map(({ path, value }) => ({ path, expected: 'words for those who cannot see it', found: value }));
}

/** Dates in the past, in London ('YYYY-MM-DD'): what they were for can be removed. */
export function endedDates(content: unknown, today: string): Finding[] {
  return [...pageValues(content)]
    .filter(({ name, value }) => LAST_DAYS.has(name) && value < today)
    .map(({ path, value }) => ({ path, expected: `a day not before ${today}, or nothing`, found: value }));
}

/** End dates before their start date. */
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

/** Of ids, each that one before it has already; `expected` words what was wanted in its place. */
export function repeatedIds<Given extends { id: string; path: string }>(
  ids: readonly Given[],
  expected: (one: Given, before: Given) => string,
) {
  const first = new Map<string, Given>();
  return ids.flatMap((one) => {
    const before = first.get(one.id);
    if (!before) first.set(one.id, one);
    const { id: found, ...at } = one;
    return before ? [{ ...at, expected: expected(one, before), found }] : [];
  });
}
