import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const WORD = '<span class="whitespace-nowrap">e-mail</span>';
const Passed = ({ children }: { children: ReactNode }) => <em>{children}</em>;
const address = 'ann@example.co.uk';

test.each<[string, () => ReactNode, string]>([
  ['in a sentence', () => <p>We’ll e-mail you.</p>, `<p><span>We’ll ${WORD} you.</span></p>`],
  ['in a fragment', () => <>By e-mail</>, `<span>By ${WORD}</span>`],
  ['passed through a component', () => <Passed>By e-mail</Passed>, `<em><span>By ${WORD}</span></em>`],
  ['twice', () => <p>e-mail, e-mail</p>, `<p><span>${WORD}, ${WORD}</span></p>`],
  [
    'beside a value: the text stays one item of a flex container',
    () => (
      <p>
        An e-mail to {address} <b>now</b>
      </p>
    ),
    `<p><span>An ${WORD} to ann@example.co.uk </span><b>now</b></p>`,
  ],
  ['with a capital', () => <dt>E-mail</dt>, `<dt><span>${WORD.replace('e-mail', 'E-mail')}</span></dt>`],
])("“e-mail” doesn't break %s", (_, Sample, html) => {
  expect(renderToStaticMarkup(Sample())).toBe(html);
});

test.each([
  ['other words', () => <p>By post</p>, '<p>By post</p>'],
  ['an option', () => <option>By e-mail</option>, '<option>By e-mail</option>'],
  ['an attribute', () => <img alt="An e-mail" />, '<img alt="An e-mail"/>'],
])('%s is left alone', (_, Sample, html) => {
  expect(renderToStaticMarkup(Sample())).toBe(html);
});
