import { type JobSummary, type Vacancy, vacancy } from '../../src/careers/contracts/job.ts';

type Given = Partial<Vacancy> & { job_id: string };

/** A vacancy file's content; a pizzaiolo's at Leeds Greek Street by default. */
export const testVacancy = (fields: Given): Vacancy =>
  vacancy.parse({
    name: 'Pizzaiolo',
    position_unique_name: `Pizzaiolo ${fields.job_id}`,
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
    ...fields,
  });

type Point = { lat: number; lng: number };

/** A job as lists show it, at its own place. */
export function listedJob(
  job_id: string,
  { lat, lng, slug = job_id, ...changes }: Partial<JobSummary> & Point & { slug?: string },
): JobSummary {
  const { at: _, description: __, benefits: ___, questions: ____, ...summary } = testVacancy({ job_id });
  const restaurant = { storeId: slug, slug, title: slug, town: 'Leeds', address: ['1 Street'], postcode: 'LS1 1AA' };
  return { ...summary, place: { ...restaurant, lat, lng }, distance: null, ...changes };
}
