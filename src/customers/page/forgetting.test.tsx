import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { ShownPreferences } from '../contracts/preferences.ts';
import ForgetPage from './forget-page.tsx';
import PreferencesPage from './preferences-page.tsx';

const kept: ShownPreferences = {
  email: 'ann@example.co.uk',
  firstName: 'Ann',
  phoneNumber: '',
  favRestaurantCode: '',
  gender: '',
  birthDate: null,
  websiteSmsOptIn: false,
  websiteEmailOptIn: false,
  interests: [],
};
const customer = { guid: 'a-guid', kept, restaurants: [], birthdayHint: '' };

const pages = {
  preferences: () => createElement(PreferencesPage, { loaderData: { customer, isUnknown: false } } as never),
  forget: () => createElement(ForgetPage, { loaderData: { isForgotten: false, tablesStay: false } } as never),
};
function drawn(page: keyof typeof pages): string {
  const Page = createRoutesStub([{ path: '/', Component: pages[page] }]);
  return renderToStaticMarkup(<Page />);
}

it.each(['preferences', 'forget'] as const)('the %s page says that job applications go too', (page) => {
  expect(drawn(page)).toMatch(/withdraw and delete any job applications/);
});

it('the preferences page names job applications among what can be downloaded', () => {
  expect(drawn('preferences')).toMatch(/vouchers, job applications and refer-a-friend link/);
});
