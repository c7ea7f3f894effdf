import { PAYMENT_METHODS, type PaymentMethod } from './payment-state.ts';

/** What an order can be paid by: what is switched on, and nothing online without a provider. */
export function openMethods(
  payments: Record<PaymentMethod, { on: boolean }>,
  hasProvider: boolean,
): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => payments[method].on && (method === 'arrange' || hasProvider));
}
