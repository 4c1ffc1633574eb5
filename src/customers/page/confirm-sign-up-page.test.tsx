import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SignUpLink } from '../contracts/sign-up.ts';
import ConfirmSignUpPage from './confirm-sign-up-page.tsx';

let link: SignUpLink;
const Confirm = () => {
  const loaderData = { link, newsFrequency: 'at most once a week', unconfirmedDays: 30 };
  return <ConfirmSignUpPage {...({ loaderData } as Parameters<typeof ConfirmSignUpPage>[0])} />;
};
const Page = createRoutesStub([{ path: '/', Component: Confirm }]);

test.each<[SignUpLink, string, string]>([
  [{ status: 'left', channels: [] }, 'You’re no longer on our list.', 'href="/sign-up"'],
  [{ status: 'confirmed', channels: ['email'] }, 'You’re on the list.', 'We’ll be in touch by e-mail. Every e-mail'],
  [{ status: 'confirmed', channels: ['sms'] }, 'You’re on the list.', 'We’ll be in touch by text message. Reply STOP'],
  [{ status: 'confirmed', channels: ['email', 'sms'] }, 'You’re on the list.', 'by e-mail and by text message. Every'],
])('the link %j says %s', (of, title, words) => {
  link = of;
  const html = renderToStaticMarkup(<Page />);
  expect(html).toContain(`>${title}</h1>`);
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(words);
});

test('a pending link shows one line and one button, since the e-mail asked the question', () => {
  link = { status: 'pending', channels: ['email', 'sms'] };
  const [, main = ''] = /<h1[^>]*>(.*)<\/form>/.exec(renderToStaticMarkup(<Page />)) ?? [];
  const words = main
    .replaceAll(/<\/?span[^>]*>/g, '')
    .split(/<[^>]*>/)
    .filter(Boolean);
  expect(words).toEqual(['News and offers by e-mail and by text message, at most once a week.', 'Sign me up']);
});
