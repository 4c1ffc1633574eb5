import { postalAddress } from '../../restaurants/postal-address.ts';
import { organisationId, type StructuredData } from '../../seo/structured-data.ts';
import type { LayoutSettings } from '../../settings/layout-settings.ts';
import { londonInstant, londonIso } from '../../values/time/london-time.ts';
import { DAY_MINUTES } from '../../values/time/wall-time.ts';
import type { JobAnswer } from '../contracts/job.ts';
import { jobPath } from '../rules/job-query.ts';

type Site = Pick<LayoutSettings, 'site_id' | 'site_name' | 'url' | 'logo'>;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
const list = (points: readonly string[]) =>
  points.length > 0 ? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>` : '';

/** The page's description of the job, as HTML. */
function descriptionOf({ summary, description, hours, benefits }: JobAnswer): string {
  const parts = description.map(
    ({ title, paragraphs, points }) =>
      `<h3>${escapeHtml(title)}</h3>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}${list(points)}`,
  );
  return [
    `<p>${escapeHtml(summary)}</p>`,
    ...parts,
    `<h3>Hours</h3><p>${escapeHtml(hours)}</p>`,
    '<h3>Benefits</h3>',
    list(benefits),
  ].join('');
}

const employmentType = ({ jobtype, contract }: JobAnswer) => [
  jobtype === 'full time' ? 'FULL_TIME' : 'PART_TIME',
  ...(contract === 'permanent' ? [] : ['TEMPORARY']),
];

const pounds = (pence: number) => pence / 100;

/** An open job as structured data (schema.org JobPosting). A closed job has none. */
export function jobStructuredData(site: Site, job: JobAnswer): StructuredData {
  const { job_id, name, posted: start, closes, pay, place } = job;
  const endOfLastDay = londonInstant({ date: closes, minutes: DAY_MINUTES - 1 });
  return {
    '@type': 'JobPosting',
    '@id': `${site.url}${jobPath(job_id)}`,
    url: `${site.url}${jobPath(job_id)}`,
    title: name,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: site.site_name, value: job_id },
    datePosted: start,
    validThrough: londonIso(endOfLastDay),
    employmentType: employmentType(job),
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organisationId(site.url),
      name: site.site_name,
      sameAs: site.url,
      logo: new URL(site.logo.url, site.url).href,
    },
    jobLocation: {
      '@type': 'Place',
      name: place.title,
      address: postalAddress(place),
      geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: {
        '@type': 'QuantitativeValue',
        minValue: pounds(pay.from),
        maxValue: pounds(pay.to),
        unitText: pay.per === 'hour' ? 'HOUR' : 'YEAR',
      },
    },
  };
}
