import { type JobSummary, type Vacancy, vacancy } from '../../src/careers/contracts/job.ts';

type Given = Partial<Vacancy> & { job_id: string };

/** A vacancy as its file would have it; a pizzaiolo's at Leeds Greek Street, unless something else is said. */
export const testVacancy = (given: Given): Vacancy =>
  vacancy.parse({
    name: 'Pizzaiolo',
    position_unique_name: `Pizzaiolo ${given.job_id}`,
    category: 'Back of House',
    titleGroup: 'boh team',
    jobtype: 'full time',
    cv_required: false,
    work_experience_required: false,
    pay: { from: 1420, to: 1600, per: 'hour' },
    hours: '40 hours a week',
    contract: 'permanent',
    posted: '2026-11-01',
    closes: '2026-11-20',
    summary: 'Bake.',
    description: [{ title: 'The job', paragraphs: ['Stretch & bake <well>.'], points: ['Be there'] }],
    benefits: ['Supper'],
    at: 'leeds-greek-street',
    ...given,
  });

type Point = { lat: number; lng: number };

/** A job as lists have it, at a place of its own. */
export function listedJob(
  job_id: string,
  { lat, lng, slug = job_id, ...given }: Partial<JobSummary> & Point & { slug?: string },
): JobSummary {
  const { at: _, description: __, benefits: ___, questions: ____, ...listed } = testVacancy({ job_id });
  const where = { storeId: slug, slug, title: slug, town: 'Leeds', address: ['1 Street'], postcode: 'LS1 1AA' };
  return { ...listed, place: { ...where, lat, lng }, distance: null, ...given };
}
