import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../platform/content-files.ts';
import { contentPage, pageFile } from './page-contract.ts';

const pageIds = [
  'about',
  'accessibility',
  'allergens',
  'birthday-parties',
  'breakfast',
  'careers',
  'christmas',
  'competition',
  'contact',
  'cookie-policy',
  'gift-vouchers',
  'group-bookings',
  'home',
  'kids',
  'kids-pizza-parties',
  'kids/at-home',
  'modern-slavery-statement',
  'offers',
  'privacy-policy',
  'refer-a-friend',
  'referral',
  'sign-up',
  'signup-thanks',
  'takeaway',
  'terms-and-conditions',
];

test('every page of the sample brand loads', async () => {
  const pages = await readContentFolder(contentPage, 'content/pages', pageFile);
  expect(pages.map(({ id }) => id).sort()).toEqual(pageIds);
});

describe('the error for an invalid page states what was expected', () => {
  const whole = {
    id: 'lunch',
    title: 'Lunch',
    description: 'A page about lunch, long enough to be found by somebody hungry.',
    image: 'dishes/lasagne',
  };
  const text = { tile: 'text', body: 'Come.' };
  test.each<[string, unknown, RegExp]>([
    ['an unknown tile', { ...whole, tiles: [{ tile: 'marquee' }] }, /a tile: booking-entry, cards, .* or text/],
    ['an unknown field', { ...whole, tiles: [{ ...text, style: 'color:red' }] }, /style/],
    ['a raw colour', { ...whole, tiles: [{ ...text, backgroundColor: '#c00' }] }, /cream/],
    ['HTML in a text', { ...whole, tiles: [{ ...text, body: '<b>Come</b>' }] }, /no html/],
    [
      'an unsafe link',
      { ...whole, tiles: [{ ...text, links: [{ text: 'x', url: 'javascript:alert(1)' }] }] },
      /a link/,
    ],
    ['an address of three parts', { ...whole, id: 'a/b/c', tiles: [text] }, /one or two parts/],
    ['a page without tiles', { ...whole, tiles: [] }, />=1/],
  ])('the error for %s states what was expected', (_what, page, message) => {
    const result = contentPage.safeParse(page);
    expect(result.success).toBe(false);
    expect(JSON.stringify(result.error?.issues)).toMatch(message);
  });
});
