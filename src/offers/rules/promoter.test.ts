import { expect, test } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';
import { offerKnowledge } from './known-offers.ts';
import { type TermSettings, withPromoter } from './promoter.ts';

const content = await brandContent();
const company = { registeredName: 'Osteria Due Limited', registeredOffice: '1 High Street, Perth PH1 5AA' };
const promoter = 'Promoter: Osteria Due Limited, 1 High Street, Perth PH1 5AA.';

test.each<[TermSettings, number | undefined, string | undefined]>([
  [
    { company, offers: { keptDays: 90, minimumAge: 16 } },
    undefined,
    `You must be 16 or over to claim this. ${promoter}`,
  ],
  [{ company, offers: { keptDays: 90, minimumAge: 16 } }, 18, `You must be 18 or over to claim this. ${promoter}`],
  [{ company }, undefined, promoter],
  [{}, undefined, undefined],
])('%j with its own age of %s adds: %s', (settings, minimumAge, addition) => {
  const [offer] = content.offers;
  if (!offer) throw new Error('no offer');
  const { termAndConditions } = withPromoter({ ...offer, minimumAge }, settings);
  expect(termAndConditions.slice(offer.termAndConditions.length)).toEqual(addition ? [addition] : []);
});

test('every voucher of the sample brand names its promoter and an age', () => {
  for (const { termAndConditions } of offerKnowledge(content).offers)
    expect(termAndConditions.at(-1)).toMatch(/^You must be \d\d or over to claim this\. Promoter: .+ Limited, .+\.$/);
});
