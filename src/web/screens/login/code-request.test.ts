import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { stubStorage } from '#test/web-storage.ts';
import { digitsOf, forgetCodeRequest, keepCodeRequest, keptCodeRequest } from './code-request.ts';

describe('a request for a code', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    stored = stubStorage('sessionStorage');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is there after a reload, and stays the same object', () => {
    expect(keptCodeRequest()).toBeNull();
    keepCodeRequest({ email: 'dana@example.com', sentAt: 1_000_000 });
    const kept = keptCodeRequest();
    expect(kept).toEqual({ email: 'dana@example.com', sentAt: 1_000_000 });
    expect(keptCodeRequest()).toBe(kept);
    forgetCodeRequest();
    expect(keptCodeRequest()).toBeNull();
  });

  it('ends with its code', () => {
    keepCodeRequest({ email: 'a@example.com', sentAt: 1_000_000 - 10 * 60_000 });
    expect(keptCodeRequest()).toBeNull();
  });

  test.each(['{', 'null', '{"email":1,"sentAt":1}', '{"email":"a@example.com"}'])(
    'is ignored as %j',
    (text) => {
      stored.set('login-code', text);
      expect(keptCodeRequest()).toBeNull();
    },
  );
});

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['קוד: 123456 תודה', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['', ''],
])('the digits of %j are %j', (text, digits) => expect(digitsOf(text)).toBe(digits));
