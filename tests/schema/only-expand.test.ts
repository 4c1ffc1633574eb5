import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a build that knows the schema before might still use, or would break on. */
const TAKES_AWAY =
  /\bdrop (table|column|constraint|trigger|function|default|type)\b|\brename (to|column)\b|\bset not null\b|\balter column \S+ type\b/i;

/** Those that do, each with why the release before goes on working (`npm run test:upgrade`). Another one needs its reason here. */
const REASONS: Record<string, string> = {
  '030-holds-and-lines': 'from before the first release',
  '101-voucher-occasions': 'from before the first release',
  '130-forgotten-addresses': 'makes the trigger anew in the same transaction',
  '131-store-in-every-key': 'keeps keys without a restaurant and fills it in by triggers for the build before',
  '132-without-the-build-before': 'takes those away: builds since 131 name the restaurant themselves',
  '167-blocks': 'replaces a check by a wider one, in the same statement',
};

test('migrations take nothing away that the release before needs', () => {
  const files = readdirSync('db/migrations').filter((file) => file.endsWith('.sql'));
  const withoutComments = (file: string) => readFileSync(`db/migrations/${file}`, 'utf8').replace(/--.*$/gm, '');
  const taking = files.filter((file) => TAKES_AWAY.test(withoutComments(file))).map((file) => file.replace('.sql', ''));
  expect(taking.toSorted()).toEqual(Object.keys(REASONS));
});
