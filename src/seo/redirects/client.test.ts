import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { keepSecretsApart, normaliseNavigation, toPath } from './client.ts';

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
])('the link %j is normalised', (href, path) => expect(toPath(href)).toBe(path));

test('a navigation without a link is normalised before the page is shown', async () => {
  const router = createMemoryRouter([{ id: 'root', path: '*', middleware: [normaliseNavigation], loader: () => null }]);
  await router.navigate('/Offers//Lunch/?Code=A');
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe('/offers/lunch?Code=A');
});

test.each([
  ['/find-us', '/booking/aToken'],
  ['/booking/aToken', '/find-us'],
])('from %s to %s loads a new document', async (from, to) => {
  vi.stubGlobal('location', new URL(from, 'http://localhost'));
  const answer = await keepSecretsApart({ request: new Request(`http://localhost${to}`) }).catch((thrown) => thrown);
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
  vi.unstubAllGlobals();
});

test.each([
  ['/booking/aToken', '/booking/aToken?step=cancel'],
  ['/', '/find-us'],
])('from %s to %s stays in the document', async (from, to) => {
  vi.stubGlobal('location', new URL(from, 'http://localhost'));
  await expect(keepSecretsApart({ request: new Request(`http://localhost${to}`) })).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
