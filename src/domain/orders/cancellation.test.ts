import { describe, expect, it, test } from 'vitest';
import { endOfDay, fromJerusalem, jerusalemDate } from '../jerusalem.ts';
import { agorot } from '../money.ts';
import { type CancellableLine, cancellationOf, lineCancellation } from './cancellation.ts';

const piece: CancellableLine = {
  productType: 'Item',
  state: 'waiting',
  quantity: 1,
  toPay: agorot(100_00),
  isMadeToOrder: false,
  handedOverAt: null,
  openedAt: null,
  meetings: [],
  rule: { workshopDays: 2 },
};
const seat = (first: string, workshopDays: 2 | 7 = 2, ...more: string[]): CancellableLine => ({
  ...piece,
  productType: 'Workshop',
  state: 'registered',
  meetings: [first, ...more].map((day) => ({ date: fromJerusalem(day, '17:30').toISOString() })),
  rule: { workshopDays },
});
const tutorial: CancellableLine = { ...piece, productType: 'Tutorial', state: 'granted' };
const NOW = new Date('2026-11-22T10:00:00Z');
const wholly = { allowed: true, refund: 95_00, fee: 5_00 };

describe('a piece from stock', () => {
  test.each(['held', 'waiting', 'making', 'ready'] as const)('can be cancelled while %s', (state) => {
    expect(lineCancellation({ ...piece, state }, NOW)).toEqual(wholly);
  });

  test.each([
    ['2026-11-22T10:00:00.000Z', '2026-12-06T21:59:59.999Z', 'in the afternoon'],
    ['2026-11-21T22:00:00.000Z', '2026-12-06T21:59:59.999Z', 'at the first moment of the same day'],
    ['2026-11-21T21:59:59.999Z', '2026-12-05T21:59:59.999Z', 'at the last moment of the day before'],
    ['2026-03-20T10:00:00.000Z', '2026-04-03T20:59:59.999Z', 'before summer time'],
    ['2026-03-13T21:59:59.999Z', '2026-03-27T20:59:59.999Z', 'ends on the day the clock goes forward'],
    ['2026-10-20T10:00:00.000Z', '2026-11-03T21:59:59.999Z', 'before winter time'],
    ['2026-10-10T21:00:00.000Z', '2026-10-25T21:59:59.999Z', 'ends on the day the clock goes back'],
    ['2026-12-25T10:00:00.000Z', '2027-01-08T21:59:59.999Z', 'over the end of the year'],
    ['2028-02-15T10:00:00.000Z', '2028-02-29T21:59:59.999Z', 'ends on a leap day'],
  ])('handed over at %s can be cancelled until %s (%s)', (handedOverAt, until) => {
    const line: CancellableLine = { ...piece, state: 'handed_over', handedOverAt };
    expect(lineCancellation(line, new Date(until))).toEqual({ ...wholly, until });
    const late = new Date(Date.parse(until) + 1);
    const reason = 'handed_over_over_14_days';
    expect(lineCancellation(line, late)).toEqual({ allowed: false, until, reason });
  });
});

describe('a made-to-order piece', () => {
  const made = { ...piece, isMadeToOrder: true };

  test.each(['held', 'waiting'] as const)('can be cancelled while %s', (state) => {
    expect(lineCancellation({ ...made, state }, NOW)).toEqual(wholly);
  });

  test.each(['making', 'ready', 'handed_over'] as const)('can’t be cancelled once %s', (state) => {
    const line: CancellableLine = {
      ...made,
      state,
      handedOverAt: state === 'handed_over' ? NOW.toISOString() : null,
    };
    expect(lineCancellation(line, NOW)).toEqual({ allowed: false, reason: 'making_begun' });
  });
});

describe('a tutorial', () => {
  it('can be cancelled until its first page was opened', () => {
    expect(lineCancellation(tutorial, NOW)).toEqual(wholly);
    const opened = { ...tutorial, openedAt: '2026-11-20T10:00:00.000Z' };
    expect(lineCancellation(opened, NOW)).toEqual({ allowed: false, reason: 'opened' });
  });
});

describe('a seat', () => {
  test.each<[string, 2 | 7, string, string]>([
    ['2026-11-24', 2, '2026-11-22', 'Tuesday: Sunday'],
    ['2026-11-23', 2, '2026-11-20', 'Monday: Friday is a working day'],
    ['2026-11-22', 2, '2026-11-19', 'Sunday: Thursday'],
    ['2026-11-20', 2, '2026-11-18', 'Friday: Wednesday'],
    ['2026-11-21', 2, '2026-11-19', 'Saturday: Thursday'],
    ['2026-12-03', 2, '2026-12-01', 'Thursday: Tuesday'],
    ['2026-09-14', 2, '2026-09-10', 'the day after the new year: Thursday'],
    ['2026-09-15', 2, '2026-09-11', 'two days after the new year: Friday'],
    ['2026-09-22', 2, '2026-09-18', 'the day after Yom Kippur: Friday, without the Sunday'],
    ['2026-10-04', 2, '2026-10-01', 'after the last day of Sukkot'],
    ['2027-04-23', 2, '2027-04-20', 'the day after the first day of Pesach'],
    ['2027-04-29', 2, '2027-04-26', 'the day after the last day of Pesach'],
    ['2027-06-13', 2, '2027-06-09', 'after Shavuot on a Friday, and its Saturday'],
    ['2026-11-23', 7, '2026-11-14', 'seven whole days between: the Saturday before them'],
    ['2026-11-24', 7, '2026-11-15', 'Tuesday: Sunday of the week before'],
    ['2026-09-15', 7, '2026-09-05', 'over the new year'],
    ['2027-04-29', 7, '2027-04-18', 'over the whole of Pesach'],
  ])('for %s with %d days can be cancelled until %s (%s)', (meeting, workshopDays, day) => {
    const line = seat(meeting, workshopDays);
    const until = endOfDay(day).toISOString();
    expect(lineCancellation(line, new Date(until))).toEqual({ ...wholly, until });
    const late = new Date(Date.parse(until) + 1);
    expect(lineCancellation(line, late)).toEqual({ allowed: false, until, reason: 'deadline_passed' });
  });

  test.each([
    ['2026-03-30', '2026-03-27T20:59:59.999Z', 'the day the clock goes forward'],
    ['2026-03-26', '2026-03-24T21:59:59.999Z', 'the last winter days'],
    ['2026-10-27', '2026-10-25T21:59:59.999Z', 'the day the clock goes back'],
  ])('for %s ends at %s (%s)', (meeting, until) => {
    expect(lineCancellation(seat(meeting), new Date('2026-01-01T00:00:00Z')).until).toBe(until);
  });

  test.each([
    ['2026-11-23T22:30:00.000Z', '2026-11-22', 'half past midnight on Tuesday'],
    ['2026-11-23T21:30:00.000Z', '2026-11-20', 'half past eleven on Monday'],
  ])('counts from the day of the meeting in Jerusalem: %s', (date, day) => {
    const { until } = lineCancellation({ ...seat('2026-11-24'), meetings: [{ date }] }, new Date(0));
    expect(jerusalemDate(new Date(until!))).toBe(day);
  });

  it('counts from the first of its meetings, whatever their order', () => {
    const until = '2026-11-22T21:59:59.999Z';
    expect(lineCancellation(seat('2026-12-01', 2, '2026-11-24', '2026-12-08'), NOW)).toEqual({
      ...wholly,
      until,
    });
  });

  it('has no last moment without a meeting', () => {
    expect(lineCancellation({ ...seat('2026-11-24'), meetings: [] }, NOW)).toEqual(wholly);
  });

  test.each(['attended', 'absent'] as const)('can’t be cancelled once %s', (state) => {
    const line: CancellableLine = { ...seat('2026-12-24'), state };
    expect(lineCancellation(line, NOW)).toMatchObject({ allowed: false, reason: 'deadline_passed' });
  });

  it('that is only held can be cancelled after the last moment, with nothing to come back', () => {
    const held: CancellableLine = { ...seat('2026-11-23'), state: 'held' };
    expect(lineCancellation(held, NOW)).toEqual({ allowed: true });
  });
});

describe('what comes back', () => {
  test.each([
    [367_20, 348_84, 18_36],
    [35_10, 33_34, 1_76],
    [50_00, 47_50, 2_50],
    [2_000_00, 1_900_00, 100_00],
    [5_000_00, 4_900_00, 100_00],
    [0, 0, 0],
  ])('of %d agorot left is %d, with a fee of %d', (left, refund, fee) => {
    expect(lineCancellation({ ...piece, quantity: 3, toPay: agorot(left) }, NOW)).toEqual({
      allowed: true,
      refund,
      fee,
    });
  });

  it('is nothing of a line that was refunded or cancelled', () => {
    const nothing = { quantity: 0, toPay: agorot(0) };
    expect(lineCancellation({ ...piece, ...nothing }, NOW)).toEqual({ allowed: false, reason: 'refunded' });
    const cancelled = { ...piece, ...nothing, state: 'cancelled' } as const;
    expect(lineCancellation(cancelled, NOW)).toEqual({ allowed: false, reason: 'cancelled' });
  });
});

describe('several lines', () => {
  const ring = { ...piece, _id: 'ring', toPay: agorot(1_500_00) };
  const earrings = { ...piece, _id: 'earrings', toPay: agorot(900_00), quantity: 2 };
  const opened = { ...tutorial, _id: 'tutorial', openedAt: '2026-11-20T10:00:00.000Z' };
  const ids = ({ lines }: { lines: { _id: string }[] }) => lines.map(({ _id }) => _id);

  it('have one fee, and leave out what can’t be cancelled', () => {
    const together = cancellationOf([ring, opened, earrings], NOW);
    expect(ids(together)).toEqual(['ring', 'earrings']);
    expect(together).toMatchObject({ refund: 2_300_00, fee: 100_00 });
    const alone = [ring, earrings].map((line) => lineCancellation(line, NOW).fee);
    expect(alone).toEqual([75_00, 45_00]);
  });

  it('have no fee for a defect', () => {
    const together = cancellationOf([ring, opened], NOW, { hasDefect: true });
    expect(ids(together)).toEqual(['ring']);
    expect(together).toMatchObject({ refund: 1_500_00, fee: 0 });
  });

  it('come back by number: a part is its share of what is left to pay', () => {
    const one = cancellationOf([ring, earrings], NOW, { askedOf: ({ _id }) => (_id === 'ring' ? 0 : 1) });
    expect(one).toMatchObject({ lines: [{ _id: 'earrings', quantity: 1 }], refund: 427_50, fee: 22_50 });
    const both = cancellationOf([earrings], NOW, { askedOf: () => 3 });
    expect(both).toMatchObject({ lines: [{ quantity: 2 }], refund: 855_00 });
  });

  it('stay asked for in the number that was in time, and in no greater one', () => {
    const late = { ...earrings, handedOverAt: '2026-01-01T10:00:00.000Z', state: 'handed_over' as const };
    const asked = { askedOf: () => 2, requestedOf: () => 1 };
    expect(cancellationOf([late], NOW, asked).lines).toMatchObject([{ quantity: 1 }]);
    expect(cancellationOf([earrings], NOW, asked).lines).toMatchObject([{ quantity: 2 }]);
    const gone = { ...earrings, quantity: 0, toPay: agorot(0) };
    expect(cancellationOf([gone], NOW, asked).lines).toEqual([]);
  });

  it('are none if the law and the shop’s rule allow none', () => {
    expect(cancellationOf([opened], NOW)).toEqual({ lines: [], refund: 0, fee: 0 });
  });
});
