import type { ContentProblem } from '../../platform/content-files.ts';
import type { CareersSettings, ImageManifest } from '../../settings/contract.ts';
import { HEAD_OFFICE } from '../contracts/constants.ts';
import type { Vacancy } from '../contracts/job.ts';

type Known = { restaurants: readonly { slug: string }[]; images: ImageManifest; careers: CareersSettings };

/** Missing pictures above the lists of jobs. */
function unknownHeaders({ images, careers: { headers } }: Known): ContentProblem[] {
  return Object.entries(headers)
    .filter(([, name]) => !images[name])
    .map(([key, image]) => ({
      file: 'settings.json',
      path: `careers.headers.${key}`,
      expected: 'a picture in images.json',
      found: image,
    }));
}

/** Jobs at unknown places, duplicate names, and missing header pictures. */
export function jobProblems(jobs: readonly Vacancy[], content: Known): ContentProblem[] {
  const { restaurants, careers } = content;
  const places = new Set([...restaurants.map(({ slug }) => slug), ...(careers.headOffice ? [HEAD_OFFICE] : [])]);
  const names = new Set<string>();
  const wrong = jobs.flatMap(({ job_id, at, position_unique_name: name }): ContentProblem[] => {
    const file = `jobs/${job_id}.json`;
    const again = names.has(name);
    names.add(name);
    return [
      ...(places.has(at)
        ? []
        : [{ file, path: 'at', expected: 'the slug of a restaurant, or head-office', found: at }]),
      ...(again ? [{ file, path: 'position_unique_name', expected: 'a name no other job has', found: name }] : []),
    ];
  });
  return [...unknownHeaders(content), ...wrong];
}
