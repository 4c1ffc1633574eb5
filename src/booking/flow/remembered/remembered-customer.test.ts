import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedCustomer, saveCustomer } from './remembered-customer.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.co.uk', phoneNumber: '07700 900123' };

describe('the remembered customer', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('local storage has the remembered customer until it is forgotten', () => {
    expect(rememberedCustomer()).toBeNull();
    saveCustomer(ada);
    expect(rememberedCustomer()).toEqual(ada);
    saveCustomer(null);
    expect(stored.size).toBe(0);
  });

  it.each(['{', '7', '"Ada"'])('ignores a remembered customer that reads %s', (text) => {
    stored.set('tavola.remembered', text);
    expect(rememberedCustomer()).toBeNull();
  });

  it('remembers nobody without an error when storage is denied', () => {
    vi.stubGlobal('localStorage', undefined);
    saveCustomer(ada);
    expect(rememberedCustomer()).toBeNull();
  });
});
