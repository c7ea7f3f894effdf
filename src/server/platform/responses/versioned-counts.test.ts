import { describe, expect, it } from 'vitest';
import { VersionedCounts } from './versioned-counts.ts';

describe('counts of a version', () => {
  it('are counted once by all who ask, and again when the version has moved', async () => {
    const counts = new VersionedCounts();
    let times = 0;
    const count = async () => ++times;
    expect(await Promise.all([counts.get('1', 'a', count), counts.get('1', 'a', count)])).toEqual([1, 1]);
    expect(await counts.get('1', 'b', count)).toBe(2);
    expect(await counts.get('1', 'a', count)).toBe(1);
    expect(await counts.get('2', 'a', count)).toBe(3);
  });

  it('are counted again after a failure', async () => {
    const counts = new VersionedCounts();
    const failing = () => Promise.reject(new Error('no database'));
    await expect(counts.get('1', 'a', failing)).rejects.toThrow('no database');
    expect(await counts.get('1', 'a', async () => 7)).toBe(7);
  });
});
