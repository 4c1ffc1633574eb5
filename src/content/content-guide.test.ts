import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { TEST_NOW } from '../../tests/support/test-clock.ts';
import { isAreaClosed, serviceTimes } from '../booking/rules/times/service-times.ts';
import { vacancy } from '../careers/contracts/job.ts';
import { menu } from '../menus/contract.ts';
import { offer } from '../offers/contracts/offer.ts';
import { contentPage } from '../pages/content/page-contract.ts';
import { restaurantFile } from '../restaurants/contract.ts';
import { readSource } from './content.ts';
import { checkFolder } from './content-check.ts';

/** An example in docs/content.md: the file its fence names, and its body. */
type Example = { file: string; kind: string; body: string };
// biome-ignore lint/suspicious/noExplicitAny: content as an editor writes it
type Written = any;

const guide = await readFile('docs/content.md', 'utf8');
const examples: Example[] = [...guide.matchAll(/^```(json|csv) (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', file = '', body = '']) => ({ kind, file, body }),
);
const schemas: Record<string, z.ZodType> = {
  restaurants: restaurantFile,
  menus: menu,
  pages: contentPage,
  offers: offer,
  jobs: vacancy,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
function merged(into: Written, change: Written): Written {
  if (!isObject(into) || !isObject(change)) return change;
  return {
    ...into,
    ...Object.fromEntries(Object.entries(change).map(([key, value]) => [key, merged(into[key], value)])),
  };
}

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tavola-guide-'));
  await cp('content', join(root, 'content'), { recursive: true });
  // The picture the guide adds, in all sizes.
  await cp('public', join(root, 'public'), { recursive: true });
  for (const name of ['400.avif', '400.webp', '800.avif', '800.webp'])
    await writeFile(join(root, `public/images/dishes/frittata-${name}`), '');
  for (const { file, kind, body } of examples) {
    const path = join(root, 'content', file);
    const before = await readFile(path, 'utf8').catch(() => '');
    await writeFile(
      path,
      before && kind === 'json' ? JSON.stringify(merged(JSON.parse(before), JSON.parse(body))) : body,
    );
  }
});
afterAll(() => rm(root, { recursive: true }));

test('the guide has an example of every kind, each with its file name', () => {
  const folders = new Set(examples.map(({ file }) => dirname(file)));
  expect([...folders].toSorted()).toEqual(['.', ...Object.keys(schemas)].toSorted());
  expect(guide.match(/^```(json|csv)/gm)).toHaveLength(examples.length);
});

test('with all its examples the content has no mistake', async () => {
  const options = { publicFolder: join(root, 'public'), now: TEST_NOW.epochMilliseconds };
  expect(await checkFolder(join(root, 'content'), options)).toEqual([]);
});

test('a restaurant’s rules override the brand’s, and special hours the weekday’s', async () => {
  const { restaurants } = await readSource(join(root, 'content'));
  const leeds = restaurants.find(({ slug }) => slug === 'leeds-greek-street');
  if (!leeds) throw new Error('no restaurant in Leeds');
  expect(leeds.booking.closures.map(({ reason }) => reason)).toEqual(['Christmas Day', 'New awning']);
  const open = { ...leeds, temporarilyClosed: null };
  const now = Temporal.Instant.from('2027-01-02T10:00:00Z').epochMilliseconds;
  const times = (restaurant: typeof leeds, date: string) => serviceTimes(restaurant, date, 2, now).length > 0;
  expect(['2027-01-10', '2027-01-11', '2027-01-12'].map((date) => times(open, date))).toEqual([true, false, true]);
  expect(isAreaClosed(open.booking, '2027-01-03', 'terrace')).toBe(true);
  expect(times(open, '2027-01-03')).toBe(true);
  expect(times(leeds, '2027-01-12')).toBe(false);
});

const whole = examples.filter(
  ({ file, kind }, at) =>
    kind === 'json' &&
    !existsSync(join('content', file)) &&
    examples.findIndex((example) => example.file === file) === at,
);

describe.each(whole)('$file has only required fields', ({ file, body }) => {
  const schema = schemas[dirname(file)] as z.ZodType;
  // Required by the content check, but not by the schema.
  const fields = Object.keys(JSON.parse(body)).filter((field) => field !== 'questions');

  test('$file is complete', () => expect(schema.safeParse(JSON.parse(body)).error).toBeUndefined());

  test.each(fields)('%s', (field) => {
    const { [field]: _, ...rest } = JSON.parse(body);
    expect(schema.safeParse(rest).success).toBe(false);
  });
});
