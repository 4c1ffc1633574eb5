import { expect, test } from 'vitest';
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
  ['one of two words', [issue('a store id', 'storeId')], {}, { storeId: 'The field “store id” is missing.' }],
  [
    'one of an item',
    [issue(NOT_GIVEN, 'stores', 0, 'storeId')],
    { stores: [{}] },
    { 'stores.0.storeId': 'The field “store id” is missing.' },
  ],
  ['one with words of its own', [issue('Please say when.', 'date')], {}, { date: 'Please say when.' }],
  ['one that is there but wrong', [issue('a date', 'date')], { date: 7 }, { date: 'a date' }],
])('missing: %s', (_, issues, given, fields) => expect(fieldMessages({ issues }, given)).toEqual(fields));
