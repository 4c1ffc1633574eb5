import { expect, test } from 'vitest';
import { brandContent } from '../../tests/support/app.ts';
import { emailSettings, plainEmails } from './email-settings.ts';

test('a brand without settings for e-mails has plain ones', () => {
  expect(plainEmails).toMatchObject({ logo: null, picture: null, stripes: null, fonts: [] });
  expect(emailSettings.parse(plainEmails)).toEqual(plainEmails);
});

test.each([
  ['ink', { ink: '#777777' }, 'light.ink'],
  ['small print', { soft: '#d8cbb4' }, 'light.soft'],
  ['the button', { onButton: '#2b1a12' }, 'light.onButton'],
  ['the name on the band', { band: '#ffffff' }, 'light.onBand'],
])('%s that cannot be read is refused', async (_, changes, path) => {
  const { emails } = (await brandContent()).settings;
  const refused = emailSettings.safeParse({ ...emails, light: { ...emails.light, ...changes } });
  expect(refused.error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
});

test.each([
  ['a picture that many mail programs do not show', { logo: { url: '/images/logo.svg', width: 1, height: 1 } }],
  ['a picture of another site', { logo: { url: 'https://example.org/logo.png', width: 1, height: 1 } }],
  ['a colour in words', { stripes: ['red', '#ffffff'] }],
])('%s is refused', (_, changes) => expect(emailSettings.safeParse(changes).success).toBe(false));
