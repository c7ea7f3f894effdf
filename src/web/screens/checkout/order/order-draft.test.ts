import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#test/web-storage.ts';
import type { OrderInput } from '#contract/checkout.ts';
import { shekels } from '#contract/money.ts';
import { forgetOrder, keyOf, saveValues, savedValues } from './order-draft.ts';
import type { OrderValues } from './order-values.ts';

const BODY: OrderInput = {
  sessionId: 'c1',
  version: 1,
  contact: { firstName: 'דנה', lastName: 'לוי', email: 'dana@example.com', phone: null },
  payment: 'arrange',
  consents: ['terms'],
  total: shekels(10),
};
const VALUES = { note: 'בלי פעמון', consents: ['terms'] } as unknown as OrderValues; // only what is compared

beforeEach(() => void stubStorage('sessionStorage'));
afterEach(() => vi.unstubAllGlobals());

describe('the key of an order', () => {
  it('stays while the order is the same, also after a reload', () => {
    const key = keyOf(BODY);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf({ ...BODY })).toBe(key);
  });

  it('is another for another order, and after one was placed', () => {
    const key = keyOf(BODY);
    expect(keyOf({ ...BODY, total: shekels(11) })).not.toBe(key);
    const again = keyOf(BODY);
    forgetOrder();
    expect(keyOf(BODY)).not.toBe(again);
  });
});

describe('what was typed', () => {
  it('is there after a reload, without the consents', () => {
    saveValues('u1', VALUES);
    expect(savedValues('u1')).toEqual({ note: 'בלי פעמון', consents: [] });
  });

  it('is nobody else’s, and nothing after the order', () => {
    saveValues('u1', VALUES);
    expect(savedValues('u2')).toBeNull();
    forgetOrder();
    expect(savedValues('u1')).toBeNull();
  });
});
