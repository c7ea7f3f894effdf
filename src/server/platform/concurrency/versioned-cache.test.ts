import { describe, expect, it } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

describe('a versioned cache', () => {
  it('reads a value once for concurrent callers, and again for another version', async () => {
    const cache = new VersionedCache<number>({ max: 10 });
    let reads = 0;
    const read = async () => ++reads;
    expect(await Promise.all([cache.get('1', 'a', read), cache.get('1', 'a', read)])).toEqual([1, 1]);
    expect(await cache.get('1', 'b', read)).toBe(2);
    expect(cache.get('1', 'a', read)).toBe(1);
    expect(await cache.get('2', 'a', read)).toBe(3);
  });

  it('caches a zero', async () => {
    const cache = new VersionedCache<number>({ max: 10 });
    await cache.get('1', 'a', async () => 0);
    expect(cache.peek('1', 'a')).toBe(0);
  });

  it('drops every value of an older version', async () => {
    const cache = new VersionedCache<string>({ max: 10 });
    await cache.get('1', 'a', async () => 'old');
    expect(cache.peek('1', 'a')).toBe('old');
    expect(cache.peek('2', 'a')).toBeUndefined();
    expect(cache.peek('1', 'a')).toBeUndefined();
  });

  it('caches no value whose read began before the version changed', async () => {
    const cache = new VersionedCache<string>({ max: 10 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const reading = cache.get('1', 'a', () => promise);
    cache.peek('2', 'a');
    resolve('old');
    expect(await reading).toBe('old');
    expect(cache.peek('2', 'a')).toBeUndefined();
    expect(cache.peek('1', 'a')).toBeUndefined();
  });

  it('does not cache a failure', async () => {
    const cache = new VersionedCache<number>({ max: 10 });
    await expect(cache.get('1', 'a', () => Promise.reject(new Error('no database')))).rejects.toThrow();
    expect(await cache.get('1', 'a', async () => 7)).toBe(7);
  });

  it.each([
    ['values', { max: 2 }],
    ['bytes', { max: 10, maxBytes: 25, bytesOf: (text: string) => text.length }],
  ])('evicts the least recently used value above the bound in %s', async (_name, bounds) => {
    const cache = new VersionedCache<string>(bounds);
    const add = (key: string) => cache.get('1', key, async () => '0123456789');
    await add('a');
    await add('b');
    cache.peek('1', 'a');
    await add('c');
    expect(['a', 'b', 'c'].filter((key) => cache.peek('1', key))).toEqual(['a', 'c']);
  });
});
