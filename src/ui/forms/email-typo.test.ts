import { expect, it } from 'vitest';
import { suggestedAddress } from './email-typo.ts';

it.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@hotmial.co.uk', 'ann@hotmail.co.uk'],
  ['Ann.Baker@yahooo.com', 'ann.baker@yahoo.com'],
  [' ann@outlok.com ', 'ann@outlook.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmail.com', null],
  ['ann@btinternet.com', null],
  ['ann@sky.com', null],
  ['ann@googlemail.com', null],
  ['ann@leeds.ac.uk', null],
  ['ann@mac.com', null],
  ['ann@aol.co.uk', null],
  ['ann@email.com', null],
  ['ann@parliament.scot', null],
  ['ann@council.gov.uk', null],
  ['ann@example.co.uk', null],
  ['ann@our-own-company.uk', null],
  ['ann', null],
  ['', null],
])('%j: %j', async (typed, meant) => expect(await suggestedAddress(typed)).toBe(meant));
