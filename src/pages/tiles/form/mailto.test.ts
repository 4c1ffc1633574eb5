import { expect, test } from 'vitest';
import { mailtoUrl } from './mailto.ts';

test('a mailto link has its lines ready, whatever they contain', () => {
  const url = mailtoUrl({
    formType: 'group-booking',
    email: 'ciao@tavola.example',
    askFor: ['Who & when?', 'Why#'],
  });
  expect(url).toBe(
    'mailto:ciao@tavola.example?subject=A%20group%20booking&body=Who%20%26%20when%3F%3A%20%0D%0AWhy%23%3A%20',
  );
});
