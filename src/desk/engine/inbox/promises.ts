import type { BrandSettings } from '../../../settings/contract.ts';
import type { DeskDeps } from '../desk-deps.ts';

export const promisesIn = ({ policies }: Pick<BrandSettings, 'policies'>): ReturnType<DeskDeps['promises']> => ({
  enquiry: policies.enquiryAnsweredWithin,
  event: policies.eventAnsweredWithin,
});
