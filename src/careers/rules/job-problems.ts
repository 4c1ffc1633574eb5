import type { ContentProblem } from '../../platform/content-files.ts';
import { HEAD_OFFICE, type Vacancy } from '../contracts/job.ts';

type Places = { restaurants: readonly { slug: string }[]; hasHeadOffice: boolean };

/** Jobs at places that are not there, and two of the same name. */
export function jobProblems(jobs: readonly Vacancy[], { restaurants, hasHeadOffice }: Places): ContentProblem[] {
  const places = new Set([...restaurants.map(({ slug }) => slug), ...(hasHeadOffice ? [HEAD_OFFICE] : [])]);
  const named = new Set<string>();
  return jobs.flatMap(({ job_id, at, position_unique_name: name }): ContentProblem[] => {
    const file = `jobs/${job_id}.json`;
    const again = named.has(name);
    named.add(name);
    return [
      ...(places.has(at)
        ? []
        : [{ file, path: 'at', expected: 'the slug of a restaurant, or head-office', found: at }]),
      ...(again ? [{ file, path: 'position_unique_name', expected: 'a name no other job has', found: name }] : []),
    ];
  });
}
