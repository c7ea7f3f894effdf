import { openPage } from '#server/features/orders/paying/open-page.service.ts';
import { type Asking, settleAttempt } from '#server/features/orders/paying/settle-attempt.service.ts';
import type { ProviderReport } from '#server/payments/payment-provider.ts';
import type { FakeProvider } from './fake-provider.ts';
import type { OrderDesk } from './order-desk.ts';

interface PaidOrder {
  id: string;
  attemptId: string;
}

/** Of ₪300, paid by card unless the provider's answer is changed. */
export async function payByCard(
  desk: OrderDesk,
  provider: FakeProvider,
  change: Partial<ProviderReport> = {},
): Promise<PaidOrder> {
  const asking: Asking = { db: desk.app.db, provider, now: () => desk.clock.now };
  const id = await desk.place({ values: { payment_method: 'card' } });
  await openPage({ ...asking, publicUrl: 'https://shop.example', askEverySeconds: null }, id);
  const { attemptId } = provider.pages.at(-1)!;
  provider.pay(attemptId, change);
  await settleAttempt(asking, attemptId);
  return { id, attemptId };
}
