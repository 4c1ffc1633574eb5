import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ALLOW_ALL, choiceCookies, currentChoice, isWithdrawn, lastChoice, REJECT_ALL } from './choice.ts';
import { consentSignals } from './signals.ts';
import { WORDING_VERSION, wording } from './wording.ts';

const choices = [
  { performance: true, marketing: true },
  { performance: true, marketing: false },
  { performance: false, marketing: true },
  { performance: false, marketing: false },
];
/** The cookies as a browser returns them: names and values without attributes. */
const sentBack = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

test.each(choices)('the choice %o survives the round trip, between other cookies', (choice) => {
  const header = `first=1; ${sentBack(choiceCookies(choice, true))}; last=2`;
  expect(currentChoice(header)).toEqual(choice);
  expect(lastChoice(header)).toEqual(choice);
});

test('the choice lasts 30 days, the preference 365, both lax', () => {
  expect(choiceCookies({ performance: true, marketing: false }, false)).toEqual([
    `tavola.choice=${WORDING_VERSION}.10; Max-Age=2592000; Path=/; SameSite=Lax`,
    `tavola.preferences=${WORDING_VERSION}.10; Max-Age=31536000; Path=/; SameSite=Lax`,
  ]);
  expect(choiceCookies(REJECT_ALL, true).every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
});

test.each([
  '',
  'tavola.choice=',
  `tavola.choice=${WORDING_VERSION}.12`,
  `tavola.choice=${WORDING_VERSION}.111`,
  `not.tavola.choice=${WORDING_VERSION}.11`,
  'tavola.choice=2020-01-01.11',
  `tavola.preferences=${WORDING_VERSION}.11`,
])('%j allows nothing', (header) => {
  expect(currentChoice(header)).toBeNull();
});

test('a preference under an older wording is still recognised', () => {
  expect(lastChoice('tavola.preferences=2020-01-01.01')).toEqual({ performance: false, marketing: true });
});

test.each([
  [null, REJECT_ALL, false],
  [REJECT_ALL, ALLOW_ALL, false],
  [ALLOW_ALL, ALLOW_ALL, false],
  [ALLOW_ALL, REJECT_ALL, true],
  [ALLOW_ALL, null, true],
  [ALLOW_ALL, { performance: true, marketing: false }, true],
  [{ performance: true, marketing: false }, { performance: false, marketing: true }, true],
])('from %o to %o takes something back: %s', (before, now, withdrawn) => {
  expect(isWithdrawn(before, now)).toBe(withdrawn);
});

test.each([
  [null, 'denied', 'denied'],
  [REJECT_ALL, 'denied', 'denied'],
  [{ performance: true, marketing: false }, 'granted', 'denied'],
  [{ performance: false, marketing: true }, 'denied', 'granted'],
  [ALLOW_ALL, 'granted', 'granted'],
])('%o signals analytics %s, advertising %s', (choice, analytics, ads) => {
  expect(consentSignals(choice)).toEqual({
    ad_storage: ads,
    analytics_storage: analytics,
    ad_user_data: ads,
    ad_personalization: ads,
  });
});

test('changing the wording requires a new version: update both here', () => {
  const words = createHash('sha256').update(JSON.stringify(wording)).digest('hex').slice(0, 12);
  expect({ words, version: WORDING_VERSION }).toEqual({ words: 'b7cadb733826', version: '2026-11-28' });
});
