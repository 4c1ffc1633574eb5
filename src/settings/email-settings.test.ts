import { expect, test } from 'vitest';
import { brandContent } from '../../tests/support/app.ts';
import { emailSettings, plainEmails } from './email-settings.ts';

test('a brand without e-mail settings has plain ones', () => {
  expect(plainEmails).toMatchObject({ logo: null, picture: null, stripes: null, fonts: [] });
  expect(emailSettings.parse(plainEmails)).toEqual(plainEmails);
});

test.each([
  ['ink', { ink: '#777777' }, 'light.ink'],
  ['small print', { soft: '#d8cbb4' }, 'light.soft'],
  ['the button', { onButton: '#2b1a12' }, 'light.onButton'],
  ['the name on the band', { band: '#ffffff' }, 'light.onBand'],
])('%s with too little contrast is refused', async (_, changes, path) => {
  const { emails } = (await brandContent()).settings;
  const result = emailSettings.safeParse({ ...emails, light: { ...emails.light, ...changes } });
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
});

test.each([
  ["a picture format that many mail programs don't show", { logo: { url: '/images/logo.svg', width: 1, height: 1 } }],
  ["another site's picture", { logo: { url: 'https://example.org/logo.png', width: 1, height: 1 } }],
  ['a colour name', { stripes: ['red', '#ffffff'] }],
])('the e-mail settings refuse %s', (_, changes) => expect(emailSettings.safeParse(changes).success).toBe(false));
