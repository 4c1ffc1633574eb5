import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { failed, PostedForm, unsent } from '../../forms/form-answer.ts';
import { GONE } from '../../values/http-status.ts';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import { VOUCHER_FORM } from '../form/voucher-claim.ts';
import { stateWords } from '../rules/offer-words.ts';
import { OfferView } from './offer-view.tsx';

const offer: Omit<OfferAnswer, 'state'> = {
  id: 'lesson',
  slug: 'lesson',
  title: 'A lesson',
  description: 'With dough.',
  validityText: 'In May',
  termAndConditions: ['One each.'],
  successButtonText: 'Find a table',
  successButtonUrl: '/find-us',
  overrideSuccessUrl: null,
  restaurants: null,
  from: '2026-05-01',
  until: '2026-05-31',
  fewLeft: false,
};
const values = { emailAddress: 'ann@example.co.uk', acceptTerms: 'on' };
const thanks = { ...unsent(VOUCHER_FORM), sent: { voucherGenerated: true, emailAddress: values.emailAddress } };
const refusal = failed(unsent(VOUCHER_FORM, values), {
  ok: false,
  status: GONE,
  error: { code: -1, ...stateWords.gone },
});

type Posted = typeof thanks | typeof refusal | null;
let view: { state: OfferAnswer['state']; posted: Posted };
const View = () => (
  <PostedForm value={view.posted}>
    <OfferView offer={{ ...offer, state: view.state }} restaurant={null} />
  </PostedForm>
);
const Page = createRoutesStub([{ path: '/', Component: View }]);

const AGAIN = 'Already got one?';
/** Messages, with duplicates. */
function messages(): string[] {
  const html = renderToStaticMarkup(<Page />);
  const parts = ['<form', 'It’s on its way.', stateWords.gone.message, 'See today’s offers', AGAIN];
  return parts.flatMap((part) => Array.from({ length: html.split(part).length - 1 }, () => part));
}

test.each<[OfferAnswer['state'], string, Posted, string[]]>([
  ['running', 'has its form', null, ['<form']],
  ['running', 'shows the thanks for a claim', thanks, ['It’s on its way.']],
  [
    'gone',
    'has the form for those with a voucher',
    null,
    ['<form', stateWords.gone.message, 'See today’s offers', AGAIN],
  ],
  [
    'gone',
    'says so once to those who came too late',
    refusal,
    ['<form', stateWords.gone.message, 'See today’s offers', AGAIN],
  ],
  ['gone', 'shows only the thanks for the last claim', thanks, ['It’s on its way.']],
  ['ended', 'has no form', null, ['See today’s offers']],
  ['not-begun', 'has no form', null, ['See today’s offers']],
])('an offer that is %s %s', (state, _, posted, parts) => {
  view = { state, posted };
  expect(messages()).toEqual(parts);
});
