import { describe, expect, it, test } from 'vitest';
import { brandContent } from '../../tests/support/app.ts';
import { currentLogo, nextLogoChange } from './current-logo.ts';

const ownLogo = { url: '/images/logo-light.svg', width: 184, height: 66 };
const image = { url: '/images/logo-light-vendemmia.svg', width: 184, height: 66 };
const signs = (start: string, end: string) => ({
  logo: ownLogo,
  site_name: 'Tavola',
  logoVariants: [{ image, alt: 'Tavola at harvest', start, end }],
});
const september = signs('2025-09-01', '2025-09-30');
const altAt = (variants: typeof september, instant: string) => currentLogo(variants, Date.parse(instant)).alt;

describe('the logo in London time', () => {
  it.each([
    ['the last second of August', september, '2025-08-31T22:59:59.999Z', 'Tavola'],
    ['midnight, an hour before Greenwich’s', september, '2025-08-31T23:00:00Z', 'Tavola at harvest'],
    ['23:59:59 on 30 September', september, '2025-09-30T22:59:59Z', 'Tavola at harvest'],
    ['the end of that second', september, '2025-09-30T22:59:59.999Z', 'Tavola at harvest'],
    ['1 October', september, '2025-09-30T23:00:00Z', 'Tavola'],
    ['a year later', september, '2026-09-15T12:00:00Z', 'Tavola'],
    ['before a start in winter', signs('2026-01-10', '2026-01-10'), '2026-01-09T23:59:59.999Z', 'Tavola'],
    ['from midnight in winter', signs('2026-01-10', '2026-01-10'), '2026-01-10T00:00:00Z', 'Tavola at harvest'],
    ['before its minute', signs('2025-09-01T09:30', '2025-09-01T17:00'), '2025-09-01T08:29:59.999Z', 'Tavola'],
    ['from its minute', signs('2025-09-01T09:30', '2025-09-01T17:00'), '2025-09-01T08:30:00Z', 'Tavola at harvest'],
    ['in its last minute', signs('2025-09-01T09:30', '2025-09-01T17:00'), '2025-09-01T16:00:59Z', 'Tavola at harvest'],
    ['after its last minute', signs('2025-09-01T09:30', '2025-09-01T17:00'), '2025-09-01T16:01:00Z', 'Tavola'],
    ['in its last second', signs('2025-09-01', '2025-09-30T23:59:59'), '2025-09-30T22:59:59.999Z', 'Tavola at harvest'],
    ['after its last second', signs('2025-09-01', '2025-09-30T23:59:59'), '2025-09-30T23:00:00Z', 'Tavola'],
    [
      'through the hour that comes twice',
      signs('2025-10-26', '2025-10-26'),
      '2025-10-26T23:59:59Z',
      'Tavola at harvest',
    ],
    ['after the day of twenty-five hours', signs('2025-10-26', '2025-10-26'), '2025-10-27T00:00:00Z', 'Tavola'],
  ])('the logo is right at this time: %s', (_when, variants, instant, alt) => {
    expect(altAt(variants, instant)).toBe(alt);
  });

  it.each([
    ['2025-08-01T00:00:00Z', '2025-08-31T23:00:00.000Z'],
    ['2025-08-31T23:00:00Z', '2025-09-30T23:00:00.000Z'],
    ['2025-09-30T22:59:59Z', '2025-09-30T23:00:00.000Z'],
  ])('at %s the logo next changes at %s', (now, next) => {
    expect(new Date(nextLogoChange(september, Date.parse(now))).toISOString()).toBe(next);
  });

  it('the logo never changes again once every variant has ended', () => {
    expect(nextLogoChange(september, Date.parse('2025-09-30T23:00:00Z'))).toBe(Number.POSITIVE_INFINITY);
  });
});

test('the sample settings show a harvest logo in September 2025', async () => {
  const { settings } = await brandContent();
  expect(settings.logoVariants).toHaveLength(1);
  const at = (instant: string) => currentLogo(settings, Date.parse(instant)).url;
  expect([at('2025-08-31T22:59:59Z'), at('2025-08-31T23:00:00Z')]).toEqual([ownLogo.url, image.url]);
  expect([at('2025-09-30T22:59:59Z'), at('2025-09-30T23:00:00Z')]).toEqual([image.url, ownLogo.url]);
});
