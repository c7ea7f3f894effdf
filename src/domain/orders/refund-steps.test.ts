/** Refunds that follow one another. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '#test/fuzz/run.ts';
import { FREE, agorot } from '../money.ts';
import {
  type RefundAmounts,
  type RefundJudgement,
  type RefundableOrder,
  judgeRefund,
  refundLimits,
} from './refunds.ts';

describe('whatever was paid', () => {
  const lines = fc.array(
    fc.record({ toPay: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 1, max: 12 }) }),
    { minLength: 1, maxLength: 6 },
  );

  it('comes back exactly, in any order and in any steps', () => {
    const steps = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 5_000 }), steps, (ordered, delivery, steps) => {
        let order = paidOrder(ordered, delivery);
        for (const step of steps) order = refundedStep(order, step);
        order = rest(order);
        expect(order.refunded).toBe(order.charged);
        for (const { toPay, refundedAmount } of order.lines) expect(refundedAmount).toBe(toPay);
      }),
      { seed: SEED },
    );
  });

  it('never comes back twice', () => {
    const request = fc.record(
      {
        lines: fc.array(fc.record({ line: fc.constant(0), quantity: fc.integer({ min: 1, max: 12 }) })),
        delivery: fc.boolean(),
        amount: fc.integer({ min: 0, max: 500_000 }).map(agorot),
        fee: fc.integer({ min: 0, max: 10_000 }).map(agorot),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(lines, fc.array(request, { maxLength: 20 }), (ordered, requests) => {
        let order = paidOrder(ordered, 4_000);
        for (const request of requests) {
          const judgement = judgeRefund(request, order);
          if (judgement.kind === 'accepted') order = after(order, judgement.refund);
          expect(order.refunded).toBeLessThanOrEqual(order.charged);
          expect(order.lines[0]!.refundedAmount).toBeLessThanOrEqual(order.lines[0]!.toPay);
          expect(order.lines[0]!.refundedQuantity).toBeLessThanOrEqual(order.lines[0]!.quantity);
        }
      }),
      { seed: SEED },
    );
  });
});

function paidOrder(ordered: { toPay: number; quantity: number }[], delivery: number): RefundableOrder {
  const charged = ordered.reduce((sum, { toPay }) => sum + toPay, delivery);
  return {
    lines: ordered.map(({ toPay, quantity }) => ({
      toPay: agorot(toPay),
      quantity,
      refundedQuantity: 0,
      refundedAmount: FREE,
    })),
    deliveryToPay: agorot(delivery),
    refundedDelivery: FREE,
    charged: agorot(charged),
    refunded: FREE,
  };
}

/** Some of some line; a line without money has nothing to go back. */
function refundedStep(order: RefundableOrder, [which, howMany]: [number, number]): RefundableOrder {
  const index = which % order.lines.length;
  const left = refundLimits(order).lines[index]!;
  if (left.quantity === 0) return order;
  const judgement = judgeRefund({ lines: [{ line: index, quantity: 1 + (howMany % left.quantity) }] }, order);
  return judgement.kind === 'accepted' ? after(order, judgement.refund) : order;
}

function rest(order: RefundableOrder): RefundableOrder {
  const limits = refundLimits(order);
  if (limits.total === 0) return order;
  const lines = limits.lines.flatMap(({ quantity }, line) => (quantity > 0 ? [{ line, quantity }] : []));
  return after(order, accepted(judgeRefund({ lines, delivery: limits.delivery > 0 }, order)));
}

function after(order: RefundableOrder, refund: RefundAmounts): RefundableOrder {
  return {
    ...order,
    lines: order.lines.map((line, index) => {
      const part = refund.lines.find((part) => part.line === index);
      if (!part) return line;
      return {
        ...line,
        refundedQuantity: line.refundedQuantity + part.quantity,
        refundedAmount: agorot(line.refundedAmount + part.amount),
      };
    }),
    refundedDelivery: agorot(order.refundedDelivery + refund.delivery),
    refunded: agorot(order.refunded + refund.total),
  };
}

function accepted(judgement: RefundJudgement): RefundAmounts {
  if (judgement.kind === 'refused') throw new Error(`Refused: ${judgement.refusal.code}`);
  return judgement.refund;
}
