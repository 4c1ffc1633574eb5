import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { normaliseNavigation, toPath } from './client.ts';

test.each([
  ['/Offers/', '/offers'],
  ['offers', '/offers'],
  ['//Restaurants//Leeds-Kirkstall/?A=B#Menu', '/restaurants/leeds-kirkstall?A=B#Menu'],
  ['/offers#Terms', '/offers#Terms'],
  ['#booking', '#booking'],
  ['/#booking', '/#booking'],
  ['?q=Leeds', '?q=Leeds'],
  ['https://Gifts.example/Cards/', 'https://Gifts.example/Cards/'],
  ['mailto:Ciao@tavola.example', 'mailto:Ciao@tavola.example'],
  ['tel:02079460100', 'tel:02079460100'],
  ['/Files/Colouring.PDF?v=A', '/Files/Colouring.PDF?v=A'],
  ['/booking/AbC', '/booking/AbC'],
  ['//evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['//api/x', '/api/x'],
  ['/%2F/evil.example', '/evil.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
])('%j', (href, path) => expect(toPath(href)).toBe(path));

test('a navigation that no link made is put right before the page is shown', async () => {
  const router = createMemoryRouter([{ id: 'root', path: '*', middleware: [normaliseNavigation], loader: () => null }]);
  await router.navigate('/Offers//Lunch/?Code=A');
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe('/offers/lunch?Code=A');
});
