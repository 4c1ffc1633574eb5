import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { ShownPreferences } from '../contracts/preferences.ts';
import ForgetPage from './forget-page.tsx';
import PreferencesPage from './preferences-page.tsx';

const preferences: ShownPreferences = {
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
const customer = { guid: 'a-guid', kept: preferences, restaurants: [], birthdayHint: '' };

const pages = {
  preferences: () => createElement(PreferencesPage, { loaderData: { customer, isUnknown: false } } as never),
  forget: () => createElement(ForgetPage, { loaderData: { isForgotten: false, tablesStay: false } } as never),
};
function renderPage(page: keyof typeof pages): string {
  const Page = createRoutesStub([{ path: '/', Component: pages[page] }]);
  return renderToStaticMarkup(<Page />);
}

it.each(['preferences', 'forget'] as const)('the %s page says that job applications are deleted too', (page) => {
  expect(renderPage(page)).toMatch(/withdraw and delete any job applications/);
});

it('the preferences page lists job applications in the download', () => {
  expect(renderPage('preferences')).toMatch(/vouchers, job applications and refer-a-friend link/);
});
