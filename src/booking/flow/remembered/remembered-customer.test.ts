import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCustomer, rememberedCustomer } from './remembered-customer.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.co.uk', phoneNumber: '07700 900123' };

describe('local storage', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has what is remembered, and nothing once it is forgotten', () => {
    expect(rememberedCustomer()).toBeNull();
    keepCustomer(ada);
    expect(rememberedCustomer()).toEqual(ada);
    keepCustomer(null);
    expect(kept.size).toBe(0);
  });

  it.each(['{', '7', '"Ada"'])('%s of another hand is nobody', (text) => {
    kept.set('tavola.remembered', text);
    expect(rememberedCustomer()).toBeNull();
  });

  it('that is refused does no harm', () => {
    vi.stubGlobal('localStorage', undefined);
    keepCustomer(ada);
    expect(rememberedCustomer()).toBeNull();
  });
});
