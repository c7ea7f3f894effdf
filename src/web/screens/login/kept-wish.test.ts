import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkshopId } from '#domain/ids.ts';
import { stubStorage } from '#test/web-storage.ts';
import { keepWish, takeWish } from '#web/screens/workshop/waiting/wish.ts';
import { keptWish } from './kept-wish.ts';

const WORKSHOP = 'w' as WorkshopId;

beforeEach(() => {
  stubStorage('sessionStorage');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads what a workshop’s page keeps, and leaves it there', () => {
  expect(keptWish()).toBeNull();
  keepWish(WORKSHOP, 3);
  expect(keptWish()).toMatchObject({ workshop: WORKSHOP, seats: 3 });
  expect(takeWish(WORKSHOP)).toBe(3);
  expect(keptWish()).toBeNull();
});

it('forgets it after half an hour', () => {
  keepWish(WORKSHOP, 3);
  vi.setSystemTime(Date.now() + 30 * 60_000);
  expect(keptWish()).toBeNull();
});
