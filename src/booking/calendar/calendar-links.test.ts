import { expect, it } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const entry = {
  title: 'Tavola, Leeds Greek Street: table for 3',
  description: 'Reference CDFGHJKM. To change anything, ring 0113 496 0100.',
  location: 'Tavola, 1 Greek Street, Leeds, LS1 5RW',
};
const at = (startsAt: string, endsAt: string) =>
  calendarLinks({ ...entry, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) });

it.each([
  ['in winter', '2026-11-27T19:00:00Z', '2026-11-27T20:30:00Z', '20261127T190000Z/20261127T203000Z'],
  ['in summer', '2026-07-03T19:00:00+01:00', '2026-07-03T20:30:00+01:00', '20260703T180000Z/20260703T193000Z'],
  ['past midnight', '2026-11-27T23:30:00Z', '2026-11-28T01:00:00Z', '20261127T233000Z/20261128T010000Z'],
])('calendar links have the right times %s', (_, start, end, dates) => {
  const { google, outlook } = at(start, end);
  const asGoogle = new URL(google).searchParams;
  const asOutlook = new URL(outlook).searchParams;
  expect(Object.fromEntries(asGoogle)).toEqual({
    action: 'TEMPLATE',
    text: entry.title,
    dates,
    details: entry.description,
    location: entry.location,
  });
  const same = [asOutlook.get('startdt'), asOutlook.get('enddt')]
    .map((time) => time?.replaceAll(/[-:]/g, ''))
    .join('/');
  expect(same).toBe(dates);
  expect([asOutlook.get('subject'), asOutlook.get('body')]).toEqual([entry.title, entry.description]);
});

it('calendar links encode no space as a plus and keep text in one value', () => {
  const links = calendarLinks({ ...entry, title: 'A & B + C', startsAt: 0, endsAt: 1 });
  expect(`${links.google}${links.outlook}`).not.toContain('+');
  expect(new URL(links.google).searchParams.get('text')).toBe('A & B + C');
});
