import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldMessages } from './field-messages.ts';

const issue = (message: string, ...path: PropertyKey[]) => ({ path, message });

test.each([
  ['one field', [issue('Too long.', 'customer', 'email')], { 'customer.email': 'Too long.' }],
  ['the first message of a field', [issue('Missing.', 'date'), issue('No date.', 'date')], { date: 'Missing.' }],
  ['an item of a list', [issue('Unknown.', 'upsellIds', 1)], { 'upsellIds.1': 'Unknown.' }],
  ['the whole body', [issue('Not an object.')], { body: 'Not an object.' }],
  ['nothing', [], {}],
])('%s', (_, issues, fields) => expect(fieldMessages({ issues })).toEqual(fields));

const NOT_GIVEN = 'Invalid input: expected string, received undefined';

test.each([
  ['a field', [issue(NOT_GIVEN, 'date')], {}, { date: 'The field “date” is missing.' }],
  ['a field named in two words', [issue('a store id', 'storeId')], {}, { storeId: 'The field “store id” is missing.' }],
  [
    'a field of an item',
    [issue(NOT_GIVEN, 'stores', 0, 'storeId')],
    { stores: [{}] },
    { 'stores.0.storeId': 'The field “store id” is missing.' },
  ],
  ['a field with its own message', [issue('Please say when.', 'date')], {}, { date: 'Please say when.' }],
  ['a field that is present but wrong', [issue('a date', 'date')], { date: 7 }, { date: 'a date' }],
])('a missing field is named: %s', (_, issues, body, fields) =>
  expect(fieldMessages({ issues }, body)).toEqual(fields),
);

const body = z.strictObject({
  covers: z.int().min(1).max(20).optional(),
  name: z.string().min(2).max(5).optional(),
  stores: z.array(z.string()).min(1).max(2).optional(),
  date: z.iso.date().optional(),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/, 'a time as HH:MM')
    .optional(),
  slug: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
  kind: z.enum(['email', 'sms']).optional(),
  birthday: z.union([z.literal(''), z.iso.date()]).optional(),
  degrees: z
    .number()
    .refine((value) => value <= 90, 'up to 90')
    .optional(),
});

test.each([
  [{ covers: 0 }, { covers: 'This should be 1 or more.' }],
  [{ covers: 21 }, { covers: 'This should be 20 or fewer.' }],
  [{ covers: 'two' }, { covers: 'This should be a different type: number.' }],
  [{ name: 'A' }, { name: 'This should be 2 or more characters.' }],
  [{ name: 'Alexander' }, { name: 'This should be 5 or fewer characters.' }],
  [{ stores: [] }, { stores: 'This should be 1 or more items.' }],
  [{ date: 'today' }, { date: 'This isn’t a valid date.' }],
  [{ time: '7pm' }, { time: 'This should be a time as HH:MM.' }],
  [{ slug: 'A b' }, { slug: 'This isn’t in the right format.' }],
  [{ kind: 'fax' }, { kind: 'This should be one of: email, sms.' }],
  [{ birthday: null }, { birthday: 'This isn’t in the right format.' }],
  [{ degrees: 91 }, { degrees: 'This should be up to 90.' }],
  [{ colour: 'red' }, { body: 'Unknown field: colour.' }],
])('library messages become plain English: %j', (input, fields) => {
  const { error } = body.safeParse(input);
  expect(error && fieldMessages(error, input)).toEqual(fields);
});
