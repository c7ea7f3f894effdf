import { expect, it, vi } from 'vitest';
import type { AdminOrder, LineMove } from '#contract/admin-orders.ts';
import type { ShownStage } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { ApiError } from '#web/api/client.ts';
import { sendStage } from './send-stage.ts';

const stage = (values: Partial<ShownStage>): ShownStage => ({
  _id: 'new',
  state: 'making',
  at: '2026-11-24T10:00:00.000Z',
  ...values,
});
const OLD = stage({ _id: 'old', text: 'cut' });
const ARRIVED = stage({ text: 'cut', image: '/files/a.webp' });
const orderOf = (version: number, state: LineState = 'making', stages: ShownStage[] = [OLD]) =>
  ({ version, lines: [{ _id: 'ring', productType: 'Item', state, stages }] }) as unknown as AdminOrder; // what is read of one
const conflict = (order: AdminOrder) =>
  new ApiError(412, { code: 'old_version', error: 'changed', data: order } as never); // as an answer has it

type Put = (version: number) => Promise<AdminOrder>;
const CHANGE: LineMove = { state: 'making', text: 'cut', image: 'data:image/jpeg;base64,AA', mail: true };
const send = (order: AdminOrder, put: Put, change = CHANGE) =>
  sendStage({ order, line: 'ring', change, known: new Set(['old']) }, put);

it('sends the version that was seen', async () => {
  const put = vi.fn<Put>(async (version: number) => orderOf(version + 1));
  expect(await send(orderOf(4), put)).toEqual({ kind: 'done', order: orderOf(5) });
  expect(put.mock.calls).toEqual([[4]]);
});

it('finds in the current order that a lost answer was a success', async () => {
  const current = orderOf(5, 'making', [OLD, ARRIVED]);
  const put = vi.fn<Put>(async () => {
    throw conflict(current);
  });
  expect(await send(orderOf(4), put)).toEqual({ kind: 'done', order: current });
  expect(put).toHaveBeenCalledTimes(1);
});

it('sends nothing if the order, read again meanwhile, already has it', async () => {
  const put = vi.fn<Put>();
  const current = orderOf(5, 'making', [OLD, ARRIVED]);
  expect(await send(current, put)).toEqual({ kind: 'done', order: current });
  expect(put).not.toHaveBeenCalled();
});

it.each([
  ['an old one with the same words', [OLD]],
  ['another text', [OLD, stage({ text: 'sawn', image: '/files/a.webp' })]],
  ['the words without a picture', [OLD, stage({ text: 'cut' })]],
  ['another state', [OLD, { ...ARRIVED, state: 'ready' as const }]],
])('takes %s for no answer, and sends once more for the current version', async (_what, stages) => {
  const put = vi
    .fn<Put>()
    .mockRejectedValueOnce(conflict(orderOf(7, 'making', stages)))
    .mockResolvedValueOnce(orderOf(8));
  expect(await send(orderOf(4), put)).toEqual({ kind: 'done', order: orderOf(8) });
  expect(put.mock.calls).toEqual([[4], [7]]);
});

it('moves forward from whatever state the line has come to, but never back', async () => {
  const put = vi.fn<Put>().mockRejectedValue(conflict(orderOf(7, 'ready')));
  expect(await send(orderOf(4), put)).toEqual({ kind: 'overtaken', order: orderOf(7, 'ready') });
  expect(put).toHaveBeenCalledTimes(1);
});

it('leaves a step that shows nothing to whoever was first', async () => {
  const put = vi.fn<Put>().mockRejectedValue(conflict(orderOf(7, 'waiting')));
  expect(await send(orderOf(4, 'waiting'), put, { state: 'making' })).toMatchObject({ kind: 'changed' });
});

it('gives up after three changes by others', async () => {
  let version = 4;
  const put = vi.fn<Put>(async () => {
    throw conflict(orderOf(++version));
  });
  expect(await send(orderOf(4), put)).toMatchObject({ kind: 'overtaken' });
  expect(put).toHaveBeenCalledTimes(3);
});

it('throws when no answer came', async () => {
  const lost = new ApiError(0);
  await expect(send(orderOf(4), () => Promise.reject(lost))).rejects.toBe(lost);
});
