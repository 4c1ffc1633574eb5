import { expect, test } from 'vitest';
import { guestContact } from './guest-contact.ts';

test.each([
  [' ann@example.co.uk ', { kind: 'email', value: 'ann@example.co.uk' }],
  ['07700 900123', { kind: 'phone', value: '7700900123' }],
  ['+44 7700 900-123', { kind: 'phone', value: '7700900123' }],
  ['900123', null],
  ['Ann Baker', null],
  ['Ann 07700900123', null],
  ['', null],
])('%j finds a guest by %j', (text, contact) => expect(guestContact(text)).toEqual(contact));
