import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import type { CreditOutcome, RefundDocument } from '#server/payments/payment-provider.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { payByCard } from '#test/paid-order.ts';
import { makeCredit } from './credit-document.service.ts';

const CREDIT = { kind: 'TaxInvoiceAndReceiptRefund', number: '16001', url: 'https://pay.example/d/16001' };

describe.each(databasesOrOnly('postgres'))('the document of a refund on %s', (kind) => {
  let desk: OrderDesk;
  let provider: FakeProvider;
  let credited: object[];
  let answer: () => Promise<CreditOutcome>;
  beforeEach(async () => {
    provider = fakeProvider();
    credited = [];
    answer = async () => ({ kind: 'made', document: CREDIT });
    provider.credit = async (credit) => {
      credited.push(credit);
      return answer();
    };
    desk = await openOrderDesk(kind, {}, { provider });
  });
  afterEach(() => desk.close());

  const asking = () => ({ db: desk.app.db, provider, now: () => desk.clock.now });
  /** ₪20 of ₪300 by card. */
  const refund = async (document: RefundDocument, by: 'provider' | 'hand' = 'provider') => {
    const { id } = await payByCard(desk, provider);
    provider.refunding = async () => ({ kind: 'done', reference: 'r-1', document });
    const body = { reason: 'ביטול', by, amount: 20 };
    const { data } = (await desk.admin.post(adminApi.orderRefunds(id), body, onceBy())).body;
    return { id, refundId: data.refunds[0]._id as string };
  };
  const documents = async () =>
    (await desk.app.db.selectFrom('order_documents').selectAll().orderBy('at').orderBy('id').execute())
      .filter(({ refund_id }) => refund_id !== null)
      .map(({ state, number }) => [state, number]);

  it('is made apart, once, for what went back of the charge’s document', async () => {
    const { refundId } = await refund('apart');
    expect(await documents()).toEqual([['asked', null]]);
    await Promise.all([makeCredit(asking(), refundId), makeCredit(asking(), refundId)]);
    await makeCredit(asking(), refundId);
    expect(credited).toHaveLength(1);
    expect(credited).toMatchObject([
      { transactionId: 'r-1', amount: 20_00, document: { kind: 'TaxInvoiceAndReceipt', number: '15935' } },
    ]);
    expect(await documents()).toEqual([['made', '16001']]);
  });

  test.each<[CreditOutcome, string]>([
    [{ kind: 'refused', reason: 'code 5' }, 'missing'],
    [{ kind: 'unknown', reason: 'no answer' }, 'unknown'],
  ])('is the admin’s to make after %j', async (outcome, state) => {
    const { refundId } = await refund('apart');
    answer = async () => outcome;
    await makeCredit(asking(), refundId);
    await makeCredit(asking(), refundId);
    expect(credited).toHaveLength(1);
    expect(await documents()).toEqual([[state, null]]);
  });

  it('is the admin’s to make of what she gave back by hand', async () => {
    await refund(null, 'hand');
    expect(await documents()).toEqual([['missing', null]]);
    expect(credited).toEqual([]);
  });

  it('isn’t made a second time by a process that was killed before the answer', async () => {
    const { refundId } = await refund('apart');
    answer = () => Promise.reject(new Error('killed'));
    await expect(makeCredit(asking(), refundId)).rejects.toThrow('killed');
    answer = async () => ({ kind: 'made', document: CREDIT });
    await makeCredit(asking(), refundId);
    expect(credited).toHaveLength(1);
    expect(await documents()).toEqual([['unknown', null]]);
  });

  test.each<[RefundDocument, unknown[]]>([
    [CREDIT, [['made', '16001']]],
    ['missing', [['missing', null]]],
    ['unknown', [['unknown', null]]],
    [null, []],
  ])('that the refund brings as %j is kept', async (document, kept) => {
    await refund(document);
    expect(await documents()).toEqual(kept);
    expect(
      await desk.app.db.selectFrom('jobs').select('id').where('kind', '=', 'credit-document').execute(),
    ).toEqual([]);
  });
});
