import { beforeAll, describe, expect, it } from 'vitest';
import type { Seats, TakenSeats } from '#contract/seats.ts';
import { pages } from '#contract/routes.ts';
import type { OrderId, WorkshopId } from '#domain/ids.ts';
import { lineAnchor } from '#web/features/orders/line-anchor.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { readOwnSeats } from './own-seats.ts';

const HERE = 'w1' as WorkshopId;

function taken(change: Partial<TakenSeats> = {}): TakenSeats {
  return {
    _id: 'line1',
    kind: 'registration',
    seats: 2,
    workshop: HERE,
    active: true,
    title: 'טבעת',
    location: 'הסטודיו',
    translations: {},
    image: null,
    imageAlts: {},
    meetings: [],
    order: { _id: 'o1' as OrderId, number: 1001 },
    cancellation: { allowed: true, requested: false },
    canHandOver: true,
    ...change,
  };
}

beforeAll(() => loadPageTexts('seats', 'en'));

const read = (...seats: Seats[]) =>
  readOwnSeats({ call: <Body>() => Promise.resolve({ data: seats } as Body) }, HERE, 'en');

describe('what a customer has at a workshop', () => {
  it('leads to the line of the order', async () => {
    expect(await read(taken({ _id: 'other', workshop: 'w2' as WorkshopId }), taken())).toEqual({
      text: 'You already have 2 seats here',
      to: `${pages.order('o1' as OrderId)}#${lineAnchor('line1')}`,
    });
  });

  it('leads to the account for several orders', async () => {
    const second = taken({ _id: 'line2', seats: 1, order: { _id: 'o2' as OrderId, number: 1002 } });
    expect(await read(taken(), second)).toMatchObject({
      text: 'You already have 3 seats here',
      to: pages.account(),
    });
  });

  it.each([
    ['at another workshop', [taken({ workshop: 'w2' as WorkshopId })]],
    ['that are to be cancelled', [taken({ cancellation: { allowed: true, requested: true } })]],
    ['at all', []],
  ])('is nothing without seats %s', async (_case, seats) => {
    expect(await read(...seats)).toBeNull();
  });

  it('leaves out seats of a line that are to be cancelled', async () => {
    const half = taken({ cancellation: { allowed: true, requested: false, requestedSeats: 1 } });
    expect(await read(half)).toMatchObject({ text: 'You already have a seat here' });
  });
});
