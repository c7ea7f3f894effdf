import { describe, expect, it, test } from 'vitest';
import { agorot } from './money.ts';
import { type WorkshopFacts, isNearlyFull, workshopState } from './workshop.ts';

const course: WorkshopFacts = {
  price: agorot(38_000),
  earlyBirdDate: '2026-05-01T00:00:00.000Z',
  earlyBirdDiscountPercentage: 15,
  participantLimit: 8,
  participants: 5,
  workshopDates: [{ date: '2026-06-03T15:00:00.000Z' }, { date: '2026-06-10T15:00:00.000Z' }],
};

describe('time', () => {
  test.each([
    ['2026-06-03T14:59:59.999Z', 'open', 'open', 0],
    ['2026-06-03T15:00:00.000Z', 'open', 'begun', 1],
    ['2026-06-10T14:59:59.999Z', 'open', 'begun', 1],
    ['2026-06-10T15:00:00.000Z', 'past', 'past', 2],
  ])('at %s it is %s, or %s where nobody joins late; meetings over: %i', (now, status, closed, over) => {
    expect(workshopState(course, new Date(now))).toMatchObject({ status, over });
    expect(workshopState(course, new Date(now), false)).toMatchObject({ status: closed, over });
  });

  it('does not depend on the order of the dates', () => {
    const turned = { ...course, workshopDates: course.workshopDates.toReversed() };
    expect(workshopState(turned, new Date('2026-06-05T00:00:00Z'))).toMatchObject({
      status: 'open',
      over: 1,
    });
  });

  it('without a date is neither begun nor past', () => {
    for (const joinBegun of [true, false]) {
      const state = workshopState(
        { ...course, workshopDates: [] },
        new Date('2030-01-01T00:00:00Z'),
        joinBegun,
      );
      expect(state).toMatchObject({ status: 'open', over: 0 });
    }
  });
});

describe('seats', () => {
  test.each([
    [8, 5, 'open', 3],
    [8, 8, 'full', 0],
    [8, 9, 'full', 0],
  ])('of %d with %d taken is %s with %d left', (participantLimit, participants, status, seatsLeft) => {
    const state = workshopState(
      { ...course, participantLimit, participants },
      new Date('2026-05-05T00:00:00Z'),
    );
    expect(state).toMatchObject({ status, seatsLeft });
  });

  it('past wins over full', () => {
    const state = workshopState({ ...course, participants: 8 }, new Date('2026-07-01T00:00:00Z'));
    expect(state.status).toBe('past');
    const begun = new Date('2026-06-05T00:00:00Z');
    expect(workshopState({ ...course, participants: 8 }, begun, false).status).toBe('begun');
  });
});

describe('early bird', () => {
  const regular = { price: 38_000, original: null, earlyBirdUntil: null };

  test.each([
    [
      '2026-04-01T00:00:00.000Z',
      { price: 32_300, original: 38_000, earlyBirdUntil: '2026-05-01T20:59:59.999Z' },
    ],
    [
      '2026-05-01T20:59:59.999Z',
      { price: 32_300, original: 38_000, earlyBirdUntil: '2026-05-01T20:59:59.999Z' },
    ],
    ['2026-05-01T21:00:00.000Z', regular],
  ])('at %s', (now, prices) => {
    expect(workshopState(course, new Date(now))).toMatchObject(prices);
  });

  it('is nothing at 0 percent or without a date', () => {
    const now = new Date('2026-04-01T00:00:00Z');
    expect(workshopState({ ...course, earlyBirdDiscountPercentage: 0 }, now)).toMatchObject(regular);
    expect(workshopState({ ...course, earlyBirdDate: null }, now)).toMatchObject(regular);
  });
});

test.each([
  [0, 8, false],
  [5, 8, false],
  [6, 8, true],
  [8, 8, true],
  [9, 8, true],
  [0, 2, false],
  [1, 2, true],
  [0, 1, false],
  [1, 1, true],
  [31, 40, false],
  [32, 40, true],
])('with %d of %d places taken: %s', (participants, participantLimit, nearlyFull) => {
  expect(isNearlyFull({ participants, participantLimit })).toBe(nearlyFull);
});
