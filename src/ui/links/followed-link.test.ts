import { expect, test, vi } from 'vitest';
import { followedLink } from './followed-link.ts';

const PAGE = 'https://tavola.example/careers/job/7/apply?from=list';
vi.stubGlobal('window', { location: new URL(PAGE) });

class Anchor {
  readonly target: string;
  readonly #attributes: object;
  constructor(href: string, attributes: { target?: string; download?: string } = {}) {
    const { hash, origin, pathname, search, href: whole } = new URL(href, PAGE);
    Object.assign(this, { hash, origin, pathname, search, href: whole });
    this.target = attributes.target ?? '';
    this.#attributes = attributes;
  }
  hasAttribute = (name: string) => name in this.#attributes;
  closest = () => this;
}
vi.stubGlobal('Element', Anchor);

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const follow = (link: Anchor, keys: object = {}) => followedLink({ target: link, ...plain, ...keys } as never);

test.each(['/careers/job/7/apply', '/about', '/about#team', '?from=search#form'])(
  'a click on %s is followed',
  (href) => {
    expect(follow(new Anchor(href))).not.toBeNull();
  },
);

test.each<[string, Anchor, object?]>([
  ['an anchor on the same page', new Anchor('#application-firstName')],
  ['the top of the same page', new Anchor('#')],
  ['a link to another tab', new Anchor('/about', { target: '_blank' })],
  ['a link to a frame', new Anchor('/about', { target: 'map' })],
  ['a download', new Anchor('/preferences/7/download', { download: '' })],
  ['another site', new Anchor('https://maps.example/')],
  ['a click with Ctrl', new Anchor('/about'), { ctrlKey: true }],
  ['a click with Shift', new Anchor('/about'), { shiftKey: true }],
  ['a click with Alt', new Anchor('/about'), { altKey: true }],
  ['the middle button', new Anchor('/about'), { button: 1 }],
])('%s is left to the browser', (_, link, keys) => {
  expect(follow(link, keys)).toBeNull();
});
