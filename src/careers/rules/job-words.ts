import { formatPounds, formatPrice } from '../../values/money.ts';
import { capitalise } from '../../values/text.ts';
import { formatThousands } from '../../values/thousands.ts';
import type { JobCategory, JobType, TitleGroup } from '../contracts/constants.ts';
import type { JobPay, JobSummary } from '../contracts/job.ts';

export const categoryNames: Record<JobCategory, string> = {
  'front-of-house': 'Front of house',
  'back-of-house': 'Back of house',
  management: 'Management',
  'quick-service': 'Head office and takeaway',
};

const plainGroupNames: Record<TitleGroup, string> = {
  Bar: 'Bar',
  'foh team': 'Waiters and hosts',
  'foh support': 'Runners and baristas',
  'boh team': 'Chefs and cooks',
  'boh support': 'Kitchen porters and prep',
  'Head Chef': 'Head and sous chefs',
  'General Manager': 'General and assistant managers',
};

/** A title group's name: the brand's own, or a plain one. */
export const titleGroupName = (group: TitleGroup, ownNames: Partial<Record<TitleGroup, string>>): string =>
  ownNames[group] ?? plainGroupNames[group];

export const typeName = (type: JobType): string => capitalise(type);

/** '£13.00 to £13.80 an hour', '£41,000 to £47,000 a year'. */
export function payText({ from, to, per }: JobPay): string {
  const amount = per === 'hour' ? formatPrice : formatPounds;
  const range = from === to ? amount(from) : `${amount(from)} to ${amount(to)}`;
  return per === 'hour' ? `${range} an hour` : `${range} a year`;
}

/** 'Full time, permanent' */
export const termsText = ({ jobtype, contract }: Pick<JobSummary, 'jobtype' | 'contract'>): string =>
  `${typeName(jobtype)}, ${contract}`;

export const countText = (count: number): string => (count === 1 ? '1 job' : `${formatThousands(count)} jobs`);
